import { upperFirst } from "../../document/case.ts";
import { signsIn } from "../draft.ts";
import { editsOf, type Transform } from "./transform.ts";

const NOUN = "(?:an?|the|in|on|for|with|by|about|our|your|their|his|her|its)\\b";
const ONLY = "(?:just|only|merely|simply)";

// No verb may stand between, so that "and" joins what "but" joined.
const SAME_KIND = new RegExp(
  `(?<!\\b(?:do|does|did) )\\bnot ${ONLY} (${NOUN}[^,.;:!?\\n]{1,60}?),? but (?:also )?(${NOUN})`,
  "gi",
);
// Verbs of one form on both sides.
const SAME_VERB = new RegExp(
  `(?<!\\b(?:do|does|did) )\\bnot ${ONLY} ([a-z]{3,}(s|ed))\\b([^,.;:!?\\n]{1,70}?),? but (?:also )?([a-z]{3,}\\2)\\b`,
  "gi",
);
// One word on each side.
const SAME_WORD = new RegExp(
  `(?<!\\b(?:do|does|did) )\\bnot ${ONLY} ([a-z]+),? but (?:also )?([a-z]+)(?=[.,;:!?])`,
  "gi",
);
// "It isn't just a tool; it's a habit": one subject, two nouns.
const TWO_CLAUSES = new RegExp(
  `\\b(is|are|was|were)(?: not|n['’]t) ${ONLY} ((?:an?|the|about)\\b[^,.;:!?\\n]{1,60}?)(?:;|,|\\.|\\s?[—–]) (?:it|they|this|that)(?:['’]s|['’]re| is| are| was| were) ((?:also )?(?:an?|the|about))\\b`,
  "gi",
);
// "Not only are they light, but they can be washed": the subject comes first again.
const TURNED =
  /\bnot only (is|are|was|were|can|will|has|have|should|would) (it|they|he|she|we|you|I|this) ([^.;:!?\n]{2,110}?),? but (?=(?:it|they|he|she|we|you|I|this)\b)/gi;
// What stands behind "but also" is of the kind of what stands behind "not only", unless "do" stands before.
const BOTH = /(?<!\b(?:do|does|did) )\bnot only ([a-z]+ [^.,;:!?\n]{1,110}?),? but also (?=[a-z])/g;
const VERB = / (?:is|are|was|were|has|have|can|will|that|which|who|do|does)\b/i;

/** "Not just a tool but a habit" becomes "a tool and a habit", where both sides are alike. */
export const notJust: Transform = {
  name: "not-just",
  edits: (draft) => {
    const { text } = draft;
    // Behind "not" or "n't".
    if (!signsIn(draft, "only").some((at) => text[at - 1] === " " && /t/i.test(text.charAt(at - 2)))) return [];
    return [
      ...editsOf(text, TURNED, ([all, verb, subject, rest]) => {
        const opens = `${subject} ${verb}`;
        return `${all.startsWith("N") ? upperFirst(opens) : opens} ${rest}, and `;
      }),
      ...editsOf(text, BOTH, ([, first]) => (/ (?:and|or) /.test(first as string) ? null : `${first} and `)),
      ...editsOf(text, SAME_KIND, ([, first, second]) =>
        VERB.test(first as string) ? null : `${first} and ${second}`,
      ),
      ...editsOf(text, SAME_WORD, ([, first, second]) => `${first} and ${second}`),
      ...editsOf(text, SAME_VERB, ([, first, , between, second]) =>
        VERB.test(between as string) ? null : `${first}${between} and ${second}`,
      ),
      ...editsOf(text, TWO_CLAUSES, ([, verb, first, second]) =>
        VERB.test(first as string) ? null : `${verb} ${first} and ${(second as string).replace(/^also /i, "")}`,
      ),
    ];
  },
};
