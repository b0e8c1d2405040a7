import { upperFirst } from "../document/case.ts";
import { LIST_ITEM } from "../document/list-item.ts";
import { isGroup, opensClause, readMessage } from "../document/message.ts";
import type { Span } from "../document/span.ts";
import { apart, applied, editsOf, type Edit } from "./edits.ts";
import type { Pass } from "./pass.ts";
import { TYPING } from "./typing-table.ts";

const starts = (text: string): number[] =>
  [...text.matchAll(TYPING().hasty.start)].flatMap(({ 0: { length }, index }) => {
    const at = index + length;
    return TYPING().hasty.abbreviated.test(text.slice(Math.max(0, index - 8), at)) ? [] : [at];
  });

const smallWordAt = (text: string, at: number): string | null => {
  const { smallWord } = TYPING().hasty;
  smallWord.lastIndex = at;
  return smallWord.exec(text)?.[0] ?? null;
};

/** The word at a place as a sentence opens with it; null where none can be said. */
const opening = (text: string, at: number): Edit | null => {
  const word = smallWordAt(text, at);
  if (word === null) return null;
  const insert = word.replace(TYPING().hasty.acronym, "") === "" ? word.toUpperCase() : upperFirst(word);
  return { start: at, end: at + word.length, insert };
};

/** Units before a place in which the word that ends there stands. */
const WORD_MAX = 40;

/**
 * A note with a capital at its start and behind each sentence that surely ends: within a note a full stop shortens a word
 * as often as it ends a sentence.
 */
export const withCapitals = (note: string): string => {
  const first = /^(?:#+ |[*_]+)?/.exec(note)?.[0].length ?? 0;
  const { sureEnd, asksAnew } = TYPING().hasty;
  const ends = starts(note).filter(
    (at) => sureEnd.test(note.slice(Math.max(0, at - WORD_MAX), at)) || asksAnew.test(note.slice(at)),
  );
  const edits = [...new Set([first, ...ends])].flatMap((at) => opening(note, at) ?? []);
  // One letter by itself is a name or a mark.
  return applied(
    note,
    edits.filter(({ start, end }) => end - start > 1),
  );
};

const LOOK_MAX = 600;

/** Whether a text was typed in haste: of the first sentences of its body at least half start small. */
export const isHasty = (text: string): boolean => {
  const body = readMessage(text).blocks.join("\n\n").slice(0, LOOK_MAX);
  const all = starts(body);
  const small = all.filter((at) => smallWordAt(body, at) !== null).length;
  return small > 0 && 2 * small >= all.length;
};

/** A path, a file or an address at the end of a line, which a stop would spoil. */
const PATH = /(?:^|\s)(?![£$€(]*[\d.,:]+[%)]*$)\S*[/_\\=@#.]\S*$/;

/** "." or "?" where it is certain which, else nothing. */
const markBehind = (line: string): string => {
  const { askedFirst, askedLast, goesOn, mayAsk, question, runOn, runsOn } = TYPING().hasty;
  if (askedLast.test(line)) return "?";
  const at = line.search(question);
  const asked = line.slice(at);
  if (at >= 0 && !goesOn.test(asked) && asked.search(runOn) < 0) return runsOn.test(asked) ? "" : "?";
  // A question that gets its own mark asks no more.
  const left = line
    .replace(runOn, "")
    .replace(askedFirst, "")
    .replace(/^.*[.!?]\s+/, "");
  return mayAsk.test(left) ? "" : ".";
};

/** A row of a table without rules around it. */
const ROW = /^.*\|.*\|.*$/gm;

/** The mark that a line lacks at its end, "" where it has one or needs none. */
const missingMark = (line: string): string =>
  LIST_ITEM.test(line) ||
  /^\s*(?:[>|#]|[A-Za-z][.)]\s)/.test(line) ||
  PATH.test(line) ||
  line.search(ROW) >= 0 ||
  !/[\p{L}\d)%"”’]$/u.test(line) ||
  line.trim().split(/\s+/).length < 5
    ? ""
    : markBehind(line);

const WRAPPED_AT = 45;

/** Where the body of a text starts and ends. */
const bodyOf = (text: string): Span => {
  const { greeting, signOff } = readMessage(text);
  const end = signOff === "" ? text.length : text.lastIndexOf(/^[^,\n]*/.exec(signOff)?.[0] ?? "");
  // "hi dan - can you" greets before its dash, which opens no item.
  const start =
    greeting.length + (greeting === "" ? 0 : (/^[-–—]\s+/.exec(text.slice(greeting.length))?.[0].length ?? 0));
  return { start, end: Math.max(end, start) };
};

/** A line that thanks at the end of its last sentence, which is one all the same: "let me know by Friday, thanks". */
const THANKS_LAST = /[^\s.!?]+(?: [^\s.!?]+){2,}, (?:thanks|thank you|cheers)$/;

/** The mark that a line lacks at its end where it may be signed there; a question is left as it thanks. */
const markOf = (line: string): string => {
  if (!TYPING().hasty.signed.test(line)) return missingMark(line);
  return THANKS_LAST.test(line) && missingMark(line) === "." ? "." : "";
};

const markEdits = (text: string): Edit[] => {
  const { start, end } = bodyOf(text);
  let at = start;
  const lines = text.slice(start, end).split("\n");
  return lines.flatMap((line, index) => {
    const below = lines[index + 1] ?? "";
    const from = at;
    at += line.length + 1;
    const whole = line.trimEnd();
    const isWrapped = line.length >= WRAPPED_AT && /^\p{Ll}/u.test(below);
    if (isWrapped || LIST_ITEM.test(below)) return [];
    const insert = markOf(whole);
    return insert === "" ? [] : [{ start: from + whole.length, end: from + whole.length, insert }];
  });
};

const questionEdits = (text: string): Edit[] => [
  ...[...text.matchAll(TYPING().hasty.runOn)].map(({ 0: { length }, index }) => ({
    start: index + length - 1,
    end: index + length - 1,
    insert: "?",
  })),
  ...[...text.matchAll(TYPING().hasty.askedFirst), ...text.matchAll(TYPING().hasty.asked)].flatMap((match) => {
    const words = match[0];
    const at = match.index + words.lastIndexOf(match[1] as string);
    const isShort = TYPING().hasty.abbreviated.test(`${text.slice(Math.max(0, at - 8), at)}. `);
    if ((match[1] === "." && (isShort || TYPING().hasty.goesOn.test(words))) || /\bif\b/i.test(words)) return [];
    return [{ start: at, end: at + 1, insert: "?" }];
  }),
];

/** Question marks and full stops that a hasty draft lacks. */
export const marks: Pass = {
  kind: "capitals",
  spells: true,
  edits: (text, { hasty }) => (hasty ? [...markEdits(text), ...questionEdits(text)] : []),
};

const NOBODY =
  /^(?:again|everything|mate|love|babe|hun|dude|bro|man|lads|ladies|girls|boys|sir|madam|customers?|neighbours?)$/;
/** Units at the end of a text in which a closing and a name stand. */
const TAIL = 90;

/** The name behind a hello that runs on, with its capital and its comma. */
const calledEdits = (text: string): Edit[] => {
  const [all = "", word = ""] = TYPING().hasty.called.exec(text) ?? [];
  if (word === "" || word !== word.toLowerCase() || isGroup(word) || opensClause(word) || NOBODY.test(word)) return [];
  return [{ start: all.length - word.length, end: all.length, insert: `${upperFirst(word)},` }];
};

/** The comma behind a greeting that runs on. */
const commaEdits = (text: string): Edit[] => {
  const end = TYPING().hasty.unparted.exec(text)?.[0].length ?? 0;
  return end === 0 ? [] : [{ start: end, end, insert: "," }];
};

/** The name that is thanked last with its capital, and the comma before one that signs. */
const closingEdits = (text: string): Edit[] => {
  const end = text.trimEnd().length;
  const tail = text.slice(Math.max(0, end - TAIL), end);
  const thanked = TYPING().hasty.thanked.exec(tail)?.[1] ?? "";
  if (thanked !== "" && thanked === thanked.toLowerCase())
    return [{ start: end - thanked.length, end, insert: upperFirst(thanked) }];
  const signed = TYPING().hasty.closed.exec(tail)?.[1] ?? "";
  const at = end - signed.length;
  return signed === "" ? [] : [{ start: at, end: at, insert: "," }];
};

/** The names in the greeting and under the sign-off with capitals, and the comma behind the first. */
const nameEdits = (text: string): Edit[] => {
  const { greeting, signOff } = readMessage(text);
  const last = /(?<=\n)\p{Ll}+$/u.exec(signOff)?.[0] ?? "";
  const edits = last === "" ? [] : [{ start: text.length - last.length, end: text.length, insert: upperFirst(last) }];
  const greeted = TYPING().hasty.greetedSmall.test(greeting)
    ? editsOf(text.slice(0, greeting.length), /(?<= )\p{Ll}+(?=[\s,!:]|$)/gu, ([word]) =>
        isGroup(word) || /^(?:morning|afternoon|evening|day|mate|love)$/.test(word) ? null : upperFirst(word),
      )
    : [];
  const called = greeting === "" ? calledEdits(text) : [];
  const comma = greeting === "" && called.length === 0 ? commaEdits(text) : [];
  return [...greeted, ...called, ...comma, ...closingEdits(text), ...edits];
};

/** Names that the draft writes in capitals elsewhere, and small here no more often; what has an article is no name. */
const knownNames = (text: string): Edit[] => {
  const { named, noName, small } = TYPING().hasty;
  const uses = new Map<string, number>();
  const count = (word: string, by: number): unknown => uses.set(word, (uses.get(word) ?? 0) + by);
  for (const [name] of text.matchAll(named)) if (!noName.test(name)) count(name.toLowerCase(), 1);
  for (const [word, article] of text.matchAll(small)) count(word, article === undefined ? -1 : -Infinity);
  return editsOf(text, small, ([word]) => ((uses.get(word) as number) < 0 ? null : upperFirst(word)));
};

const sentenceEdits = (text: string): Edit[] => {
  const { start } = bodyOf(text);
  const first = start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);
  // A name by itself in the first line greets.
  const below = /^\p{Lu}\p{Ll}+,?\n+(?=\p{Ll})/u.exec(text)?.[0].length ?? first;
  const edits = [...new Set([...starts(text), first, below])].flatMap((at) => {
    // Behind a greeting on its line a sentence goes on small.
    if (at === first && start > 0 && !text.slice(start, at).includes("\n")) return [];
    if (at > 0 && TYPING().hasty.greeted.test(text.slice(0, at))) return [];
    return LIST_ITEM.test(text.slice(at)) ? [] : (opening(text, at) ?? []);
  });
  const rows = editsOf(text, ROW, () => "");
  return apart(edits, rows);
};

const TITLE = /(?<![\w./@-]|\d )(?:mr|mrs|ms|dr|cllr|prof)(?=\.? \p{Lu})/gu;
const acronymEdits = (text: string): Edit[] => [
  ...editsOf(text, TYPING().hasty.acronym, ([word]) => word.toUpperCase()),
  ...editsOf(text, TITLE, ([word]) => upperFirst(word)),
  ...editsOf(
    text,
    TYPING().hasty.titled,
    ([, title, dot, name]) => `${upperFirst(title as string)}${dot} ${upperFirst(name as string)}`,
  ),
];

/** Capitals that a hasty text lacks: where sentences start and on names. */
export const capitalEdits = (text: string): Edit[] => [
  ...sentenceEdits(text),
  ...knownNames(text),
  ...acronymEdits(text),
];

export const capitals: Pass = {
  kind: "capitals",
  spells: true,
  edits: (text, { hasty }) => (hasty ? capitalEdits(text) : []),
};

/** Capitals of the names around a hasty draft. */
export const names: Pass = {
  kind: "capitals",
  spells: true,
  edits: (text, { hasty }) => (hasty ? nameEdits(text) : []),
};
