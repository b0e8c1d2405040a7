import { asSentence } from "@rewrite-service/review";

const count = (n: number, one: string, many: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

/** Every string of Compare. */
export const compareWords = {
  title: "Compare two texts.",
  lead: "Both stay in this browser.",
  before: "Original",
  after: "Rewrite",
  notes: "The original is a set of notes",
  facts: "Facts in the two texts",
  factsHere: "Which numbers, dates, links and names were kept, and which changed.",
  placeholder: "Paste or type some text.",
  empty: "Paste two texts to see what changed.",
  comparing: "Comparing…",
  failed: "Couldn’t compare the texts.",
  retry: "Try again",
  example: "Try an example",
  examples: {
    before:
      "hi all, quick note on the move: 14 of 22 shops are on the new till, errors went from 2.3% to 0.4%. Marta did most of it. Please do not touch the old price list until 4 December.",
    after:
      "Hi all,\n\n15 of 22 shops are on the new till, and errors fell from 2.3% to 0.4%. Please touch the old price list until 4 December.",
  },
  swap: "Swap",
  clear: "Clear",
  verdict: (alarms: number, doubts: number, same: boolean, isForeign: boolean): string => {
    if (same) return "The texts are the same";
    if (alarms > 0) return `Facts or meaning changed in ${count(alarms, "place", "places")}`;
    if (doubts > 0) return count(doubts, "place to check", "places to check");
    return `No changed ${isForeign ? "number" : "figure, date or name"} found`;
  },
  moreToCheck: (doubts: number): string => `, ${doubts.toLocaleString("en")} more to check`,
  verdictHint: (changes: number, same: boolean, isForeign: boolean): string => {
    if (same) return "";
    if (isForeign) return "Names, wording and some dates aren’t checked in this language.";
    return `The ${changes === 0 ? "" : "rest of the "}wording wasn’t checked.`;
  },
  heads: { changed: "Changed", lost: "Missing", invented: "Added" },
  soft: "worth a look",
  /** A reason of the comparison, which knows a draft and a rewrite. */
  line: (reason: string): string =>
    asSentence(reason.replace(/"([^"]*)"/g, "“$1”").replaceAll("the draft", "the original")),
  more: (n: number): string => `Show ${n} more`,
} as const;
