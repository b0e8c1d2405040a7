import { compareDrafts, overlaps } from "@rewrite-service/text";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { acceptSafe, changesInOrder, isChange, mixOf, rejectAll, type Decision, type Decisions } from "./mix.ts";
import type { Passage } from "./passage.ts";
import { reviewRows } from "../changes/rows.ts";
import { alignPassages } from "./passages.ts";

const draft = `Hi team,

I hope you are all well. The p95 went from 840 ms to 310 ms on Tuesday. We utilise the new queue in order to smooth peaks.

Ana reviews PR 4411 by 5pm.`;
const result = `The p95 fell from 840 ms to 310 ms. We use the new queue to smooth peaks.

Ana reviews PR 4411 by 5pm. Thanks for reading this far.`;

const align = (before: string, after: string) =>
  alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });
const alignment = align(draft, result);
const withText = (part: string): number =>
  alignment.passages.find((passage) => `${passage.draft} ${passage.result}`.includes(part))?.id ?? -1;

test("without a decision the text is the result, character for character", () => {
  expect(mixOf(alignment, {}).text).toBe(result);
});

test("a rejected edit brings back the draft's words where the new ones stood, and leaves the others", () => {
  const { text } = mixOf(alignment, { [withText("utilise")]: { kind: "rejected" } });
  expect(text).toContain("310 ms. We utilise the new queue to smooth peaks.\n\nAna");
});

test("words that come back from amid a line begin one with a capital, and a capital that is refused is gone", () => {
  const hasty = "hey all, just wanted to check in on the rollout. we moved 14 of 22 shops to it.";
  const refused = (after: string, part: string): string => {
    const own = align(hasty, after);
    const { id } = own.passages.find(({ draft: words }) => words.startsWith(part)) ?? { id: -1 };
    const decisions: Decisions = { [id]: { kind: "rejected" } };
    const { text } = mixOf(own, decisions);
    const rows = reviewRows(own, decisions).map(({ gap: before, text: shown }) => before + shown);
    expect(rows.join("")).toBe(text);
    return text;
  };
  const tidy = "Hey all,\n\nQuick check in on the rollout. We moved 14 of 22 shops to it.";
  expect(refused(tidy, "just")).toContain("Hey all,\n\nJust wanted to check in on the rollout.");
  expect(refused(tidy, "we")).toContain("on the rollout. we moved");
  expect(refused(tidy.replace("Quick", "Just wanted to"), "just")).toContain("Hey all,\n\njust wanted");
});

test("notes that a text which ended early did not come to stand behind it, each a line and in their order", () => {
  const notes = "from Mia\nkickoff call moved to Thu 14:00\nbudget 12,400 EUR\nlegal approved contract";
  const written = "Hi team,\n\nThe kickoff call moved to Thu 14:00. Legal has approved the contract.";
  const comparison = compareDrafts(notes, written, { fromNotes: true });
  const pairs = compareDrafts(notes, written).pairs;
  const partly = alignPassages(notes, written, { ...comparison, pairs }, { fromNotes: true, partial: true });
  expect(mixOf(partly, {}).text).toBe(`${written}\n\nfrom Mia\nbudget 12,400 EUR`);
  expect(changesInOrder(partly).some(({ status }) => status === "left-out")).toBe(false);
});

test("of a draft typed in one breath, what a text that ended early did not come to stands behind it as it was", () => {
  const breath =
    "hi marta, update on the runs: we lost 3 runs on 14 Oct bc the disk was full, the export is back since monday, pls approve the $3,150 by the end of today";
  const partial = (written: string): string =>
    mixOf(
      alignPassages(breath, written, compareDrafts(breath, written), { fromNotes: false, partial: true }),
      {},
    ).text.slice(written.length);
  const told = "Hi Marta,\n\nAn update on the runs: we lost 3 runs on 14 Oct because the disk was full";
  expect(partial(`${told}.`)).toBe("\n\nthe export is back since monday, pls approve the $3,150 by the end of today");
  expect(partial(`${told}, and the export has been back since Monday.`)).toBe(
    "\n\npls approve the $3,150 by the end of today",
  );
});

test("a sentence that was left out goes back to its place", () => {
  const { text } = mixOf(alignment, { [withText("hope")]: { kind: "rejected" } });
  expect(text).toMatch(/^I hope you are all well\. The p95 fell/);
});

test("a rejected new sentence is gone with the space before it", () => {
  const { text } = mixOf(alignment, { [withText("Thanks")]: { kind: "rejected" } });
  expect(text.endsWith("by 5pm.")).toBe(true);
});

test("an edited change stands as it was written", () => {
  const { text, places } = mixOf(alignment, { [withText("utilise")]: { kind: "edited", text: "like" } });
  const [place] = places.get(withText("utilise")) ?? [];
  expect(text.slice(place?.start, place?.end)).toBe("like");
});

test("rejecting everything gives the draft back, character for character", () => {
  expect(mixOf(alignment, rejectAll(alignment)).text).toBe(draft);
});

test("accepting what is safe leaves out the change that loses a fact, and names the fact", () => {
  const decisions = acceptSafe(alignment, {});
  const asked = changesInOrder(alignment).filter(({ id }) => decisions[id]?.kind === "asked");
  expect(asked.flatMap(({ risks }) => risks)).toContainEqual(expect.stringContaining("Tuesday"));
  expect(mixOf(alignment, decisions).text).toContain("fell from 840 ms to 310 ms on Tuesday. We use the new queue");
});

test("a moved sentence goes back to where it stood", () => {
  const before = "First we ship the parser today. Then Bo tests the importer. Last we tell support about it.";
  const after = "Last we tell support about it. First we ship the parser today. Then Bo tests the importer.";
  const moved = align(before, after);
  const ids = moved.passages.filter(({ status }) => status === "moved").map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(mixOf(moved, Object.fromEntries(ids.map((id) => [id, { kind: "rejected" }]))).text).toBe(before);
});

const SENTENCES = [
  "The build takes 12 minutes.",
  "Bo owns the rollback!",
  "- a point of 40 kB",
  "Is it ready on Friday?",
  "We utilise the queue.",
  "We use the queue.",
  "It cost $400 in May.",
  "Thanks.",
];
const sentence = fc.constantFrom(...SENTENCES);
const gap = fc.constantFrom(" ", "\n", "\n\n", "\n\n\n");
const passage = fc
  .array(fc.tuple(sentence, gap), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.flat().slice(0, -1).join(""));

test("a line of the draft that is kept is a line of the text, also where the result says it amid a sentence", () => {
  const before = `notes: rota for the fair
- have 9 of 14 slots filled
- need: 2 for tea, 3 for the gate
- Priya has the cash box, float £150
- reply by mon 7th, to me not the group`;
  const after = `Hi all,

9 of the 14 slots are filled on the rota. We still need 2 people for tea and 3 for the gate, and Priya has the cash box, with a float of £150.

Please reply by Monday the 7th, to me and not to the group.`;
  const own = align(before, after);
  const box = own.wholes.find(({ draft: words }) => words.includes("Priya"));
  const refused = own.passages.filter((one) => isChange(one) && one.whole === box?.whole);
  const { text } = mixOf(own, Object.fromEntries(refused.map(({ id }) => [id, { kind: "rejected" }])));
  expect(text).toContain(
    "on the rota.\n- need: 2 for tea, 3 for the gate\n- Priya has the cash box, float £150\n\nPlease",
  );
});

const WORDY = ["tea", "gate", "the box", "9 of 14", "Priya", "have", "need", "float £150", "reply"];
const wordyLine = fc
  .tuple(fc.constantFrom("- ", "1. ", ""), fc.shuffledSubarray(WORDY, { minLength: 2, maxLength: 5 }))
  .map(([mark, own]) => `${mark}${own.join(" ")}${mark === "" ? "." : ""}`);
const wordyText = (gaps: readonly string[]) =>
  fc
    .array(fc.tuple(wordyLine, fc.constantFrom(...gaps)), { minLength: 2, maxLength: 6 })
    .map((all) => all.flat().slice(0, -1).join(""));

test("whatever is refused, a line that stays as the writer wrote it is a line of its own", () => {
  const count = (text: string, line: string): number => text.split(line).length - 1;
  const property = fc.property(
    wordyText(["\n", "\n\n"]),
    wordyText(["\n", " ", ". "]),
    fc.infiniteStream(fc.boolean()),
    (before, after, coins) => {
      const any = align(before, after);
      const decisions: Record<number, Decision> = {};
      for (const { id } of any.passages.filter(isChange)) if (coins.next().value) decisions[id] = { kind: "rejected" };
      const isBack = ({ id }: Passage): boolean => decisions[id] !== undefined;
      const { text } = mixOf(any, decisions);
      // It may come into a list.
      const lines = text.split("\n").map((line) => line.replace(/^(?:-|\d\.) /, "").trim());
      let start = 0;
      for (const line of before.split("\n")) {
        const span = { start, end: start + line.length };
        start = span.end + 1;
        const own = any.passages.filter(({ draftSpans }) => draftSpans.some((one) => overlaps(one, span)));
        const wholes = new Set(own.map(({ whole }) => whole));
        // What was put into it is a part of it, and one whose sentences are apart is none.
        const isIn = (one: Passage): boolean =>
          wholes.has(one.whole) && one.isPart && one.status === "new" && !isBack(one);
        const isKept = own.some(isBack) && own.every((one) => one.status === "kept" || isBack(one));
        if (!isKept || wholes.size > 1 || any.passages.some(isIn)) continue;
        // The draft has no break before its first line and none behind its last; items are lines anyhow.
        const isEdge = span.start === 0 || span.end === before.length;
        if ((isEdge && line.endsWith(".")) || count(before, line) !== 1 || count(text, line) !== 1) continue;
        expect(lines, JSON.stringify(text)).toContain(line.replace(/^(?:-|\d\.) /, ""));
      }
    },
  );
  fc.assert(property, { numRuns: 500 });
});

test("any two texts: no decision is the result, all rejected is the draft, and every place slices to what stands there", () => {
  fc.assert(
    fc.property(passage, passage, fc.infiniteStream(fc.nat(3)), (before, after, dice) => {
      const any = align(before, after);
      expect(mixOf(any, {}).text).toBe(after);
      expect(
        mixOf(any, acceptSafe({ ...any, passages: any.passages.map((one) => ({ ...one, risks: [] })) }, {})).text,
      ).toBe(after);
      if (any.passages.some(isChange)) expect(mixOf(any, rejectAll(any)).text).toBe(before);
      const decisions: Record<number, Decision> = {};
      for (const { id } of any.passages.filter(isChange)) {
        const kind = (["accepted", "rejected", "asked", "edited"] as const)[dice.next().value ?? 0] ?? "accepted";
        decisions[id] = kind === "edited" ? { kind, text: `<${id}>` } : { kind };
      }
      const mix = mixOf(any, decisions);
      for (const { id, draft: own } of any.passages) {
        const pieces = (mix.places.get(id) ?? []).map(({ start, end }) => mix.text.slice(start, end));
        if (decisions[id]?.kind === "edited") expect(pieces).toEqual([`<${id}>`]);
        const back = decisions[id]?.kind === "rejected" || decisions[id]?.kind === "asked";
        // Sentences of one passage need not stand side by side in the draft.
        for (const one of SENTENCES) if (back && own.includes(one)) expect(mix.text).toContain(one);
      }
    }),
    { numRuns: 150 },
  );
});

test("a change in two places is counted where the larger of them is read, which has its actions", () => {
  const before =
    "Hello Ulf, teh crew is here.\n\nThe pump on lot 7 is leaking, ring the plumber before noon.\n\nThanks a lot.";
  const after =
    "Before noon.\n\nHello Ulf, the crew is here.\n\nThe pump on lot 7 is leaking, ring the plumber.\n\nThanks a lot.";
  const inOrder = changesInOrder(align(before, after));
  expect(inOrder.map(({ result }) => result.slice(-8))).toEqual(["the", "plumber."]);
});

test("a point of notes that is put back is a line of its own", () => {
  const before = "- say thanks for the pump, it was hard. no speeches\n- Ana has the key";
  const after = "Thank you for the pump. It was hard.\n\nAna has the key.\n\nThanks,";
  const { pairs } = compareDrafts(before, after);
  const told = { ...compareDrafts(before, after, { fromNotes: true }), pairs };
  const alignment = alignPassages(before, after, told, { fromNotes: true });
  const point = alignment.passages.find(({ draft }) => draft === "no speeches");
  expect(mixOf(alignment, { [point?.id ?? -1]: { kind: "rejected" } }).text.split("\n")).toContain("no speeches");
});
