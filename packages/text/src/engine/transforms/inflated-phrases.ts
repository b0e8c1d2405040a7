import { editsOf, inCaseOf, type Transform } from "./transform.ts";

const RULES: readonly [pattern: RegExp, insert: string][] = [
  [/\b(?:is|serves as|stands as) a testament to (?=the|his|her|their|our|your|its|how|what)/gi, "shows "],
  [/\b(?:are|serve as|stand as) a testament to (?=the|his|her|their|our|your|its|how|what)/gi, "show "],
  [/\bplays (?:an? )(?:crucial|vital|key|pivotal|significant|important|essential|critical) role in\b/gi, "matters for"],
  [/\bplay (?:an? )(?:crucial|vital|key|pivotal|significant|important|essential|critical) role in\b/gi, "matter for"],
  [
    /\bplayed (?:an? )(?:crucial|vital|key|pivotal|significant|important|essential|critical) role in\b/gi,
    "mattered for",
  ],
  [/(?<!\b(?:it|this|that|there|what) )\bis (?:crucial|essential|vital) for\b/gi, "matters for"],
  [/\bare (?:crucial|essential|vital) for\b/gi, "matter for"],
  [/\b(?:serves|stands) as (?=an?\b)/gi, "is "],
  [/\b(?<=(?:to|can|will|could|would|may|might|should) )serve as (?=an?\b)/gi, "be "],
  [/\bboasts (?=an?\b)/gi, "has "],
  [/\bboasted (?=an?\b)/gi, "had "],
  [/\ban? (?:wide|broad|vast|diverse|rich) (?:range|array|variety|selection) of\b/gi, "many kinds of"],
  [/\ba (?:myriad|plethora|multitude) of\b/gi, "many"],
  [/\bby leveraging\b/gi, "by using"],
  [/\bby fostering\b/gi, "by encouraging"],
  [
    /\bone of the (?:key|primary|most significant) (?=reasons|benefits|causes|advantages|challenges|factors)/gi,
    "one of the main ",
  ],
  [
    /\bin today['’]s (?:fast-paced|ever-changing|ever-evolving|digital|modern) (?:world|age|era|landscape)\b/gi,
    "today",
  ],
  [/\bever-(?:evolving|changing)\b/gi, "changing"],
  [/\brapidly evolving\b/gi, "fast-changing"],
  [/\bthe advent of\b/gi, "the arrival of"],
  // Senses that a person has, and a sense of one's own, are more than the noun after them.
  [
    /(?<!\b(?:such|what|quite) )\ba sense of (?=(?:community|belonging|calm|peace|pride|accomplishment|unity|dread|relief|wonder|responsibility|hope|joy|excitement|gratitude|freedom|trust|confidence|nostalgia|unease|security|stability|empathy|ownership|achievement|adventure)\b)/gi,
    "",
  ],
  [/(?<=\bin )the realm of (?=\p{Ll})/giu, ""],
  [
    /\bresonates with (?=(?:audiences?|readers|people|customers|users|viewers|listeners|us|me|them|many|everyone)\b)/gi,
    "appeals to ",
  ],
  [
    /\bresonated with (?=(?:audiences?|readers|people|customers|users|viewers|listeners|us|me|them|many|everyone)\b)/gi,
    "appealed to ",
  ],
  [/\bsheds light on\b/gi, "explains"],
  [/\bunderscores (?=(?:the|how|why)\b)/gi, "shows "],
  [/\bone of the primary (?=\p{L}+s\b)/giu, "one of the main "],
  [/\bto make informed decisions\b/gi, "to decide well"],
];

/** Phrases that puff up a plain statement, as the statement. */
export const inflatedPhrases: Transform = {
  name: "inflated-phrases",
  edits: (text) => RULES.flatMap(([pattern, insert]) => editsOf(text, pattern, ([phrase]) => inCaseOf(phrase, insert))),
};
