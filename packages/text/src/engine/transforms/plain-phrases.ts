import { editsOf, type Transform } from "./transform.ts";

const PHRASES: Readonly<Record<string, string>> = {
  "in order to": "to",
  "due to the fact that": "because",
  "in the event that": "if",
  "at this point in time": "now",
  "at the present time": "now",
  "for the purpose of": "for",
  "with regard to": "about",
  "with regards to": "about",
  "in regard to": "about",
  "a large number of": "many",
  "the majority of": "most",
  "has the ability to": "can",
  "have the ability to": "can",
  "is able to": "can",
  "are able to": "can",
  "make a decision": "decide",
  "prior to": "before",
  "subsequent to": "after",
  "in spite of the fact that": "although",
  "until such time as": "until",
  "on a regular basis": "regularly",
  "as per": "per",
};

const PATTERN = new RegExp(`\\b(?:${Object.keys(PHRASES).join("|")})\\b`, "gi");

/** Says in one word what a phrase says in three. */
export const plainPhrases: Transform = {
  name: "plain-phrases",
  edits: (text) =>
    editsOf(text, PATTERN, ([phrase]) => {
      const plain = PHRASES[phrase.toLowerCase()];
      if (plain === undefined) return null;
      return /^\p{Lu}/u.test(phrase) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
    }),
};
