import { editsOf, type Transform } from "./transform.ts";

// Openings that say nothing, up to the word that does. What follows is a whole clause.
const OPENERS =
  /(?<=^|[.!?]\s|\n)(?:(?:it is|it's) (?:important|worth) (?:to note|noting|to mention|mentioning) that,?|please (?:note|be advised) that,?|i (?:just )?(?:wanted|would like) to (?:reach out (?:to|and) )?(?:let you know|inform you|share) that,?|i(?: am|'m) writing to (?:let you know|inform you) that,?|as (?:you may know|previously mentioned|mentioned above),|needless to say,|(?:furthermore|moreover|additionally|in addition|in conclusion|in summary|to summarize|to sum up|all in all|in essence|overall|ultimately|firstly|lastly),)\s+/gi;

/** Cuts openings before a clause that stands by itself. */
export const emptyOpeners: Transform = { name: "empty-openers", edits: (text) => editsOf(text, OPENERS, () => "") };
