import { registerById } from "../../registers/index.ts";
import { editsOf, type Transform } from "./transform.ts";

const DECORATION = /(?<![\p{L}\p{N}:])(?:(?:\p{Extended_Pictographic}[\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]{0,3}){1,6}[ \t]?){1,6}/gu;
const DECORATIONS_MIN = 3;

/**
 * Where a register has no Markdown, bold marks and heading marks would be sent as asterisks and hashes: they go, the
 * words stay. A row of pictures goes too from a text for e-mail or a manager; one or two were meant.
 */
export const plainMarkup: Transform = {
  name: "plain-markup",
  edits: (text, register) => {
    if (registerById(register).markdown) return [];
    const edits = [
      ...editsOf(text, /\*\*(?=\S)([^*\n]{1,200}?)(?<=\S)\*\*/g, (match) => match[1] as string),
      ...editsOf(text, /^#{1,6}[ \t]+(?=\S)/gm, () => ""),
      ...editsOf(text, /^(?:---|\*\*\*|___)[ \t]*\n(?=\s*\S)/gm, () => ""),
    ];
    if (register === "linkedin") return edits;
    const pictures = [...text.matchAll(DECORATION)].filter(([match]) => !/^[©®™‼⁉↔️▪▫\d]/.test(match));
    if (pictures.length < DECORATIONS_MIN) return edits;
    return [...edits, ...pictures.map((match) => ({ start: match.index, end: match.index + match[0].length, insert: "" }))];
  },
};
