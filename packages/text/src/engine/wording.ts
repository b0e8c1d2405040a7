import { inCaseOf } from "../document/case.ts";
import { editsOf, type Edit } from "./edits.ts";
import type { Pass } from "./pass.ts";
import { PATTERNS } from "./pattern-table.ts";

const CONSONANT_SOUND = /^(?:u(?:s[aeiu]|ni|til)|eu|one\b|once\b)/i;
const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|honou?r|heir)/i;

/** The cut of a word with the article before it fitted to the next one. */
const withArticle = (text: string, { start, end }: Edit): Edit => {
  const article = /\b(an?) $/i.exec(text.slice(Math.max(0, start - 3), start))?.[1];
  if (article === undefined) return { start, end, insert: "" };
  const next = text.slice(end, end + 8);
  const fitting = VOWEL_SOUND.test(next) && !CONSONANT_SOUND.test(next) ? "an" : "a";
  return { start: start - article.length - 1, end, insert: `${article.charAt(0)}${fitting.slice(1)} ` };
};

/** Stock words of a text that reads as a model's: cut where the rest stands without them, seldom exchanged. */
export const stockWords: Pass = {
  kind: "wording",
  edits: (text, { isStock }) => {
    const wording = PATTERNS().wording;
    const edits = [
      ...editsOf(text, wording.utilise, ([match, ending = ""]) => inCaseOf(match, `us${ending}`)),
      ...[wording.praise, ...wording.cuts]
        .flatMap((pattern) => editsOf(text, pattern, () => ""))
        .map((edit) => withArticle(text, edit)),
      ...wording.tails.flatMap((pattern) =>
        editsOf(text, pattern, ([tail]) => (/ (?!I\b)\p{Lu}/u.test(tail) ? null : "")),
      ),
    ];
    return edits.length > 0 && isStock() ? edits : [];
  },
};
