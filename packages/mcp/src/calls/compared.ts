import type { ChangeRow, DraftComparison, Place } from "../library/library.ts";
import { excerptOf, plural, windowOf } from "./limits.ts";

const QUOTE_CHARACTERS_MAX = 80;
const SENTENCE_CHARACTERS_MAX = 160;
const LEFT_OUT_MAX = 3;
/** From so many facts on, two texts that share none of them are different texts. */
const FACTS_MIN = 3;

/** One change with its sentences. `read` is a place to judge; the others are likely to be real. */
export interface ComparedRow {
  kind: "changed" | "lost" | "added" | "read";
  what: string;
  before?: string;
  after?: string;
}

/** A comparison in words. */
export interface Compared {
  summary: string;
  rows: ComparedRow[];
  /** Sentences of the first text without a counterpart. */
  leftOut: string[];
  /** The parts cut from the rows and the sentences, or null. */
  more: string | null;
  counts: { found: number; of: number; certain: number; read: number };
}

const quoted = (text: string, { start, end }: Place): string =>
  `"${excerptOf(text.slice(start, end).trim(), QUOTE_CHARACTERS_MAX).replace(/[.,;:]$/, "")}"`;

const holds = (outer: Place | null, inner: Place | null): boolean =>
  outer !== null && inner !== null && outer.start <= inner.start && inner.start < outer.end;

/** Whether the place is a sentence of its own, which says no more when it is quoted twice. */
const isWhole = (sentence: Place | null, place: Place): boolean =>
  sentence !== null &&
  place.end - place.start > QUOTE_CHARACTERS_MAX / 2 &&
  place.end - place.start >= (sentence.end - sentence.start) * 0.9;

const whatOf = (
  change: ChangeRow,
  pair: { before: Place | null; after: Place | null } | undefined,
  texts: [string, string],
) => {
  const { topic, severity, before, after } = change;
  if (before !== null && after !== null) return `${topic}: ${quoted(texts[0], before)} → ${quoted(texts[1], after)}`;
  const [side, place, text, other] =
    before === null
      ? (["after", after, texts[1], "before"] as const)
      : (["before", before, texts[0], "after"] as const);
  if (place === null) return topic;
  const quote = isWhole(pair?.[side] ?? null, place) ? "this" : quoted(text, place);
  return severity === "hard" ? `${topic}: ${quote}` : `${topic}: ${quote} has no match in ${other}`;
};

const kindOf = ({ severity, status }: ChangeRow): ComparedRow["kind"] =>
  severity === "soft" ? "read" : status === "invented" ? "added" : status;

/** Whether a change says no more than that its sentence is gone. */
const isGone = ({ status, topic }: ChangeRow): boolean =>
  status === "lost" && (topic === "sentence" || topic === "claim");

// Likely changes first: a list that is cut must not hide them.
const inOrder = (changes: readonly ChangeRow[]): ChangeRow[] =>
  (["hard", "soft"] as const).flatMap((wanted) => changes.filter(({ severity }) => severity === wanted));

const foundAgain = (found: number, of: number): string =>
  of === 0
    ? "before holds no figure, date, name or link"
    : `${found} of ${plural(of, "figure, date, name or link", "figures, dates, names and links")} still there`;

const summaryOf = ({ found, of, certain, read }: Compared["counts"], declined: string | null): string => {
  const again = foundAgain(found, of);
  const parts = [
    ...(certain === 0 ? [] : [plural(certain, "likely change")]),
    ...(read === 0 ? [] : [`${read} to read`]),
  ];
  const first =
    of >= FACTS_MIN && found === 0
      ? `Different texts: ${again}.`
      : certain === 0
        ? `No likely change${read === 0 ? "" : `, ${read} to read`}; ${again}.`
        : `${parts.join(", ")}; ${again}.`;
  return declined === null ? first : `${first} The text is not English: not, must and if were compared as words only.`;
};

/** What two texts differ in, in words that name them "before" and "after", for at most `rowsMax` changes. */
export const inWords = (comparison: DraftComparison, before: string, after: string, rowsMax: number): Compared => {
  const { changes, pairs, kept, declined } = comparison;
  const told = inOrder(changes).filter((change) => !isGone(change));
  const rows = told.slice(0, rowsMax).map((change): ComparedRow => {
    const pair = pairs.find((sides) => holds(sides.before, change.before) || holds(sides.after, change.after));
    const sentence = (text: string, side: "before" | "after"): object =>
      pair?.[side] == null ? {} : { [side]: windowOf(text, pair[side], change[side], SENTENCE_CHARACTERS_MAX) };
    return {
      kind: kindOf(change),
      what: whatOf(change, pair, [before, after]),
      ...sentence(before, "before"),
      ...sentence(after, "after"),
    };
  });
  const shown = told.slice(0, rowsMax);
  const gone = pairs.flatMap(({ before: sentence, after: counterpart }) =>
    sentence === null || counterpart !== null || shown.some((change) => holds(sentence, change.before))
      ? []
      : [sentence],
  );
  const leftOut = gone.slice(0, LEFT_OUT_MAX).map((place) => windowOf(before, place, null, SENTENCE_CHARACTERS_MAX));
  const facts = changes.filter(({ fact, status }) => fact && status !== "invented").length;
  const certain = told.filter(({ severity }) => severity === "hard").length;
  const counts = { found: kept, of: kept + facts, certain, read: told.length - certain };
  const cut = [
    ...(told.length > rows.length ? [`${told.length - rows.length} more changes like these`] : []),
    ...(gone.length > leftOut.length ? [`${gone.length - leftOut.length} more sentences left out`] : []),
  ];
  const more = cut.length === 0 ? null : `And ${cut.join(", ")}.`;
  return { summary: summaryOf(counts, declined), rows, leftOut, more, counts };
};

/** The changes as lines, numbered, with their sentences below them. */
export const comparedLines = ({ rows, leftOut, more }: Compared): string[] => [
  ...rows.flatMap(({ kind, what, before, after }, index) => [
    `${index + 1}. ${kind.toUpperCase()} ${what}`,
    ...(before === undefined ? [] : [`   before: ${before}`]),
    ...(after === undefined ? [] : [`   after: ${after}`]),
  ]),
  ...(leftOut.length === 0 ? [] : [`Left out: ${leftOut.map((sentence) => `"${sentence}"`).join(" ")}`]),
  ...(more === null ? [] : [more]),
];

/** The same as data. */
export const comparedData = ({ rows, leftOut, more, counts }: Compared): Record<string, unknown> => ({
  counts,
  changes: rows,
  ...(leftOut.length === 0 ? {} : { leftOut }),
  ...(more === null ? {} : { more }),
});
