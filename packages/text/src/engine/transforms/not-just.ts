import { signsIn } from "../draft.ts";
import { editsOf, type Transform } from "./transform.ts";

const NOUN = "(?:an?|the|in|on|for|with|by|about|our|your|their|his|her|its)\\b";
const ONLY = "(?:just|only|merely|simply)";

// No verb may stand between, so that "and" joins what "but" joined.
const SAME_KIND = new RegExp(`\\bnot ${ONLY} (${NOUN}[^,.;:!?\\n]{1,60}?),? but (?:also )?(${NOUN})`, "gi");
// Verbs of one form on both sides.
const SAME_VERB = new RegExp(
  `\\bnot ${ONLY} ([a-z]{3,}(s|ed))\\b([^,.;:!?\\n]{1,70}?),? but (?:also )?([a-z]{3,}\\2)\\b`,
  "gi",
);
// One word on each side.
const SAME_WORD = new RegExp(`\\bnot ${ONLY} ([a-z]+),? but (?:also )?([a-z]+)(?=[.,;:!?])`, "gi");
// "It isn't just a tool; it's a habit": one subject, two nouns.
const TWO_CLAUSES = new RegExp(
  `\\b(is|are|was|were)(?: not|n['’]t) ${ONLY} ((?:an?|the|about)\\b[^,.;:!?\\n]{1,60}?)(?:;|,|\\.|\\s?[—–]) (?:it|they|this|that)(?:['’]s|['’]re| is| are| was| were) ((?:also )?(?:an?|the|about))\\b`,
  "gi",
);
const VERB = / (?:is|are|was|were|has|have|can|will|that|which|who|do|does)\b/i;

/** "Not just a tool but a habit" becomes "a tool and a habit", where both sides are alike. */
export const notJust: Transform = {
  name: "not-just",
  edits: (draft) => {
    const { text } = draft;
    // Behind "not" or "n't".
    if (!signsIn(draft, "only").some((at) => text[at - 1] === " " && /t/i.test(text.charAt(at - 2)))) return [];
    return [
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
