import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  amended,
  begunWith,
  decidedBefore,
  NO_HISTORY,
  pushed,
  redone,
  undone,
  type ResultHistory,
  type ResultVersion,
} from "./result-history.ts";

const version = (text: string): ResultVersion => ({
  source: { text: "draft", fromNotes: false, request: { text: "draft", register: "slack" } },
  text,
  notes: null,
  decisions: {},
  movedFrom: null,
});

test("an undo brings back what was there, and a redo what was undone", () => {
  const one = pushed(NO_HISTORY, version("one"));
  const two = pushed(one, version("two"));
  const back = undone(two)?.history;
  expect(back?.present?.text).toBe("one");
  expect(redone(back as ResultHistory)?.history).toEqual(two);
});

test("an answer that belongs to the last step goes with it in one undo", () => {
  const one = pushed(NO_HISTORY, version("one"));
  const asked = amended(pushed(one, version("accepted")), version("answered"));
  expect(undone(asked)?.history.present?.text).toBe("one");
});

test("taking the result over the draft carries the draft's old text", () => {
  const edit = { before: "my draft", after: "the result" };
  const taken = pushed(pushed(NO_HISTORY, version("one")), version("one"), edit);
  expect(undone(taken)?.draft).toEqual(edit);
  expect(redone(undone(taken)?.history as ResultHistory)?.draft).toEqual(edit);
});

test("what was decided about a text before is known to a later visit, and no step of another kind", () => {
  const decided = (one: ResultVersion, ...ids: number[]): ResultVersion => ({
    ...one,
    decisions: Object.fromEntries(ids.map((id) => [id, { kind: "accepted" }])),
  });
  const text = version("two");
  const brought = pushed(pushed(NO_HISTORY, version("one")), text);
  const end = pushed(pushed(brought, decided(text, 1)), decided(text, 1, 2));
  expect(decidedBefore(brought)).toEqual([]);
  expect(decidedBefore(end)).toEqual([{}, decided(text, 1).decisions]);
  const later = begunWith(decided(text, 1, 2), decidedBefore(end));
  expect(undone(later)?.history.present).toEqual(decided(text, 1));
  // The text that became the draft is undone by the visit that did it.
  expect(decidedBefore(pushed(end, decided(text, 1, 2), { before: "a", after: "b" }))).toEqual([]);
});

test("any steps: undoing all and redoing all ends where it began", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 40 }), (texts) => {
      const end = texts.reduce((history, text) => pushed(history, version(text)), NO_HISTORY);
      let at = end;
      for (let step = undone(at); step !== null; step = undone(at)) at = step.history;
      expect(at.present).toBeNull();
      for (let step = redone(at); step !== null; step = redone(at)) at = step.history;
      expect(at).toEqual(end);
    }),
  );
});
