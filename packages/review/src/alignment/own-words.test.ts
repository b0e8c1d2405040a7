import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { reviewRows } from "../changes/rows.ts";
import { changesInOrder, isChange, mixOf, rejectAll, type Decisions } from "./mix.ts";
import { canDecide, ownSentence, withDecision, withOwnWords } from "./own-words.ts";
import type { Alignment, Passage } from "./passage.ts";
import { alignPassages } from "./passages.ts";

const draft = `Hi team,

The p95 went from 840 ms to 310 ms on Monday. We utilise the new queue in order to smooth peaks.

Ana reviews PR 4411 by 5pm. Ring me if it breaks.`;
const result = `Hi team,

The p95 fell from 840 ms to 310 ms on Monday. We use the new queue to smooth peaks.

Ana reviews PR 4411 by 5pm. Call me if it breaks.`;
const align = (before: string, after: string): Alignment =>
  alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });
const alignment = align(draft, result);

const find = (part: string, own = alignment): Passage => {
  const found = own.passages.find((one) => `${one.draft} ${one.result}`.includes(part));
  if (found === undefined) throw new Error(`no ${part}`);
  return found;
};
const edited = (part: string, text: string, decisions: Decisions = {}, own = alignment): Decisions =>
  withOwnWords(decisions, ownSentence(own, decisions, find(part, own)), text);
const textOf = (decisions: Decisions, own = alignment): string => mixOf(own, decisions).text;

test("the whole sentence around a change is edited, as it reads now, and no change of it is left to decide", () => {
  expect(ownSentence(alignment, {}, find("utilise")).text).toBe("We use the new queue to smooth peaks.");
  const rejected: Decisions = { [find("utilise").id]: { kind: "rejected" } };
  expect(ownSentence(alignment, rejected, find("in order")).text).toBe("We utilise the new queue to smooth peaks.");
  const decisions = edited("in order", "The queue is new.", rejected);
  expect(textOf(decisions)).toBe(result.replace("We use the new queue to smooth peaks.", "The queue is new."));
  const left = changesInOrder(alignment, decisions).filter(({ id }) => decisions[id] === undefined);
  expect(left.map(({ result: words }) => words)).toEqual(["fell", "Call"]);
  // What is on screen is what comes out.
  const rows = reviewRows(alignment, decisions).map(({ gap, text }) => gap + text);
  expect(rows.join("")).toContain("Monday. The queue is new.\n\nAna");
});

test("a sentence that opens a paragraph stays there, also where the change is at its end", () => {
  const breaks = textOf(edited("Call", "Ring me then."));
  expect(breaks).toBe(result.replace("Call me if it breaks.", "Ring me then."));
  const [before, after] = ["Hello Bo.\n\nThe lift is broken today.", "Hello Bo.\n\nThe lift is out of order now."];
  const own = align(before, after);
  const change = own.passages.findLast(isChange) as Passage;
  const decisions = withOwnWords({}, ownSentence(own, {}, change), "The lift stands still.");
  expect(textOf(decisions, own)).toBe("Hello Bo.\n\nThe lift stands still.");
});

test("a sentence that the model left alone is edited, counts as decided, and stands beside what is rejected", () => {
  const sentence = find("Ana reviews");
  expect([sentence.status, ownSentence(alignment, {}, sentence).text]).toEqual(["kept", "Ana reviews PR 4411 by 5pm."]);
  const decisions = edited("Ana reviews", "Ana reviews both by 5pm.");
  expect(textOf(decisions)).toBe(result.replace("PR 4411", "both"));
  expect(changesInOrder(alignment, decisions)).toContain(sentence);
  expect(canDecide(alignment, decisions, sentence.id)).toBe(false);
  const back = { ...rejectAll(alignment), ...decisions };
  expect(textOf(back)).toBe(draft.replace("PR 4411", "both"));
});

test("an edited sentence can be edited once more, and accepting or rejecting takes all of the edit back", () => {
  const once = edited("utilise", "We have a queue.");
  const place = changesInOrder(alignment, once).find(({ id }) => once[id] !== undefined) as Passage;
  const own = ownSentence(alignment, once, place);
  expect(own.text).toBe("We have a queue.");
  expect(textOf(withOwnWords(once, own, "We have one."))).toContain("Monday. We have one.\n\n");
  expect(canDecide(alignment, once, place.id)).toBe(true);
  expect(textOf(withDecision(alignment, once, place.id, { kind: "accepted" }))).toBe(result);
  const rejected = withDecision(alignment, once, place.id, { kind: "rejected" });
  expect(textOf(rejected)).toContain("We utilise the new queue in order to smooth peaks.");
});

test("of sentences that were typed in one breath only the one around the change is edited", () => {
  const before = "hi bo the lift is broken since monday and it took two days to get a man here thanks ana";
  const after = "Hi Bo, the lift is broken since Monday. It took two days to get a man here. Thanks, Ana";
  const own = align(before, after);
  const change = own.passages.find(({ result: words, status }) => words.includes("It") && status !== "kept");
  const sentence = ownSentence(own, {}, change ?? find("It took", own));
  expect(textOf(withOwnWords({}, sentence, sentence.text), own)).toBe(after);
  expect(sentence.text).not.toContain("Thanks");
});

test("a sentence that is missing is edited from the draft's words, and what was not rewritten from its own", () => {
  const after = result.replace(" Call me if it breaks.", "");
  const own = align(draft, after);
  const gone = find("Ring me", own);
  expect([gone.status, ownSentence(own, {}, gone).text]).toEqual(["left-out", "Ring me if it breaks."]);
  expect(textOf(withOwnWords({}, ownSentence(own, {}, gone), "Ring Bo."), own)).toBe(`${after} Ring Bo.`);
  const partial = alignPassages(draft, after, compareDrafts(draft, after), { fromNotes: false, partial: true });
  const unwritten = partial.passages.find(({ status }) => status === "unwritten") as Passage;
  const decisions = withOwnWords({}, ownSentence(partial, {}, unwritten), "Ring Bo.");
  expect(textOf(decisions, partial)).toBe(`${after} Ring Bo.`);
});
