import { editsOf, type Transform } from "./transform.ts";

// No verb may stand between, so that "and" joins what "but" joined.
const PATTERN =
  /\bnot (?:just|only|merely|simply) ((?:an?|the|in|on|for|with|by|about|our|your|their|his|her)\b[^,.;:!?\n]{1,60}?),? but (?:also )?((?:an?|the|in|on|for|with|by|about|our|your|their|his|her)\b)/gi;

/** "Not just a tool but a habit" becomes "a tool and a habit", where both sides are alike. */
export const notJust: Transform = {
  name: "not-just",
  edits: (text) =>
    editsOf(text, PATTERN, ([, first, second]) =>
      / (?:is|are|was|were|has|have|can|will|that|which|who|do|does)\b/i.test(first as string)
        ? null
        : `${first} and ${second}`,
    ),
};
