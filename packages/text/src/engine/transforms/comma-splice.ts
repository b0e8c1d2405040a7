import type { Edit } from "../edits.ts";
import { tenseOf } from "../tense.ts";
import { editsOf, sentencesWith, wordsIn, type Transform } from "./transform.ts";

const SIDE_MIN = 4;
const JOINT = /, (?=(?:it|we|they|I|he|she)(?:['’][a-z]+)? \S)/g;
// What opens something other than a main clause.
const NO_MAIN =
  /^(?:if|when|while|because|since|as|after|before|until|unless|once|although|though|whether|whatever|wherever|however|even|despite|given|based|due|in|on|at|by|for|from|with|without|during|through|under|over|of|to|not|no|never|only|first|second|next|then|also|so|and|but|or|nor|yet|had|should|were|was|is|are|do|does|did|can|could|will|would|have|has|may|what|who|whom|whose|which|how|where|why|let|please|sorry|thanks|glad|happy|good|like|unlike|the (?:more|less|sooner|better|longer)|\p{L}+ing|\p{L}+ed|\p{L}+ly)\b/iu;
const SUBORDINATE =
  /\b(?:if|when|while|because|as|after|before|until|unless|although|though|whether|that|which|who|whose|where|what|how|than|since|once|so)\b|[:;—("“]|\b(?:said|says|say|think|thinks|thought|know|knows|mean|means|thing|like|is|was|[a-z]+ed)$/i;
const ASIDE =
  /^I (?:think|believe|guess|hope|suppose|assume|mean|know|bet|say|said|fear|imagine|must|admit)\b|^(?:it|they|he|she|we) (?:say|says|said|seems?|seemed|appears?|turns out)\b/i;

const isSpliced = (left: string, right: string): boolean =>
  !left.includes(",") &&
  wordsIn(left) >= SIDE_MIN &&
  wordsIn(right) >= SIDE_MIN &&
  !NO_MAIN.test(left) &&
  !SUBORDINATE.test(left) &&
  !ASIDE.test(right) &&
  tenseOf(left) !== null &&
  (/^\w+ (?:would|could|should|might)\b/.test(right) || tenseOf(right.split(/\s+/).slice(0, 4).join(" ")) !== null);

/** Two main clauses with nothing but a comma between them become two sentences. */
export const commaSplice: Transform = {
  name: "comma-splice",
  edits: ({ text, sentences }) => {
    const edits: Edit[] = [];
    const joints = editsOf(text, JOINT, () => "").map(({ start }) => start);
    if (joints.length === 0) return edits;
    for (const { start, end } of sentencesWith(sentences(), joints)) {
      const sentence = text.slice(start, end);
      const joint = sentence.search(JOINT);
      if (joint < 0 || sentence.endsWith("?")) continue;
      const right = sentence.slice(joint + 2);
      if (!isSpliced(sentence.slice(0, joint), right)) continue;
      const at = start + joint;
      edits.push({ start: at, end: at + 3, insert: `. ${right.charAt(0).toUpperCase()}` });
    }
    return edits;
  },
};
