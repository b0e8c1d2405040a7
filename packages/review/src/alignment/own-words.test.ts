import { compareDrafts } from "@rewrite-service/text";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { REWRITES } from "../changes/rewrites.ts";
import { reviewRows } from "../changes/rows.ts";
import { changesInOrder, isChange, isWithinOther, mixOf, rejectAll, type Decision, type Decisions } from "./mix.ts";
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
  withOwnWords(own, decisions, ownSentence(own, decisions, find(part, own)), text);
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
  const decisions = withOwnWords(own, {}, ownSentence(own, {}, change), "The lift stands still.");
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
  expect(textOf(withOwnWords(alignment, once, own, "We have one."))).toContain("Monday. We have one.\n\n");
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
  expect(textOf(withOwnWords(own, {}, sentence, sentence.text), own)).toBe(after);
  expect(sentence.text).not.toContain("Thanks");
});

test("a sentence that is missing is edited from the draft's words, and what was not rewritten from its own", () => {
  const after = result.replace(" Call me if it breaks.", "");
  const own = align(draft, after);
  const gone = find("Ring me", own);
  expect([gone.status, ownSentence(own, {}, gone).text]).toEqual(["left-out", "Ring me if it breaks."]);
  expect(textOf(withOwnWords(own, {}, ownSentence(own, {}, gone), "Ring Bo."), own)).toBe(`${after} Ring Bo.`);
  const partial = alignPassages(draft, after, compareDrafts(draft, after), { fromNotes: false, partial: true });
  const unwritten = partial.passages.find(({ status }) => status === "unwritten") as Passage;
  const decisions = withOwnWords(partial, {}, ownSentence(partial, {}, unwritten), "Ring Bo.");
  expect(textOf(decisions, partial)).toBe(`${after} Ring Bo.`);
});

const OTHER = "Quite other words.";
const bare = (text: string): string => text.replace(/\s+/g, "");

/** Every text in which the words stand in one place of the other where `text` stands. */
const replaced = (whole: string, text: string): string[] =>
  Array.from({ length: whole.length }, (_, at) => at).flatMap((at) =>
    whole.startsWith(text, at) ? [whole.slice(0, at) + OTHER + whole.slice(at + text.length)] : [],
  );

const editsOnlyTheSentence = (own: Alignment, decisions: Decisions): void => {
  const { text, places } = mixOf(own, decisions);
  const changes = changesInOrder(own, decisions);
  for (const passage of [...changes, ...own.passages.filter(({ status }) => status === "kept")]) {
    if (isWithinOther(decisions[passage.id])) continue;
    const sentence = ownSentence(own, decisions, passage);
    const next = withOwnWords(own, decisions, sentence, OTHER);
    const mixed = mixOf(own, next).text;
    const rows = reviewRows(own, next).map(({ gap, text: shown }) => gap + shown);
    expect(bare(rows.join(""))).toContain(bare(OTHER));
    const hasPlace = [sentence.place, ...sentence.within].some((id) => places.has(id));
    if (hasPlace) {
      expect(replaced(text, sentence.text)).toContain(mixed);
      expect(mixOf(own, withOwnWords(own, decisions, sentence, sentence.text)).text).toBe(text);
    } else if (passage.status === "left-out") {
      // A sentence that is missing comes to its place: all that stood there still does.
      expect(bare(mixed).replace(bare(OTHER), "")).toBe(bare(text));
      expect(mixed.split("\n").length).toBeGreaterThanOrEqual(text.split("\n").length);
    }
  }
};

const KINDS = [undefined, "accepted", "rejected", "asked"] as const;
const decisionsBy = (own: Alignment, dice: () => number): Decisions =>
  Object.fromEntries(
    own.passages.filter(isChange).flatMap(({ id }): [number, Decision][] => {
      const kind = KINDS[dice()];
      return kind === undefined ? [] : [[id, { kind }]];
    }),
  );

test.each(REWRITES)(
  "an edit changes nothing but its sentence: $name",
  ({ before, after, fromNotes = false, partial }) => {
    const { pairs } = compareDrafts(before, after);
    const comparison = { ...compareDrafts(before, after, { fromNotes }), pairs };
    const own = alignPassages(before, after, comparison, { fromNotes, partial: partial === true });
    editsOnlyTheSentence(own, {});
    editsOnlyTheSentence(own, rejectAll(own));
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(3)), (dice) =>
        editsOnlyTheSentence(
          own,
          decisionsBy(own, () => dice.next().value ?? 0),
        ),
      ),
      { numRuns: 20 },
    );
  },
);

const SENTENCES = [
  "Subject: Bay 4",
  "We utilise the queue, and Bo owns the rollback!",
  "We use the queue.",
  "Bo owns the rollback.",
  "- a point of 40 kB",
  "Is it ready on Friday?",
  "It cost $400 in May, and it is slow.",
  "It cost $400.",
  "It is slow in May.",
  "🙌",
  "Thanks.",
];
const anyText = fc
  .array(fc.tuple(fc.constantFrom(...SENTENCES), fc.constantFrom(" ", "\n", "\n\n")), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.flat().slice(0, -1).join(""));

test("an edit changes nothing but its sentence, whatever the texts and what was decided", () => {
  fc.assert(
    fc.property(anyText, anyText, fc.infiniteStream(fc.nat(3)), (before, after, dice) => {
      const own = align(before, after);
      const decisions = decisionsBy(own, () => dice.next().value ?? 0);
      editsOnlyTheSentence(own, decisions);
      const [first] = own.passages.filter(({ id }) => mixOf(own, decisions).places.has(id));
      if (first === undefined) return;
      editsOnlyTheSentence(own, withOwnWords(own, decisions, ownSentence(own, decisions, first), "Once."));
    }),
    { numRuns: 100 },
  );
});

test("both halves of a pair of brackets or quotation marks are decided together", () => {
  const before =
    'My two people (Kay and Rob, both new this year. Kay came first and it cheers me up) did it. He said "go" then.';
  const after =
    "My two people, Kay and Rob, both new this year. Kay came first and it cheers me up did it. He said go then.";
  const own = align(before, after);
  const both = own.passages.filter(({ draft: words }) => /[()]/.test(words));
  expect(both.length).toBe(2);
  for (const { id } of both) {
    const decisions = withDecision(own, {}, id, { kind: "rejected" });
    expect(textOf(decisions, own)).toContain("(Kay and Rob, both new this year. Kay came first and it cheers me up)");
    expect(Object.keys(decisions).length).toBe(2);
  }
  const edit: Decisions = { [both[0]?.id ?? -1]: { kind: "edited", text: "people: Kay" } };
  expect(Object.keys(withDecision(own, edit, both[1]?.id ?? -1, { kind: "accepted" })).length).toBe(2);
  // A mark of a list and a smiley are no half of a pair.
  const list = align("1) We ship on Monday :)\n2) then we rest (a bit", "1. We ship on Monday.\n2. Then we rest a bit");
  const [first] = changesInOrder(list);
  expect(Object.keys(withDecision(list, {}, first?.id ?? -1, { kind: "accepted" }))).toEqual([String(first?.id)]);
});
