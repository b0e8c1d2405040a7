import { overlaps, type Span } from "../document/span.ts";

// Sets of wordings of which one may stand for another in any sentence.
const SETS: readonly (readonly string[])[] = [
  ["because", "since"],
  ["start", "begin"],
  ["started", "began"],
  ["help", "assist"],
  ["let me know", "tell me"],
  ["about", "around"],
  ["could you please", "please could you"],
  ["can you please", "please can you"],
  ["need to", "have to"],
  ["needs to", "has to"],
  ["also", "as well"],
  ["but", "though"],
  ["many", "a lot of"],
  ["show", "indicate"],
  ["shows", "indicates"],
  ["think", "believe"],
  ["we are", "we're"],
  ["it is", "it's"],
  ["do not", "don't"],
  ["does not", "doesn't"],
  ["did not", "didn't"],
  ["cannot", "can't"],
  ["will not", "won't"],
  ["is not", "isn't"],
  ["are not", "aren't"],
  ["I am", "I'm"],
  ["I have", "I've"],
  ["we have", "we've"],
  ["thanks", "thank you"],
  ["quickly", "fast"],
  ["whole", "entire"],
  ["before", "ahead of"],
  ["finish", "complete"],
  ["finished", "completed"],
  ["buy", "purchase"],
  ["right now", "at the moment"],
  ["I will", "I'll"],
  ["we will", "we'll"],
  ["you will", "you'll"],
  ["it will", "it'll"],
  ["they are", "they're"],
  ["you are", "you're"],
  ["that is", "that's"],
  ["there is", "there's"],
  ["was not", "wasn't"],
  ["were not", "weren't"],
  ["could not", "couldn't"],
  ["would not", "wouldn't"],
  ["should not", "shouldn't"],
  ["has not", "hasn't"],
  ["have not", "haven't"],
  ["hi", "hello"],
  ["kind regards", "best regards"],
  ["as soon as possible", "as soon as you can"],
  ["for example", "for instance"],
  ["instead of", "rather than"],
  ["until", "till"],
  ["very", "really"],
  ["large", "big"],
  ["requires", "needs"],
  ["require", "need"],
  ["discuss", "talk about"],
  ["often", "frequently"],
  ["a few", "several"],
  ["almost", "nearly"],
  ["usually", "normally"],
  ["although", "though"],
];

const SKIPPED = new Set([
  "about",
  "also",
  "but",
  "before",
  "show",
  "help",
  "fast",
  "many",
  "since",
  "need",
  "needs",
  "like",
  "big",
  "write",
  "though",
  "several",
  "really",
]);
const NEXT = new Map<string, string>();
for (const [first, second] of SETS as readonly [string, string][]) {
  if (!SKIPPED.has(first)) NEXT.set(first.toLowerCase(), second);
  if (!SKIPPED.has(second) && !second.startsWith("a ")) NEXT.set(second.toLowerCase(), first);
}
const PATTERN = new RegExp(
  `(?<![\\p{L}'’-])(?:${[...NEXT.keys()].sort((a, b) => b.length - a.length).join("|")})(?=[\\s,][^.!?\\n]*\\p{L})`,
  "giu",
);

export interface Site extends Span {
  insert: string;
}

/** Places of a text where another wording says the same, outside the guarded ranges. */
export const sitesOf = (text: string, guards: readonly Span[]): Site[] =>
  [...text.matchAll(PATTERN)]
    .map((match) => {
      const other = NEXT.get(match[0].toLowerCase()) ?? match[0];
      const capital = /^\p{Lu}/u.test(match[0]) && match[0] !== "I am" && match[0] !== "I have";
      const insert = capital ? other.charAt(0).toUpperCase() + other.slice(1) : other;
      return { start: match.index, end: match.index + match[0].length, insert };
    })
    .filter((site) => !guards.some((guard) => overlaps(guard, site)));
