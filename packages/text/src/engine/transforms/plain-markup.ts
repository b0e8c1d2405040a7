import { registerById } from "../../registers/index.ts";
import { editsOf, type Transform } from "./transform.ts";

const DECORATION =
  /(?<![\p{L}\p{N}:])\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D| (?=\p{Extended_Pictographic}))*[ \t]?/gu;
// A bold label in front of a line, as in "- **Cost:** 3 days".
const LEAD_IN = /^([ \t]*(?:[-*•+]|\d{1,2}[.)])?[ \t]*)\*\*(?=\S)([^*\n]{1,80}(?::(?=\*\*)|(?=\*\*:)))\*\*/gm;
const TYPOGRAPHIC = new Set(["\u00A9", "\u00AE", "\u2122", "\u203C", "\u2049", "\u2194", "\u2192"]);
const DECORATIONS_MIN = 3;

/**
 * Where a register has no Markdown, bold marks and heading marks would be sent as asterisks and hashes: they go, the
 * words stay. A row of pictures goes too from a text for e-mail or a manager; one or two were meant.
 */
export const plainMarkup: Transform = {
  name: "plain-markup",
  edits: ({ text, register }) => {
    if (registerById(register).markdown)
      return text.includes("**") ? editsOf(text, LEAD_IN, ([, before, label]) => `${before}${label}`) : [];
    const edits = [
      ...editsOf(
        text,
        /(?<![\p{L}\p{N}*])\*\*(?=\S)([^*\n]{1,200}?)(?<=\S)\*\*(?![\p{L}\p{N}*])/gu,
        (match) => match[1] as string,
      ),
      ...editsOf(text, /^#{1,6}[ \t]+(?=\S)/gm, () => ""),
      ...editsOf(text, /^(?:---|\*\*\*|___)[ \t]*\n(?=\s*\S)/gm, () => ""),
    ];
    if (register === "linkedin") return edits;
    const pictures = [...text.matchAll(DECORATION)].filter(([match]) => !TYPOGRAPHIC.has(match.charAt(0)));
    if (pictures.length < DECORATIONS_MIN) return edits;
    return [
      ...edits,
      ...pictures.map((match) => ({ start: match.index, end: match.index + match[0].length, insert: "" })),
    ];
  },
};
