// Ways to say where something stands on a scale, so that "cheap" answers "less than £20" and "five stars" answers "high".
export type Step = "low" | "middle" | "high";

const STEPS: Readonly<Record<Step, string>> = {
  low: "low lower lowest cheap cheaper cheaply inexpensive affordable budget economical poor poorly bad terrible 1 one less under below small",
  middle:
    "moderate moderately average averagely mid mid-range midrange medium middle decent reasonable reasonably fair fairly okay standard 3 three",
  high: "high higher highly highest expensive pricey costly upscale premium excellent great top superb outstanding good well 5 five more over above above-average",
};
const steps = new Map<string, Step>();
for (const step of ["low", "middle", "high"] as const) for (const word of STEPS[step].split(" ")) steps.set(word, step);

/** The step that a folded word names, or undefined. */
export const stepOf = (word: string): Step | undefined => steps.get(word);

const TOPICS: readonly [RegExp, string][] = [
  [
    /price|cost|fee|budget/,
    "price priced prices pricing pricey cost costs costing fee cheap cheaper inexpensive affordable expensive costly budget moneyed spend pounds dollars",
  ],
  [
    /rating|review|score|quality/,
    "rating ratings rated rate rates star stars review reviews reviewed score scores scored customer customers quality",
  ],
  [/famil|kid|child/, "family families kid kids child children childrens adult adults kid-friendly"],
];

/** Words that show a slot is being talked about, by the name of the slot. */
export const topicWords = (key: string): string[] => {
  for (const [pattern, words] of TOPICS) if (pattern.test(key)) return words.split(" ");
  return key.split(" ").filter((word) => word.length > 2);
};

/** Words that say no to a slot by themselves. */
export const DENIERS: ReadonlySet<string> = new Set(
  "not no non never isn't without adult adults unfriendly unsuitable lacks only excludes against discouraged unwelcome".split(
    " ",
  ),
);
