import { overlaps, type Span } from "../document/span.ts";
import { hasUsualCase, inCaseOf } from "../document/case.ts";
import { editsOf, type Edit } from "./edits.ts";

const PAIRS: readonly (readonly [full: string, short: string])[] = [
  ..."I am=I'm,I have=I've,I will=I'll,we are=we're,we have=we've,we will=we'll,you are=you're,you will=you'll,they are=they're,it is=it's,that is=that's,there is=there's,cannot=can't,will not=won't"
    .split(",")
    .map((pair) => pair.split("=") as [string, string]),
  ..."do does did is are was were could would should has have"
    .split(" ")
    .map((verb) => [`${verb} not`, `${verb}n't`] as const),
];
// "I have a plan" has no short form; "I have seen" does.
const PARTICIPLE =
  "(?= (?:not |already |also |just |never )?(?:been|seen|done|made|had|got|gone|sent|heard|read|found|[a-z]{3,}ed)\\b)";
// "Would not only" has no short form either.
const AFTER = "(?= (?!only |just |merely |simply )[a-z])";
const SHORT = new Map(PAIRS.map(([full, short]) => [full.toLowerCase(), short]));
// "it's" may be "it has": only what has one reading is written out.
const FULL = new Map(
  PAIRS.filter(([, short]) => !/^(?:it|that|there)'s$/.test(short)).map(([full, short]) => [short.toLowerCase(), full]),
);
// Looked at before what stands before and behind: few words open with them.
const INITIALS = [...new Set(PAIRS.map(([full]) => full.charAt(0)))].join("");
// "The way they are today" has no short form, nor "what is in there is late".
const TO_SHORT = new RegExp(
  `\\b(?=[${INITIALS}])(?<!\\b(?:way|what|where|who|how|as|than|in|of|for|with|on|at|to|by|from|about|like) )(?:${PAIRS.map(([full]) => (full.endsWith(" have") ? full + PARTICIPLE : full.endsWith(" will") ? `${full}(?! not)` : full)).join("|")})\\b${AFTER}`,
  "gi",
);
const TO_FULL = new RegExp(`\\b(?:${[...FULL.keys()].map((short) => short.replace("'", "['’]")).join("|")})\\b`, "gi");

/** Edits that contract, or write out, what can safely be; `apostrophe` follows the draft's own character. */
export const contractionEdits = (text: string, contract: boolean, guards: readonly Span[]): Edit[] => {
  const apostrophe = text.includes("’") && !text.includes("'") ? "’" : "'";
  const edits = contract
    ? editsOf(text, TO_SHORT, ([full]) =>
        inCaseOf(full, (SHORT.get(full.toLowerCase()) as string).replace("'", apostrophe)),
      )
    : editsOf(text, TO_FULL, ([short]) => inCaseOf(short, FULL.get(short.toLowerCase().replace("’", "'")) as string));
  return edits.filter(
    (edit) => hasUsualCase(text.slice(edit.start, edit.end)) && !guards.some((guard) => overlaps(guard, edit)),
  );
};
