import { FUNCTION, isOf } from "../document/word-classes.ts";
import { extractFacts } from "../facts/extract.ts";
import { matchAt, type Fact } from "../facts/fact.ts";
import { supportedBy } from "../facts/support.ts";
import { unitNamed } from "../facts/unit.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { isRespelled } from "./respelled.ts";
import { notationsOf } from "./notations.ts";

/** A text with its facts. */
export interface FactText {
  text: string;
  facts: readonly Fact[];
}

// A figure that a text has more often is one of a table.
const FEW_MAX = 50;
const AHEAD = /(?<=(\p{L}+)[ -](?:no\. ?|number |#)?)/iuy;
const BEHIND = /[ -](?:more |(?:of )?(?:the |our )?)(\p{L}+)(?:[ -](\p{L}+))?/iuy;

const formsOf = (written: string): string[] => {
  const word = written.toLowerCase();
  return word === "" || isOf(word, FUNCTION) ? [] : lemmas(word).map((form) => unitNamed(form) ?? form);
};

/** What tells a figure from the same one elsewhere: its unit, else the words that it counts or numbers, in their plain forms. */
const ownersOf = (whole: string, { kind, amount, unit, start, end }: Fact): string[] => {
  if (amount === undefined) return [kind];
  if (unit !== undefined || kind === "percent") return [unit ?? kind];
  const [, ahead = ""] = matchAt(AHEAD, whole, start) ?? [];
  const [, first = "", second = ""] = matchAt(BEHIND, whole, end) ?? [];
  const behind = formsOf(first);
  return [...formsOf(ahead), ...behind, ...(behind.length === 0 ? [] : formsOf(second))];
};

const figuresOf = ({ amount, text }: Fact): string[] =>
  amount === undefined ? (text.match(/[1-9]\d*/g) ?? []) : [amount.replace(/^-/, "")];

interface Owned {
  fact: Fact;
  owners: readonly string[];
}

const LONG_MIN = 4;

/** The facts that have a figure in them, by each figure. */
const byFigure = ({ text, facts }: FactText): Map<string, Owned[]> => {
  const found = new Map<string, Owned[]>();
  for (const fact of facts) {
    const owned = { fact, owners: ownersOf(text, fact) };
    for (const figure of figuresOf(fact)) {
      const known = found.get(figure);
      if (known === undefined) found.set(figure, [owned]);
      else known.push(owned);
    }
  }
  return found;
};

/**
 * Figures of one text that the other has for something else alone: "2 days", where "kiln 2" is left. A figure belongs first to
 * what it stands with; one that stands with nothing of its own there may be any that nothing else owns. `kept` says that `one` is
 * the first text.
 */
export const goneFigures = (one: FactText, other: FactText, kept = true): ReadonlySet<Fact> => {
  const there = byFigure(other);
  const orphans: Fact[] = [];
  const owned = new Set<Fact>();
  for (const [figure, own] of byFigure(one)) {
    const places = there.get(figure) ?? [];
    if (Math.max(own.length, places.length) > FEW_MAX) continue;
    const known = own.flatMap(({ owners }) => owners);
    const taken = places.flatMap(({ owners }) => owners);
    if (!places.every(({ owners }) => owners.some((owner) => known.includes(owner)))) continue;
    const lone = own.filter(
      ({ fact, owners }) =>
        owners.length > 0 &&
        // A long number names something, and once is enough: "the 4480 rolls" of "style 4480".
        !(fact.unit === undefined && figure.length >= LONG_MIN) &&
        // A bare figure that is there as often may have been given its unit: "240" and "€240" for "240 euros".
        (fact.unit !== undefined || places.length < own.length) &&
        !owners.some((owner) => taken.some((each) => each === owner || isRespelled(owner, each))),
    );
    for (const { fact } of lone) orphans.push(fact);
    if (lone.length > 0) for (const { fact } of places) owned.add(fact);
  }
  if (orphans.length === 0) return new Set();
  // Another notation of it may still be there: "both", "48 hours".
  let left = "";
  let at = 0;
  for (const { start, end } of other.facts.filter((fact) => owned.has(fact))) {
    left += `${other.text.slice(at, start)} `;
    at = Math.max(at, end);
  }
  left += other.text.slice(at);
  const isThere = supportedBy(extractFacts(left, { beside: one.text }));
  const isTold = kept ? notationsOf(one.text, left).isTold : notationsOf(left, one.text).isVouched;
  return new Set(orphans.filter((fact) => fact.amount !== undefined && !isThere(fact) && !isTold(fact)));
};
