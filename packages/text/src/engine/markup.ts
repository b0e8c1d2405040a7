import { registerById } from "../registers/index.ts";
import { editsOf, type Edit } from "./edits.ts";
import type { Pass } from "./pass.ts";

const DECORATION =
  /(?<![\p{L}\p{N}:])\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D| (?=\p{Extended_Pictographic}))*[ \t]?/gu;
const TYPOGRAPHIC = new Set(["\u00A9", "\u00AE", "\u2122", "\u203C", "\u2049", "\u2194", "\u2192"]);
/** So many pictures decorate a letter; elsewhere they are usual. */
const DECORATIONS_MIN = 3;

const BOLD = /(?<![\p{L}\p{N}*])\*\*(?=\S)([^*\n]{1,200}?)(?<=\S)\*\*(?![\p{L}\p{N}*])/gu;
const HEADING = /^(?:#{1,6}[ \t]+)+(?=\S)/gm;
const DIVIDER = /^(?:-{3,12}|\*{3,12}|_{3,12})[ \t]*\n+(?=\s*\S)/gm;

// Two lines in a row that each open with a picture: it stands there for the mark of a list.
const MARKED_LINE = /^[ \t]*\p{Extended_Pictographic}[^\n]*\p{L}/u;

const opensItem = (text: string, at: number): boolean => {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  if (text.slice(start, at).trim() !== "") return false;
  const end = text.indexOf("\n", at);
  const above = start < 2 ? "" : text.slice(text.lastIndexOf("\n", start - 2) + 1, start - 1);
  const below = end < 0 ? "" : text.slice(end + 1).split("\n", 1)[0];
  return MARKED_LINE.test(above) || MARKED_LINE.test(below ?? "") || /^[ \t]*- /.test(above);
};

const pictureEdits = (text: string): Edit[] => {
  const pictures = [...text.matchAll(DECORATION)].filter(([match]) => !TYPOGRAPHIC.has(match.charAt(0)));
  // A tick and a cross in one text tell what is for and what is against.
  if (pictures.length < DECORATIONS_MIN || (text.includes("\u2705") && text.includes("\u274C"))) return [];
  return pictures.map(({ index, 0: picture }) => {
    const item = opensItem(text, index);
    const end = index + picture.length;
    // The space before a picture at the end of its line goes with it.
    const ends = !item && /^[ \t]*(?:\n|$)/.test(text.slice(end)) && text[index - 1] === " ";
    // A picture between two words with no space before it leaves the one behind it.
    const spaced = index > 0 && /[^\s*]/.test(text.charAt(index - 1)) && /[ \t]$/.test(picture);
    return { start: ends ? index - 1 : index, end: spaced ? end - 1 : end, insert: item ? "- " : "" };
  });
};

/** What stands between the marks may hold a fact, which no edit touches. */
const marksAround = ({ start, end }: Edit): Edit[] => [
  { start, end: start + 2, insert: "" },
  { start: end - 2, end, insert: "" },
];

/** Marks that would be sent as asterisks and hashes go where the register shows no Markdown; the words stay. */
export const markup: Pass = {
  kind: "markup",
  edits: (text, { register }) => {
    const edits: Edit[] = [];
    const { markdown } = registerById(register);
    if (!markdown && text.includes("**")) edits.push(...editsOf(text, BOLD, () => "").flatMap(marksAround));
    if (text.includes("#")) edits.push(...editsOf(text, HEADING, () => ""));
    if (!markdown && /---|\*\*\*|___/.test(text)) edits.push(...editsOf(text, DIVIDER, () => ""));
    if (register === "email" || register === "skip_level") edits.push(...pictureEdits(text));
    return edits;
  },
};
