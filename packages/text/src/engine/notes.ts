import { LIST_ITEM } from "../document/list-item.ts";
import { readMessage } from "../document/message.ts";
import { masksOf } from "../document/masks.ts";
import { withCapitals } from "./hasty.ts";
import { PATTERNS } from "./pattern-table.ts";

const ITEM = /^(\s*)(?:[-*•+–~]|\d{1,3}[.)])\s+/;
const FRAGMENT_MAX = 16;
const LONG = 28;

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** Sentences of a line, by their marks. */
const marked = (line: string): boolean => /[\p{L}\d)%"”’][.!?]["”’)]?$/u.test(line.trim());

const wordsIn = (line: string): number => line.trim().split(/\s+/).length;

/** Whether lines of prose, each longer than any note, hold at least half of the words. */
const isMostlyProse = (lines: readonly string[]): boolean => {
  const count = (some: readonly string[]): number => some.reduce((sum, line) => sum + wordsIn(line), 0);
  const prose = lines.filter(
    (line) =>
      wordsIn(line) > LONG && !ITEM.test(line) && line.split(SPLIT).length < LIST_MIN && /[.!?](?:\s|$)/.test(line),
  );
  return prose.length > 0 && 2 * count(prose) >= count(lines);
};

/** Whether a text is notes by its form: several short lines, most of them items or without a mark at the end. */
export const readsAsNotes = (text: string): boolean => {
  const { greeting, blocks, signOff } = readMessage(text);
  const lines = linesOf(blocks.join("\n")).filter((line) => !/^\s*[|>]/.test(line));
  if (greeting !== "" || signOff !== "" || lines.length < 3 || isMostlyProse(lines)) return false;
  const short = lines.filter((line) => wordsIn(line) <= FRAGMENT_MAX);
  const bare = short.filter((line) => LIST_ITEM.test(line) || !marked(line));
  return 3 * bare.length >= 2 * lines.length;
};

/** "> call Bo": a line of the writer's own under their mark, and none of a mail that is quoted. */
const isMarked = (quote: string): boolean =>
  linesOf(quote).every(
    (line) => /^\s*> \S/.test(line) && wordsIn(line) <= FRAGMENT_MAX && !/@|wrote:|^\s*> \p{L}+:/u.test(line),
  );

/** What is no notes though it was called so: prose, tables, code, quotations. */
const isOther = (text: string): boolean =>
  isMostlyProse(linesOf(text)) ||
  masksOf(text).some(
    ({ kind, start, end }) =>
      kind === "fence" || kind === "table" || (kind === "blockquote" && !isMarked(text.slice(start, end))),
  );

interface Item {
  indent: string;
  mark: string;
  words: string;
}

const itemOf = (line: string): Item | null => {
  const found = ITEM.exec(line);
  if (found === null) return null;
  return { indent: found[1] ?? "", mark: found[0].trim(), words: line.slice(found[0].length).trim() };
};

/** The stop that an item has at its end goes where it is a fragment of a list; where it holds more sentences it stays. */
const ended = (words: string): string =>
  /[.!?]\s+\p{L}/u.test(words) || /\b(?:etc|approx|no|st|rd|inc|ltd|co|a\.m|p\.m|e\.g)\.$/i.test(words)
    ? words
    : words.replace(/(?<=\p{L}{5}|[\d)%])\.$/u, "");

const TITLE_MAX = 6;
/** Whether a line of few words names what the notes are about. */
const isTitle = (line: string): boolean =>
  PATTERNS().notes.title.test(line) ||
  ((line.match(/[\p{L}\d]\S*/gu)?.length ?? 0) <= TITLE_MAX && !PATTERNS().notes.noTitle.test(line));

const SPLIT = /;\s+(?![^()]{0,200}\))/;
/** So many parts are a list though one of them holds a sentence. */
const LIST_MIN = 5;

/** One line of three or more notes that semicolons part, as items; its label, where it has one, over them. */
const parted = (line: string): string[] => {
  const parts = line.trim().replace(/\.$/, "").split(SPLIT);
  if (parts.length < 3 || ITEM.test(line)) return [line];
  if (parts.length < LIST_MIN && /[.!?]\s+\p{L}/u.test(line)) return [line];
  const label = /^([\p{L}\d](?:[^:;]|:(?=\S)){1,60}):\s+(?=\S)/u.exec(parts[0] as string);
  const [first = "", ...rest] = parts;
  // "(2) the rota" has its mark already.
  const items = [label === null ? first : first.slice(label[0].length), ...rest].map((part) =>
    part.trim().replace(/^(?:\((\d)\)\s+)?/, (_, count?: string) => (count === undefined ? "- " : `${count}. `)),
  );
  return label === null ? items : [`${label[1]}:`, ...items];
};

const listed = (line: string, hasStops: boolean): string => {
  const item = itemOf(line);
  if (item === null) return /^\s*->/.test(line) ? line.trimEnd() : withCapitals(line.trim());
  return `${item.indent}${item.mark} ${withCapitals(hasStops ? item.words : ended(item.words))}`;
};

/** Questions that stand as items by themselves, as asks behind the list; a list with levels keeps them where they are. */
const withAsksLast = (lines: readonly string[]): string[] => {
  const items = lines.map(itemOf);
  // A list with numbers would lose one.
  if (items.some((item) => item && /^\s|\d/.test(item.indent + item.mark)) || lines.some((line) => line.trim() === ""))
    return [...lines];
  const isAsk = (line: string): boolean => PATTERNS().notes.asks.test(itemOf(line)?.words ?? "");
  const asks = lines.filter(isAsk);
  const rest = lines.filter((line) => !isAsk(line));
  if (asks.length === 0 || rest.filter((line) => ITEM.test(line)).length < 2) return [...lines];
  return [...rest, "", ...asks.map((line) => itemOf(line)?.words ?? line)];
};

/** "Blue group" over lines that are set in, as a heading over items; and a first item that names the notes, without its mark. */
const grouped = (lines: readonly string[]): string[] => {
  if (!lines.some((line) => ITEM.test(line)))
    return lines.map((line) => line.replace(/^(?: {2,}|\t+)(?=[\p{L}\d£$€"“])/u, "- "));
  const [first = "", second = ""] = lines;
  const title = itemOf(first);
  return title !== null && title.indent === "" && ITEM.test(second) && PATTERNS().notes.title.test(title.words)
    ? [title.words, ...lines.slice(1)]
    : [...lines];
};

const BARE_MIN = 3;
/** A line of so many words with its mark is a sentence. */
const SENTENCE_MIN = 8;
/** Lines without any mark, as items under their title where the first is one. */
const listedBlock = (lines: readonly string[], opens: boolean): string[] => {
  const first = lines[0]?.trim() ?? "";
  const isOver = /:$|^(?:to|for|re|subject|client|case|project|site|topic): /i.test(first);
  // One line with a blank line behind it is what the notes are about.
  if (lines.length < 2 && opens) return [first];
  if ((!isOver && !isTitle(first)) || lines.length < 2) return lines.map((line) => `- ${line.trim()}`);
  return [first, ...lines.slice(1).map((line) => `- ${line.trim()}`)];
};

/** Notes whose lines have no marks, as items. Notes with items are as they were. */
const itemised = (lines: readonly string[]): string[] => {
  const filled = lines.filter((line) => line.trim() !== "");
  if (
    filled.length < BARE_MIN ||
    filled.some((line) => ITEM.test(line) || /^\s*(?:->|[>|#@?![★☆✓→\p{Extended_Pictographic}])/u.test(line)) ||
    filled.some((line) => line.split(/\s+/).length > (marked(line) && !line.trim().endsWith("?") ? SENTENCE_MIN : LONG))
  )
    return [...lines];
  const blocks = lines.join("\n").split(/\n\s*\n/);
  return blocks.flatMap((block, at) => [...(at === 0 ? [] : [""]), ...listedBlock(block.split("\n"), at === 0)]);
};

/**
 * Notes as clean notes: a heading over its list, each item with a capital and, where most have none, without a stop, questions behind the
 * list. No word comes that is not in the notes. What is prose, steps, a table, code or a quotation comes back as it is.
 */
export const cleanNotes = (text: string): string => {
  if (isOther(text)) return text;
  const lines = itemised(grouped(text.trim().split("\n").flatMap(parted)));
  const items = lines.filter((line) => ITEM.test(line));
  const hasStops = 2 * items.filter((line) => /[.!?]["”’)]?$/.test(line.trim())).length >= items.length;
  const shown = lines.map((line) => (line.trim() === "" ? "" : listed(line, hasStops)));
  return withAsksLast(shown).join("\n");
};
