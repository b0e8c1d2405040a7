import { contractionEdits } from "./contractions.ts";
import { once } from "../document/once.ts";
import { overlaps, type Span } from "../document/span.ts";
import type { Edit } from "./edits.ts";
import { hasUsualCase, inCaseOf } from "../document/case.ts";
import { editsOf } from "./transforms/transform.ts";
import { alternativePairs } from "./wording-tables.ts";

const pairsOf = (text: string): [string, string][] =>
  text.split("\n").map((pair) => pair.split("=") as [string, string]);

interface Table {
  next: ReadonlyMap<string, string>;
  pattern: RegExp;
}

const tableOf = (next: Map<string, string>): Table => ({
  next,
  pattern: new RegExp(
    `(?<![\\p{L}'’-])(?:${[...next.keys()].sort((a, b) => b.length - a.length).join("|")})(?=[\\s,][^.!?\\n]*\\p{L})`,
    "giu",
  ),
});

const SKIPPED = new Set(
  "about also but before show help fast many since need needs like big write though several really will finally again soon daily".split(
    " ",
  ),
);

const either = once(() => {
  const next = new Map<string, string>();
  for (const [first, second] of pairsOf(alternativePairs()[0])) {
    if (!SKIPPED.has(first)) next.set(first, second);
    if (!SKIPPED.has(second) && !second.startsWith("a ")) next.set(second, first);
  }
  return tableOf(next);
});

const mostly = once(() =>
  tableOf(
    new Map([
      ...pairsOf(alternativePairs()[1]).map(([from, to]): [string, string] => [from.toLowerCase(), to]),
      ...either().next,
    ]),
  ),
);

const wordSites = (text: string, { next, pattern }: Table, guards: readonly Span[]): Edit[] =>
  editsOf(text, pattern, ([match]) => inCaseOf(match, next.get(match.toLowerCase()) ?? match)).filter(
    (edit) => hasUsualCase(text.slice(edit.start, edit.end)) && !guards.some((guard) => overlaps(guard, edit)),
  );

/** Places of a text where another wording says the same, in order, outside the guarded ranges. */
export const sitesOf = (text: string, guards: readonly Span[]): Edit[] =>
  [
    ...wordSites(text, either(), guards),
    ...contractionEdits(text, true, guards),
    ...contractionEdits(text, false, guards),
  ].sort((a, b) => a.start - b.start);

/** Places where another wording says the same in most sentences, to be tried one at a time. */
export const likelySites = (text: string, guards: readonly Span[]): Edit[] => wordSites(text, mostly(), guards);
