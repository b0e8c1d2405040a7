import type { MeaningFinding } from "@rewrite-service/contract";
import type { Verdict } from "./verdict.ts";

const QUOTED_MAX = 110;

/** What NOTES says of a judgement: sentences of ours around quotations of the two texts, never the judge's own words. */
export const findingLines = ({ verified, findings }: Verdict, fromNotes: boolean): string[] =>
  verified ? findings.map((finding) => lineOf(finding, fromNotes)) : ["The meaning wasn't checked."];

const lineOf = ({ before, after }: MeaningFinding, fromNotes: boolean): string => {
  const [source, say] = fromNotes ? ["notes", "say"] : ["draft", "says"];
  if (after === "") return `Missing here: ${quoted(before)}.`;
  if (before === "") return `Not in the ${source}: ${quoted(after)}.`;
  return `The ${source} ${say} ${quoted(before)}; this says ${quoted(after)}.`;
};

// On one line, without quotation marks of its own, and cut between words.
const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, " ").replace(/["“”]/g, "'").trim();
  if (line.length <= QUOTED_MAX) return `"${line}"`;
  const cut = line.slice(0, QUOTED_MAX);
  const word = cut.lastIndexOf(" ");
  return `"${(word > 0 ? cut.slice(0, word) : cut.replace(/[\ud800-\udbff]$/, "")).trimEnd()}…"`;
};
