import { contractionEdits } from "./contractions.ts";
import { overlaps, type Span } from "../document/span.ts";
import type { Edit } from "./edits.ts";
import { inCaseOf } from "./case.ts";
import { editsOf } from "./transforms/transform.ts";

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
  ["thanks", "thank you"],
  ["quickly", "fast"],
  ["whole", "entire"],
  ["before", "ahead of"],
  ["finish", "complete"],
  ["finished", "completed"],
  ["buy", "purchase"],
  ["right now", "at the moment"],
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

/** Places of a text where another wording says the same, in order, outside the guarded ranges. */
export const sitesOf = (text: string, guards: readonly Span[]): Edit[] => {
  const words = editsOf(text, PATTERN, ([match]) => inCaseOf(match, NEXT.get(match.toLowerCase()) ?? match)).filter(
    (edit) => !guards.some((guard) => overlaps(guard, edit)),
  );
  return [...words, ...contractionEdits(text, true, guards), ...contractionEdits(text, false, guards)].sort(
    (a, b) => a.start - b.start,
  );
};
