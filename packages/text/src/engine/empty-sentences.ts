import { LIST_ITEM } from "../document/list-item.ts";
import { sentences } from "../document/sentences.ts";
import type { Span } from "../document/span.ts";
import type { Edit } from "./edits.ts";
import type { Pass, Setting } from "./pass.ts";
import { PATTERNS } from "./pattern-table.ts";

/** Units of the longest formula. */
const LENGTH_MAX = 260;
/** Units in which what an assistant says before a text stands. */
const OPENING_MAX = 400;
/** A name, a figure, a link: what nobody says by habit. */
const HOLDS = /\d|@|[^.!?]\s(?!I\b)\p{Lu}/u;

const isFormula = (words: string, isStock: () => boolean): boolean => {
  const { first, empty, emptyInStock } = PATTERNS().formulas;
  return first.test(words) && (empty.test(words) || (emptyInStock.test(words) && !HOLDS.test(words) && isStock()));
};
/** A rule that stood between a text and what was said around it. */
const RULE = /\n\s*-{3,}\s*$/;
const PICTURES = /^(?:[ \t]*(?:\p{Extended_Pictographic}|\uFE0F|\u200D))+/u;

/** Where a sentence that goes starts and ends; null where it stays. */
const emptyIn = (text: string, { start, end }: Span, { register, isStock }: Setting): Span | null => {
  const greeted = PATTERNS().formulas.greeted.exec(text.slice(start, end))?.[0].length ?? 0;
  const from = start + greeted;
  if (end - from > LENGTH_MAX) return null;
  const words = text.slice(from, end).replace(PICTURES, "").trim();
  if (
    !(isFormula(words, isStock) || (register === "slack" && PATTERNS().formulas.wish.test(words))) ||
    HOLDS.test(words)
  )
    return null;
  return { start: from, end: end + (PICTURES.exec(text.slice(end))?.[0].length ?? 0) };
};

/** Nobody refers to a wish. */
const WISHED = /\b(?:finds|reaches) you\b/i;

/** Whether what stands at a place leans on the sentence before it. */
const leans = (text: string, at: number): boolean => {
  const sentence = /^[^.!?\n]*[.!?]?/.exec(text.slice(at, at + LENGTH_MAX).trimStart())?.[0] ?? "";
  if (/^(?:and|but|so|or|yet)\b/i.test(sentence)) return true;
  const { points, determined, named, expletive } = PATTERNS().formulas;
  const pointer = sentence.search(points);
  const before = sentence.slice(0, pointer);
  return pointer >= 0 && !expletive.test(sentence) && !determined.test(before) && !named.test(before);
};

/** Of the ranges, those that nothing behind them leans on; what goes itself leans on nothing. */
const standing = (text: string, ranges: readonly Span[]): Span[] => {
  const kept: Span[] = [];
  let next = text.length;
  let behind = text.length;
  for (const range of [...ranges].sort((a, b) => b.start - a.start)) {
    const words = text.slice(range.start, range.end);
    const at = text.slice(range.end, next).trim() === "" ? behind : range.end;
    if (!WISHED.test(words) && !/:\s*$/.test(words) && leans(text, at)) continue;
    kept.push(range);
    next = range.start;
    behind = at;
  }
  return kept;
};

const lastOf = (text: string, at: number): string => text.slice(text.lastIndexOf("\n", at - 1) + 1, at);

/** A cut of a range with the white space that it would leave over. */
const cut = (text: string, { start, end }: Span): Edit => {
  const line = lastOf(text, start);
  const opensLine = line.trim() === "";
  const behind = /^\s*/.exec(text.slice(end))?.[0] ?? "";
  if (!opensLine) {
    // In a line: the space before it goes where a break or the end comes behind it.
    const goesOn = behind.startsWith(" ");
    // "Hi team, " is left with the capital of the next sentence behind it, so that sentence gets a line of its own.
    if (goesOn && PATTERNS().formulas.greeted.exec(line)?.[0] === line)
      return { start: start - 1, end: end + behind.length, insert: "\n\n" };
    const space = goesOn ? 0 : (/ *$/.exec(text.slice(0, start))?.[0].length ?? 0);
    return { start: start - space, end: behind.startsWith("\n") ? end : end + behind.length, insert: "" };
  }
  if (end + behind.length < text.length) return { start, end: end + behind.length, insert: "" };
  let from = start;
  while (from > 0 && /\s/.test(text.charAt(from - 1))) from -= 1;
  return { start: from, end: text.length, insert: "" };
};

/** The mark of a list stands within so many characters of its line, however long that is. */
const MARK_MAX = 80;

/** Ranges that only white space parts, as one. */
const joined = (text: string, ranges: readonly Span[]): Span[] => {
  const whole: Span[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last !== undefined && text.slice(last.end, range.start).trim() === "") last.end = Math.max(last.end, range.end);
    else whole.push({ ...range });
  }
  return whole;
};

/** The empty parts of sentences, in order. */
const emptyRanges = (text: string, setting: Setting): Span[] => {
  const ranges: Span[] = [];
  let line = 0;
  let nextLine = text.indexOf("\n");
  for (const sentence of sentences(text)) {
    while (nextLine >= 0 && nextLine < sentence.start) {
      line = nextLine + 1;
      nextLine = text.indexOf("\n", line);
    }
    if (LIST_ITEM.test(text.slice(line, Math.min(sentence.end, line + MARK_MAX)))) continue;
    const empty = emptyIn(text, sentence, setting);
    if (empty !== null) ranges.push(empty);
  }
  return ranges;
};

/** Sentences that are a formula from end to end, and what an assistant says around a text. */
export const emptySentences: Pass = {
  kind: "formula",
  edits: (text, setting) => {
    const { chatOpening, praised, offer } = PATTERNS().formulas;
    const framed = chatOpening.exec(text.slice(0, OPENING_MAX));
    const opening = framed ?? praised.exec(text);
    const ranges = emptyRanges(text, setting);
    // "Great question!" a person says too.
    if (opening !== null && opening[0].length < text.length && (opening[1] !== undefined || setting.isStock())) {
      ranges.push({ start: opening[1]?.length ?? 0, end: opening[0].length });
      const offered = framed === null ? null : offer.exec(text);
      if (offered !== null) ranges.push({ start: offered.index, end: text.length });
    }
    const last = ranges.find(({ end }) => end >= text.length);
    const rule = last === undefined ? null : RULE.exec(text.slice(0, last.start));
    if (rule !== null) ranges.push({ start: rule.index, end: text.length });
    const cuts = joined(text, standing(text, ranges)).map((range) => cut(text, range));
    const left = cuts.reduce((length, { start, end }) => length - (end - start), text.trim().length);
    return left > 0 ? cuts : [];
  },
};
