import { checkTells, compareDrafts } from "@rewrite-service/text";
import { maskDraft } from "../src/humanize/gate/placeholders.ts";
import type { Brief } from "../src/providers/brief.ts";
import type { ModelRow } from "./model-row.ts";

/** Dollars for a million tokens. */
export interface Prices {
  input: number;
  output: number;
}

export const dollars = (tokens: { input: number; output: number }, prices: Prices): number =>
  (tokens.input * prices.input + tokens.output * prices.output) / 1e6;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const percent = (part: number, whole: number): string =>
  whole === 0 ? "none" : `${((100 * part) / whole).toFixed(1)} %`;
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const tellsOf = (text: string): number => checkTells(text).findings.length;
const wordsOf = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const counted = (rows: readonly ModelRow[], outcome: ModelRow["outcome"]): string => {
  const all = rows.filter((row) => row.outcome === outcome);
  const reasons = new Map<string, number>();
  for (const { why } of all) {
    const kind = /^[^.]*/.exec(why ?? "")?.[0] ?? "";
    if (kind !== "") reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
  }
  const list = [...reasons].toSorted(([, a], [, b]) => b - a).map(([kind, number]) => `${kind} ${number}`);
  return `${all.length}${list.length === 0 ? "" : ` (${list.join("; ")})`}`;
};

/** What a file of answers says of one model, a line for each figure. Comparison, tells and length are of whole texts alone. */
export const summaryOf = (
  model: string,
  rows: readonly ModelRow[],
  briefs: ReadonlyMap<string, Brief>,
  prices: Prices | null,
): string => {
  const whole = rows.flatMap((row) => {
    const brief = briefs.get(row.id);
    const isWhole = row.outcome === "finished" || row.outcome === "repaired";
    return brief === undefined || !isWhole ? [] : [{ row, brief }];
  });
  const spans = whole.flatMap(({ row, brief }) =>
    maskDraft(brief.text, brief.protectedSpans, []).required.map((span) => row.text.includes(span.text)),
  );
  const compared = whole.map(({ row, brief }) => compareDrafts(brief.text, row.text, { fromNotes: brief.fromNotes }));
  const alarms = compared.filter(({ alarm }) => alarm).length;
  const drafts = whole.map(({ brief }) => brief.text);
  const texts = whole.map(({ row }) => row.text);
  const perThousand = (list: readonly string[]): string =>
    ((1_000 * sum(list.map(tellsOf))) / Math.max(1, sum(list.map(wordsOf)))).toFixed(1);
  const first = rows.flatMap(({ firstByteMs }) => (firstByteMs === null ? [] : [firstByteMs]));
  const tokens = { input: sum(rows.map((row) => row.tokens.input)), output: sum(rows.map((row) => row.tokens.output)) };
  return [
    `${model}: ${rows.length} drafts`,
    `  finished at once   ${counted(rows, "finished")}`,
    `  repaired           ${counted(rows, "repaired")}`,
    `  stopped            ${counted(rows, "stopped")}`,
    `  provider failed    ${counted(rows, "failed")}`,
    `  spans kept         ${spans.filter(Boolean).length} of ${spans.length}`,
    `  comparison alarms  ${alarms} of ${whole.length} (${percent(alarms, whole.length)}); facts lost ${sum(compared.map(({ counts }) => counts.lost))}, new ${sum(compared.map(({ counts }) => counts.invented))}`,
    `  tells              ${perThousand(texts)} in 1,000 words; the drafts ${perThousand(drafts)}`,
    `  length             ${percent(sum(texts.map(wordsOf)), sum(drafts.map(wordsOf)))} of the drafts' words`,
    `  first byte         ${quantile(first, 0.5)} ms in the median, ${quantile(first, 0.9)} ms at the ninth decile`,
    `  tokens             ${tokens.input} in, ${tokens.output} out`,
    ...(prices === null ? [] : [`  price              $${dollars(tokens, prices).toFixed(4)}`]),
  ].join("\n");
};
