import { isOf, NEGATION } from "../document/word-classes.ts";
import type { Fact } from "../facts/fact.ts";
import { changeOf, type Change } from "./comparison.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { TokenizedText } from "./words.ts";

export const CLAUSE_END = /[,;:.!?\n–—]/;

/** The facts of clauses that deny and of those that do not, each by its key, with one place of it. */
interface Clauses {
  denied: Map<number, number>;
  said: Map<number, number>;
}

const clausesOf = ({ text, ids, starts, ends, fact, keys }: TokenizedText, known: Vocabulary): Clauses => {
  const clauses: Clauses = { denied: new Map(), said: new Map() };
  let facts: number[] = [];
  let kind: keyof Clauses = "said";
  const close = (): void => {
    for (const at of facts) clauses[kind].set(keys[at] as number, at);
    facts = [];
    kind = "said";
  };
  ids.forEach((id, token) => {
    const word = known.words[id] as string;
    if (word === "but" || CLAUSE_END.test(text.slice(ends[token - 1], starts[token]))) close();
    if ((fact[token] as number) >= 0) facts.push(fact[token] as number);
    if (isOf(word, NEGATION)) kind = "denied";
  });
  close();
  return clauses;
};

/** The facts that one text denies and the other only says. */
const turnedIn = ({ facts }: TokenizedText, own: Clauses, other: Clauses): Fact[] =>
  [...own.denied]
    .filter(([key]) => !own.said.has(key) && other.said.has(key) && !other.denied.has(key))
    .map(([, at]) => facts[at] as Fact);

/** A denial that went from one fact to another of its kind: of "do not restart 2, restart 3" to "restart 2, do not restart 3". */
export const movedDenials = (before: TokenizedText, after: TokenizedText, known: Vocabulary): Change[] => {
  const [own, other] = [clausesOf(before, known), clausesOf(after, known)];
  const there = turnedIn(after, other, own);
  for (const was of turnedIn(before, own, other)) {
    const is = there.find(({ kind }) => kind === was.kind);
    if (is !== undefined)
      return [changeOf("negation", "soft", was, is, `"${was.text}" was denied, now "${is.text}" is`)];
  }
  return [];
};
