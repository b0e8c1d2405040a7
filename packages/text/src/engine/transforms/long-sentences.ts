import type { Edit } from "../edits.ts";
import { tenseOf } from "../tense.ts";
import { editsOf, sentencesWith, wordsIn, type Transform } from "./transform.ts";

/** From how many words a sentence is parted, and how many each part keeps: less in a text of many tells. */
const LIMITS = { usual: { words: 28, side: 9 }, dense: { words: 18, side: 5 } };
const DENSE_MIN = 3;

const JOINT =
  /, (and|but) (?=(?:I|we|you|they|he|she|it|there) (?:am|is|are|was|were|have|has|had|will|can|could|would|should|do|did|need|want|also|think|hope|know)\b)/g;
// A semicolon before a clause with its own subject.
const HALF_STOP = /;() (?=(?:I|we|you|they|he|she|it|there|this|the|an?|our|my|your|their|its|his|her) \S)/g;

const startsOf = (text: string, pattern: RegExp): number[] =>
  editsOf(text, pattern, () => "").map(({ start }) => start);

const partIn = (
  sentence: string,
  joint: RegExp,
  side: number,
): { index: number; length: number; but: boolean } | null => {
  for (const match of sentence.matchAll(joint)) {
    const left = sentence.slice(0, match.index);
    const right = sentence.slice(match.index + match[0].length);
    if (wordsIn(left) < side || wordsIn(right) < side) continue;
    if (joint === HALF_STOP && (left.includes(":") || tenseOf(left) === null || tenseOf(right) === null)) continue;
    return { index: match.index, length: match[0].length, but: match[1] === "but" };
  }
  return null;
};

/** A long sentence is parted where ", and we …", ", but it …" or, among many tells, a semicolon opens a second whole clause. */
export const longSentences: Transform = {
  name: "long-sentences",
  edits: ({ text, tells, sentences }) => {
    const edits: Edit[] = [];
    const isDense = tells.length >= DENSE_MIN;
    const joints = startsOf(text, JOINT);
    if (isDense && text.includes(";")) joints.push(...startsOf(text, HALF_STOP));
    if (joints.length === 0) return edits;
    joints.sort((one, other) => one - other);
    const { words, side } = isDense ? LIMITS.dense : LIMITS.usual;
    for (const { start, end } of sentencesWith(sentences(), joints)) {
      if (end - start < 4 * words) continue;
      const sentence = text.slice(start, end);
      if (
        wordsIn(sentence) <= words ||
        /[(["“]|^(?:if|when|while|although|because|since|as|whether|unless)\b/i.test(sentence)
      )
        continue;
      const part =
        partIn(sentence, JOINT, side) ??
        (isDense && sentence.split(";").length === 2 ? partIn(sentence, HALF_STOP, side) : null);
      if (part === null) continue;
      const at = start + part.index;
      const opens = text.charAt(at + part.length);
      edits.push({
        start: at,
        end: at + part.length + 1,
        insert: part.but ? `. But ${opens}` : `. ${opens.toUpperCase()}`,
      });
    }
    return edits;
  },
};
