import {
  asSentence,
  countFacts,
  factsWords,
  groupsOf,
  isTrouble,
  rowsOf,
  type FactGroup,
  type FactsAnswer,
} from "@rewrite-service/review";
import { byId, make, say } from "../view/element.ts";

const MARKS = { pending: "…", kept: "✓", reworded: "≈", changed: "≠", lost: "✗", invented: "+", stopped: "!" } as const;

const itemOf = ({ facts }: FactGroup): HTMLLIElement => {
  const [{ state, text }] = facts;
  const mark = make("span", { "aria-hidden": "true" }, MARKS[state]);
  const times = facts.length > 1 ? ` ${factsWords.times(facts.length)}` : "";
  const isSaid = state in factsWords.beside;
  const word = make(
    isSaid ? "small" : "span",
    isSaid ? {} : { class: "visually-hidden" },
    `${isSaid ? " " : ", "}${factsWords.states[state]}`,
  );
  return make("li", { "data-state": state }, mark, ` ${text}${times}`, word);
};

/** The facts of the draft and what became of them, the troubles first, as the app lists and counts them. */
export const showFacts = (answer: FactsAnswer | null): void => {
  const facts = [...(answer?.facts ?? []), ...(answer?.meaning.filter(isTrouble) ?? [])];
  byId("facts").hidden = facts.length === 0;
  say(byId("facts-summary"), factsWords.summary(countFacts(rowsOf(facts))));
  byId("facts-list").replaceChildren(...groupsOf(facts).map(itemOf));
  const reasons = new Set(facts.map(({ reason }) => reason).filter((reason) => reason !== ""));
  byId("facts-reasons").replaceChildren(...[...reasons].map((reason) => make("li", {}, asSentence(reason))));
};
