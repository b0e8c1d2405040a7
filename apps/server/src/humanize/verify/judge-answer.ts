/** What a judge said, before anything of it is believed. */
export interface Said {
  findings: readonly SaidFinding[];
  /** Numbers of doubts. */
  withdrawn: readonly number[];
}

export interface SaidFinding {
  why: string;
  type: string;
  before: string;
  after: string;
}

/** Longest answer that is read, in UTF-16 units; a longer one is no judgement. */
export const ANSWER_CHARACTERS_MAX = 40_000;
const CANDIDATES_MAX = 200;
const FINDINGS_READ_MAX = 60;

/** Reads a judge's answer: JSON with anything around it, JSON that is slightly broken, or one finding a line. Null where nothing of it can be read. */
export const readJudgeAnswer = (answer: string): Said | null => {
  if (answer.length > ANSWER_CHARACTERS_MAX) return null;
  const values = jsonIn(answer);
  // The last one counts: earlier ones may be quotations of the texts, or a first try.
  const whole = values.map(saidIn).findLast((said) => said !== null) ?? null;
  if (whole !== null) return whole;
  const alone = values.flatMap((value) => findingIn(value) ?? []);
  const findings = alone.length > 0 ? alone : findingsInLines(answer);
  return findings.length === 0 ? null : { findings: findings.slice(0, FINDINGS_READ_MAX), withdrawn: [] };
};

const saidIn = (value: unknown): Said | null => {
  const list = Array.isArray(value) ? (value as unknown[]) : membersOf(value)["findings"];
  if (!Array.isArray(list)) return null;
  const findings = list.flatMap((entry: unknown) => findingIn(entry) ?? []);
  // A list of something else, such as numbers in the prose around the answer.
  if (Array.isArray(value) && findings.length < list.length) return null;
  const { withdrawn } = membersOf(value);
  return {
    findings: findings.slice(0, FINDINGS_READ_MAX),
    withdrawn: Array.isArray(withdrawn) ? withdrawn.map(Number).filter((number) => Number.isSafeInteger(number)) : [],
  };
};

const findingIn = (value: unknown): SaidFinding | null => {
  const { why, type, before, after } = membersOf(value);
  if (before === undefined && after === undefined) return null;
  return { why: textOf(why), type: textOf(type), before: textOf(before), after: textOf(after) };
};

const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Every whole JSON object or list of a text, outermost first, in order. */
const jsonIn = (text: string): unknown[] => {
  const values: unknown[] = [];
  const opener = /[{[]/g;
  for (let tried = 0; tried < CANDIDATES_MAX; tried += 1) {
    const start = opener.exec(text)?.index;
    if (start === undefined) break;
    const end = closedAt(text, start);
    const value = end === null ? undefined : parsed(text.slice(start, end));
    if (end === null || value === undefined) continue;
    values.push(value);
    opener.lastIndex = end;
  }
  return values;
};

/** Where the bracket that opens at `start` is closed, strings aside; null where it never is. */
const closedAt = (text: string, start: number): number | null => {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const unit = text.charAt(at);
    if (unit === "\\" && quoted) at += 1;
    else if (unit === '"') quoted = !quoted;
    else if (!quoted && (unit === "{" || unit === "[")) depth += 1;
    else if (!quoted && (unit === "}" || unit === "]")) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return null;
};

const parsed = (text: string): unknown => {
  for (const tried of [text, text.replace(/[\r\n\t]+/g, " ").replace(/,\s*(?=[}\]])/g, "")]) {
    try {
      return JSON.parse(tried) as unknown;
    } catch {
      // Tried again, or given up: it is not JSON.
    }
  }
  return undefined;
};

const LABELLED = (name: string): RegExp =>
  new RegExp(
    `\\b${name}"?\\s{0,3}[:=]\\s{0,3}["“]([^\\n]{0,2000}?)["”]\\s{0,3}(?:[,;|})\\]]|$|"?\\b(?:why|type|before|after)\\b)`,
    "iu",
  );
const BEFORE = LABELLED("before");
const AFTER = LABELLED("after");
const WHY = LABELLED("why");
const TYPE = /\btype"?\s{0,3}[:=]\s{0,3}["“]?([a-z]{1,20})/iu;

// One finding a line, with named members; also what is left of JSON whose quotations were not escaped.
const findingsInLines = (answer: string): SaidFinding[] =>
  answer
    .split(/\n|\}\s{0,3},?\s{0,3}(?=\{)/)
    .slice(0, CANDIDATES_MAX)
    .flatMap((line) => {
      const before = BEFORE.exec(line)?.[1];
      const after = AFTER.exec(line)?.[1];
      if (before === undefined && after === undefined) return [];
      const [why = "", type = ""] = [WHY.exec(line)?.[1], TYPE.exec(line)?.[1]];
      return [{ why, type, before: unescaped(before ?? ""), after: unescaped(after ?? "") }];
    });

const unescaped = (text: string): string => text.replace(/\\(["\\/])/g, "$1");
