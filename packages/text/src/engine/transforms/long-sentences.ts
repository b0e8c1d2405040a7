import type { Edit } from "../edits.ts";
import { editsOf, type Transform } from "./transform.ts";

const WORDS_MAX = 28;
const SIDE_MIN = 9;
const JOINT =
  /, (and|but) (?=(?:I|we|you|they|he|she|it|there) (?:am|is|are|was|were|have|has|had|will|can|could|would|should|do|did|need|want|also|think|hope|know)\b)/g;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

/** A sentence of more than 28 words is parted where ", and we …" or ", but it …" opens a second whole clause. */
export const longSentences: Transform = {
  name: "long-sentences",
  edits: ({ text, sentences }) => {
    const edits: Edit[] = [];
    const joints = editsOf(text, JOINT, () => "").map(({ start }) => start);
    if (joints.length === 0) return edits;
    let next = 0;
    for (const { start, end } of sentences()) {
      while ((joints[next] ?? end) < start) next += 1;
      if ((joints[next] ?? end) >= end || end - start < 5 * WORDS_MAX) continue;
      const sentence = text.slice(start, end);
      if (
        wordsIn(sentence) <= WORDS_MAX ||
        /[(["“]|^(?:if|when|while|although|because|since|as|whether|unless)\b/i.test(sentence)
      )
        continue;
      for (const match of sentence.matchAll(JOINT)) {
        const left = sentence.slice(0, match.index);
        const right = sentence.slice(match.index + match[0].length);
        if (wordsIn(left) < SIDE_MIN || wordsIn(right) < SIDE_MIN) continue;
        const pronoun = right.charAt(0).toUpperCase();
        const at = start + match.index;
        const insert = match[1] === "but" ? `. But ${right.charAt(0)}` : `. ${pronoun}`;
        edits.push({ start: at, end: at + match[0].length + 1, insert });
        break;
      }
    }
    return edits;
  },
};
