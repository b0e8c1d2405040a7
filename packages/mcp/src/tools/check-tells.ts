import type { RegisterId } from "@rewrite-service/text";
import { answered } from "../calls/answer.ts";
import { excerptOf, plural, tooLong, wholeWords } from "../calls/limits.ts";
import type { Tool } from "../calls/tool.ts";
import type { TellRow, TellsReport } from "../library/library.ts";
import { CHECK_TELLS, FINDINGS_SHOWN } from "../listings/local.ts";

/** A phrase to change, and how often it occurs where that is more than once. */
interface Phrase {
  phrase: string;
  times?: number;
  name: string;
  fix: string;
}

const fixOf = ({ replacement, suggestion }: TellRow): string => {
  if (replacement === null) return excerptOf(suggestion, 200).replace(/\.$/, "");
  return replacement === "" ? "cut it" : `try "${replacement}"`;
};

/** The findings as phrases, each once, in the order of the text; where there is no room for all, the heaviest. */
const phrasesIn = (text: string, findings: readonly TellRow[], max: number): { shown: Phrase[]; cut: boolean } => {
  const phrases = new Map<string, Phrase & { weight: number }>();
  for (const finding of findings) {
    const phrase = excerptOf(wholeWords(text, finding), 120);
    const key = `${finding.id} ${phrase.toLowerCase()}`;
    const known = phrases.get(key);
    if (known !== undefined) known.times = (known.times ?? 1) + 1;
    else phrases.set(key, { phrase, name: finding.name.toLowerCase(), fix: fixOf(finding), weight: finding.weight });
  }
  const all = [...phrases.values()];
  const kept = new Set(all.toSorted((a, b) => b.weight - a.weight).slice(0, max));
  const shown = all
    .filter((phrase) => kept.has(phrase))
    .map(({ phrase, times, name, fix }) => ({ phrase, ...(times === undefined ? {} : { times }), name, fix }));
  return { shown, cut: shown.length < all.length };
};

const summaryOf = (report: TellsReport, register: string | undefined, cut: number | null): string => {
  const { score, verdict, words, findings } = report;
  const as = register === undefined ? "" : `, as ${register}`;
  const judged = verdict === null ? `${plural(words, "word")}: too few for a verdict` : `${plural(words, "word")}${as}`;
  const marks = `(score ${score} of 100, ${judged})`;
  if (findings.length === 0) return `No phrase to change ${marks}.`;
  const listed = cut === null ? "" : ` Listed: ${cut === 0 ? "none" : `the ${cut} heaviest`}.`;
  return `${plural(findings.length, "phrase")} to change ${marks}.${listed}`;
};

const AFTER_EDIT =
  "Change these only; keep every figure, name and date. Then check_tells once more, and compare_drafts with the original.";

export const checkTells: Tool = {
  ...CHECK_TELLS,
  run: async (input, context) => {
    const {
      text,
      register,
      maxFindings = FINDINGS_SHOWN,
    } = input as {
      text: string;
      register?: RegisterId;
      maxFindings?: number;
    };
    const refusal = tooLong(text);
    if (refusal !== null) return refusal;
    const report = (await context.library()).checkTells(text, register === undefined ? {} : { register });
    if (report.score === null) {
      return answered({ summary: `Not checked: ${report.declined} This does not mean that it is clean.` });
    }
    const { shown: findings, cut } = phrasesIn(text, report.findings, maxFindings);
    return answered({
      summary: summaryOf(report, register, cut ? findings.length : null),
      lines: findings.map(
        ({ phrase, times, name, fix }, index) =>
          `${index + 1}. "${phrase}"${times === undefined ? "" : ` (${times} times)`} – ${name}: ${fix}.`,
      ),
      next: report.findings.length === 0 ? null : AFTER_EDIT,
      data: { score: report.score, total: report.findings.length, findings },
    });
  },
};
