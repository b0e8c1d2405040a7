import { registerById } from "../../registers/index.ts";
import { HASH, HYPHEN, OTHER, PICTURE, STAR } from "../../tells/units.ts";
import { holdsMark } from "../draft.ts";
import type { Edit } from "../edits.ts";
import { editsOf, type Transform } from "./transform.ts";

const DECORATION =
  /(?<![\p{L}\p{N}:])\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D| (?=\p{Extended_Pictographic}))*[ \t]?/gu;
// A bold label in front of a line, as in "- **Cost:** 3 days".
const LEAD_IN = /^([ \t]*(?:[-*•+]|\d{1,2}[.)])?[ \t]*)\*\*(?=\S)([^*\n]{1,80}(?::(?=\*\*)|(?=\*\*:)))\*\*/gm;
const TYPOGRAPHIC = new Set(["\u00A9", "\u00AE", "\u2122", "\u203C", "\u2049", "\u2194", "\u2192"]);
// So many pictures decorate a letter; in a chat or a post it takes more.
const DECORATIONS_MIN = 3;
const DECORATIONS_MANY = 6;

const BOLD = /(?<![\p{L}\p{N}*])\*\*(?=\S)([^*\n]{1,200}?)(?<=\S)\*\*(?![\p{L}\p{N}*])/gu;
const BOLD_LINE = /^[ \t]*\*\*(?=\S)([^*\n]{1,80}?)(?<=\S)\*\*[ \t]*$/gm;
const HEADING = /^#{1,6}[ \t]+(?=\S)/gm;
const DIVIDER = /^(?:-{3,12}|\*{3,12}|_{3,12})[ \t]*(?:\n(?=\s*\S)|$(?![^]))/gm;

// Two lines in a row that each open with a picture: it stands there for the mark of a list.
const MARKED_LINE = /^[ \t]*\p{Extended_Pictographic}[^\n]*\p{L}/u;
const NOUN_BEFORE = /\b(?:an?|the|this|that|your|my|with|of) $/i;

const opensItem = (text: string, at: number): boolean => {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  if (text.slice(start, at).trim() !== "") return false;
  const end = text.indexOf("\n", at);
  const above = start < 2 ? "" : text.slice(text.lastIndexOf("\n", start - 2) + 1, start - 1);
  const below = end < 0 ? "" : text.slice(end + 1).split("\n", 1)[0];
  return MARKED_LINE.test(above) || MARKED_LINE.test(below ?? "") || /^[ \t]*- /.test(above);
};

const pictureEdits = (text: string, least: number): Edit[] => {
  const pictures = [...text.matchAll(DECORATION)].filter(([match]) => !TYPOGRAPHIC.has(match.charAt(0)));
  if (pictures.length < least) return [];
  // A tick and a cross in one text tell what is for and what is against.
  const tells = text.includes("\u2705") && text.includes("\u274C") ? /^[\u2705\u274C]/ : null;
  return pictures.flatMap(({ index, 0: picture }) => {
    if (tells?.test(picture) === true || NOUN_BEFORE.test(text.slice(Math.max(0, index - 6), index))) return [];
    // A picture between two words with no space before it leaves the one behind it.
    const spaced = index > 0 && /\S/.test(text.charAt(index - 1)) && /[ \t]$/.test(picture);
    const end = index + picture.length - (spaced ? 1 : 0);
    return [{ start: index, end, insert: opensItem(text, index) ? "- " : "" }];
  });
};

/**
 * Bold marks and heading marks would be sent as asterisks and hashes: they go, the words stay. Where a register has
 * Markdown, bold stays inside a line. A row of pictures goes; one or two were meant.
 */
export const plainMarkup: Transform = {
  name: "plain-markup",
  edits: (draft) => {
    const { text, register } = draft;
    const edits: Edit[] = [];
    const { markdown } = registerById(register);
    if (holdsMark(draft, STAR) && text.includes("**")) {
      if (markdown) edits.push(...editsOf(text, LEAD_IN, ([, before, label]) => `${before}${label}`));
      edits.push(...editsOf(text, markdown ? BOLD_LINE : BOLD, (match) => match[1] as string));
    }
    if (holdsMark(draft, HASH)) edits.push(...editsOf(text, HEADING, () => ""));
    if (holdsMark(draft, HYPHEN, STAR, OTHER) && /---|\*\*\*|___/.test(text))
      edits.push(...editsOf(text, DIVIDER, () => ""));
    const letter = register === "email" || register === "skip_level";
    if (holdsMark(draft, PICTURE)) edits.push(...pictureEdits(text, letter ? DECORATIONS_MIN : DECORATIONS_MANY));
    return edits;
  },
};
