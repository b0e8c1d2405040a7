import { FUNCTION, isOf } from "../document/word-classes.ts";
import { extractFacts } from "../facts/extract.ts";
import type { Fact } from "../facts/fact.ts";
import { supportedBy } from "../facts/support.ts";
import { unitNamed } from "../facts/unit.ts";
import { lemmas } from "./lexicon/lemma.ts";
import { notationsOf } from "./notations.ts";

/** A text with its facts. */
export interface FactText {
  text: string;
  facts: readonly Fact[];
}

const REACH = 40;
const AHEAD = /(\p{L}+)[ -](?:no\. ?|number |#)?$/u;
const BEHIND = /^[ -](?:more |(?:of )?(?:the |our )?)(\p{L}+)(?:[ -](\p{L}+))?/u;

const formsOf = (word: string): string[] =>
  word === "" || isOf(word, FUNCTION) ? [] : lemmas(word).map((form) => unitNamed(form) ?? form);

/** What tells a figure from the same one elsewhere: its unit, else the words that it counts or numbers, in their plain forms. */
const ownersOf = (whole: string, { kind, amount, unit, start, end }: Fact): string[] => {
  if (amount === undefined) return [kind];
  if (unit !== undefined || kind === "percent") return [unit ?? kind];
  const [, ahead = ""] = AHEAD.exec(whole.slice(Math.max(0, start - REACH), start).toLowerCase()) ?? [];
  const [, first = "", second = ""] = BEHIND.exec(whole.slice(end, end + REACH).toLowerCase()) ?? [];
  const behind = formsOf(first);
  return [...formsOf(ahead), ...behind, ...(behind.length === 0 ? [] : formsOf(second))];
};

const figuresOf = ({ amount, text }: Fact): string[] =>
  amount === undefined ? (text.match(/[1-9]\d*/g) ?? []) : [amount.replace(/^-/, "")];

interface Owned {
  fact: Fact;
  owners: readonly string[];
}

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

/** A text with some of its facts left blank. */
const without = (text: string, facts: readonly Fact[]): string => {
  let [left, at] = ["", 0];
  for (const { start, end } of [...facts].sort((x, y) => x.start - y.start)) {
    left += `${text.slice(at, start)}${" ".repeat(Math.max(0, end - Math.max(at, start)))}`;
    at = Math.max(at, end);
  }
  return left + text.slice(at);
};

/**
 * Figures of one text that the other has for something else alone: "2 days", where "kiln 2" is left. A figure belongs first to
 * what it stands with; one that stands with nothing of its own there may be any that nothing else owns.
 */
export const goneFigures = (one: FactText, other: FactText): ReadonlySet<Fact> => {
  const there = byFigure(other);
  const orphans: Fact[] = [];
  const owned: Fact[] = [];
  for (const [figure, own] of byFigure(one)) {
    const places = there.get(figure) ?? [];
    if (own.length < 2 || places.length === 0) continue;
    const known = new Set(own.flatMap(({ owners }) => owners));
    const taken = new Set(places.flatMap(({ owners }) => owners));
    const lone = own.filter(
      ({ fact, owners }) => fact.amount !== undefined && owners.length > 0 && !owners.some((owner) => taken.has(owner)),
    );
    if (lone.length === 0 || !places.every(({ owners }) => owners.some((owner) => known.has(owner)))) continue;
    for (const { fact } of lone) orphans.push(fact);
    for (const { fact } of places) owned.push(fact);
  }
  if (orphans.length === 0) return new Set();
  // Another notation of it may still be there: "both", "48 hours".
  const left = without(other.text, owned);
  const isThere = supportedBy(extractFacts(left));
  const { isTold } = notationsOf(one.text, left);
  return new Set(orphans.filter((fact) => !isThere(fact) && !isTold(fact)));
};
