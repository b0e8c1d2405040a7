import { upperFirst } from "../document/case.ts";
import type { Span } from "../document/span.ts";
import { applyEdits, type Edit } from "./edits.ts";
import { isGroup, LIST_ITEM, readMessage } from "../document/message.ts";
import { ACRONYM, capitalised } from "./notes/sentence.ts";
import { DAY, dayInFull, MONTH, SHORTHAND } from "./shorthand.ts";
import { editsOf } from "./transforms/transform.ts";

// Where a sentence starts: with the text, after its mark, after a line that ended or a blank one.
const START = /(?:^|[.!?…]["”’)]?\s+|[.!?:,]\n|\n\s*\n)(?=[\p{L}])/gu;
const ABBREVIATED = /\b(?:e\.g|i\.e|etc|vs|approx|a\.m|p\.m|no|incl|[a-z])\.\s+$/i;

const starts = (text: string): number[] =>
  [...text.matchAll(START)].flatMap(({ 0: { length }, index }) => {
    const at = index + length;
    return ABBREVIATED.test(text.slice(Math.max(0, index - 8), at)) ? [] : [at];
  });

// A word with a digit, a dot or a capital inside is a name: p95, example.org, iOS.
const SMALL_WORD = /[a-z]+(?:['’][a-z]+)?(?=[\s,.:;!?)]*(?:\s|$))/y;

const smallWordAt = (text: string, at: number): string | null => {
  SMALL_WORD.lastIndex = at;
  return SMALL_WORD.exec(text)?.[0] ?? null;
};

const LOOK_MAX = 600;

/** Whether a text was typed in haste: of the first sentences of its body, which a frame never drops, at least half start small. */
const isHasty = (text: string): boolean => {
  const body = readMessage(text).blocks.join("\n\n").slice(0, LOOK_MAX);
  const all = starts(body);
  const small = all.filter((at) => smallWordAt(body, at) !== null).length;
  return small > 0 && 2 * small >= all.length;
};

const anyOf = (words: string): string => words.replaceAll(" ", "|");
// Words whose apostrophe was left out; where they are words without it too, what follows tells.
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|ca|wo|could|would|should|has|have|had)nt\b/g, "$1n't"],
  [/\b(you|we|they)(ve)\b|\b(you|they)(re)\b/g, "$1$3'$2$4"],
  [/\b(that|there|what|here)s\b(?! of\b)/g, "$1's"],
  [/\bi(m|ve)\b/g, "I'$1"],
  [/\bid(?= (?:like|love|rather|say|prefer|suggest|appreciate|be)\b)/g, "I'd"],
  [
    new RegExp(
      `\\bill(?= (?:${anyOf("be do have send get try take make check ask call go see let share follow add update write ping join start need")})\\b)`,
      "g",
    ),
    "I'll",
  ],
  [
    new RegExp(
      `\\bits(?= (?:${anyOf("a an the because not been too also just only really very probably still going fine ok okay done ready likely about now already hard easy good great")})\\b)`,
      "g",
    ),
    "it's",
  ],
  [/\bits(?= [a-z]{3,}ing (?:the|an?|us|me|our|my|your|it|this|that|now)\b)/g, "it's"],
  [
    new RegExp(
      `\\blets(?= (?:${anyOf("talk meet do go see discuss keep try move make get sync use not start catch chat plan just wait")})\\b)`,
      "g",
    ),
    "let's",
  ],
  [/(?<![\w'’.-])i(?=[\s,]|['’](?:m|ve|ll|d)\b)/g, "I"],
];
const LACKS_I = /(?<=\bsorry\b[^.!?\n]{0,60}), was(?= (?:out|sick|off|away|travell?ing|in|on|stuck|swamped|busy)\b)/gi;

const filled = (written: string, match: RegExpExecArray): string =>
  written.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");

const spell =
  (rows: readonly (readonly [RegExp, string])[]) =>
  (text: string): Edit[] =>
    rows.flatMap(([pattern, written]) => editsOf(text, pattern, (match) => filled(written, match)));

// What a hasty sentence opens with and can do without, and the words that it lacks.
const OPENINGS: readonly (readonly [RegExp, string])[] = [
  [
    /(?:hey|hi|yo),? (?=(?:sorry|just|quick|so|can|could|do|did|is|any|i|we|was|thanks|thank|wanted|not|when|what|how|hope)\b)/y,
    "",
  ],
  [/(?:ok(?:ay)?,? so|yeah,? so|so,? yeah|so,? basically|basically),? /y, ""],
  [/(?=just wanted to\b|wanted to\b|hoping\b(?! for the)|was wondering\b|hope (?:you|this|all|your)\b)/y, "I "],
  [/(?=just (?:checking|following|wondering|writing|looking|letting)\b)/y, "I am "],
  [/(?=(?:would|might) be (?:good|great|nice|helpful|better|worth)\b)/y, "It "],
];
const openingEdits = (text: string, from: number, inLine = false): Edit[] => {
  let at = from;
  const edits: Edit[] = [];
  for (const [pattern, insert] of OPENINGS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) continue;
    const end = at + match[0].length;
    edits.push({ start: at, end, insert: inLine && insert === "It " ? "it " : insert });
    at = end;
    if (insert !== "") return edits;
  }
  const word = smallWordAt(text, at);
  if (word === null || inLine) return edits;
  return [...edits, { start: at, end: at + word.length, insert: capitalised(word) }];
};

const QUESTION =
  /(?:^|[.!?]\s+)(?:(?:and|but|so|also),? )?(?:(?:can|could|would|will|is|are|was|were|do|does|did|has|have|should|shall|may) (?:you|we|i|he|she|it|they|the|this|that|there|any|anyone|someone|somebody|anybody|everyone|all)\b|(?:what|when|where|who|why|how|which)(?:['’]s)? ?(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|time|long|many|much|about)\b|any (?:news|updates?|chance|idea|thoughts|objections)\b)[^.!?]*$/i;

/** The mark that a line lacks at its end, "" where it has one. */
const missingMark = (line: string): string =>
  LIST_ITEM.test(line) || /^\s*(?:>|\||#)/.test(line) || !/[\p{L}\d)%"”’]$/u.test(line) || line.split(/\s+/).length < 3
    ? ""
    : QUESTION.test(line)
      ? "?"
      : ".";

const WRAPPED_AT = 45;

/** Where the body of a text starts and ends. */
const bodyOf = (text: string): Span => {
  const { greeting, signOff } = readMessage(text);
  const end = signOff === "" ? text.length : text.lastIndexOf(/^[^,\n]*/.exec(signOff)?.[0] ?? "");
  return { start: greeting.length, end: Math.max(end, greeting.length) };
};

/** Each line of a body with its place, whether the next goes on with it, and the line below. */
const linesOf = (text: string): { at: number; line: string; below: string | null; wrapped: boolean }[] => {
  const { start, end } = bodyOf(text);
  let at = start;
  const lines = text.slice(start, end).split("\n");
  return lines.map((line, index) => {
    const below = lines[index + 1] ?? null;
    const place = { at, line, below, wrapped: line.length >= WRAPPED_AT && /^\p{Ll}/u.test(below ?? "") };
    at += line.length + 1;
    return place;
  });
};

const markEdits = (text: string): Edit[] =>
  linesOf(text).flatMap(({ at, line, below, wrapped }) => {
    const whole = line.trimEnd();
    const insert = wrapped || LIST_ITEM.test(below ?? "") ? "" : missingMark(whole);
    return insert === "" ? [] : [{ start: at + whole.length, end: at + whole.length, insert }];
  });

/** Sentences on lines of their own, one under another as in a chat, as one paragraph. */
const joinEdits = (text: string): Edit[] =>
  linesOf(text).flatMap(({ at, line, below }) =>
    /[.!?]$/.test(line) &&
    line.length < WRAPPED_AT &&
    below !== null &&
    /^[\p{L}\d]/u.test(below) &&
    /[.!?]$/.test(below) &&
    !LIST_ITEM.test(line) &&
    !LIST_ITEM.test(below)
      ? [{ start: at + line.length, end: at + line.length + 1, insert: " " }]
      : [],
  );

/** The names in the greeting and under the sign-off with capitals, and the comma behind the first. */
const nameEdits = (text: string): Edit[] => {
  const { greeting, signOff } = readMessage(text);
  const last = /(?<=\n)\p{Ll}+$/u.exec(signOff)?.[0] ?? "";
  const edits = last === "" ? [] : [{ start: text.length - last.length, end: text.length, insert: upperFirst(last) }];
  const greeted = editsOf(text.slice(0, greeting.length), /(?<= )\p{Ll}+(?=[\s,!:]|$)/gu, ([word]) =>
    isGroup(word) ? null : upperFirst(word),
  );
  // "hi dan - can you" greets before its dash.
  const dash = text.startsWith(greeting) ? [] : [{ start: greeting.length - 1, end: greeting.length + 1, insert: "," }];
  return [...greeted, ...dash, ...edits];
};

const sentenceEdits = (text: string): Edit[] => {
  const { start } = bodyOf(text);
  const first = start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);
  // Behind a greeting on its line a sentence goes on small.
  const inLine = start > 0 && !text.slice(start, first).includes("\n");
  return [...new Set([...starts(text), first])]
    .sort((a, b) => a - b)
    .flatMap((at) => openingEdits(text, at, inLine && at === first));
};

type Step = (text: string) => Edit[];

// Each group reads what the one before it made, and is left out alone where it would not keep the facts.
const GROUPS: readonly (readonly Step[])[] = [
  [spell(WORDS)],
  [spell(SHORTHAND)],
  [(text) => editsOf(text, LACKS_I, () => ": I was")],
  [
    (text) => editsOf(text, DAY, ([day]) => dayInFull(day)),
    (text) => editsOf(text, /(?<=day)[+&](?=[A-Z][a-z]+day\b)/g, () => " and "),
  ],
  [(text) => editsOf(text, MONTH, ([month]) => upperFirst(month))],
  [
    (text) =>
      editsOf(
        text,
        ACRONYM,
        ([word, plural = ""]) => word.slice(0, word.length - plural.length).toUpperCase() + plural,
      ),
  ],
  [nameEdits],
  [markEdits, joinEdits, sentenceEdits],
];

/**
 * A text that was typed in haste, in the spelling of a letter: sentences with a capital and a mark, "I", apostrophes,
 * days and shorthand in full. No edit touches what `guards` gives, and none is made that `keeps` refuses.
 */
export const spelled = (
  text: string,
  guards: (text: string) => readonly Span[],
  keeps: (before: string, after: string) => boolean,
): string => {
  if (!isHasty(text)) return text;
  return GROUPS.reduce((now, steps) => {
    const next = steps.reduce((made, step) => applyEdits(made, step(made), guards(made)), now);
    return next === now || keeps(now, next) ? next : now;
  }, text);
};
