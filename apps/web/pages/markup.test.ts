// What the parts of the pages that only show something draw for what they are given.
import type { Change } from "@rewrite-service/text";
import type { ShownFact } from "@rewrite-service/review";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UsageBars } from "../src/account/usage-bars.tsx";
import { Found, NothingFound } from "../src/check/found.tsx";
import { Verdict } from "../src/check/verdict.tsx";
import { Summary } from "../src/compare/summary.tsx";
import { CodeBoxes } from "../src/device/code-boxes.tsx";
import { DraftDock } from "../src/draft/draft-dock.tsx";
import type { DraftMarks } from "../src/editor/draft-marks.ts";
import { FactList } from "../src/facts/fact-list.tsx";
import { FactsColumn } from "../src/write/facts-column.tsx";
import { drawn, fact } from "./drawn.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 28, 12) }));
afterEach(() => void vi.useRealTimers());

const nothing = (): void => undefined;

test("the bars of a month's use", () => {
  const days = Array.from({ length: 16 }, (_, at) => {
    const units = [at % 3, at === 4 ? 6 : 0];
    return { day: `2026-11-${String(at + 1).padStart(2, "0")}`, units, total: (units[0] ?? 0) + (units[1] ?? 0) };
  });
  expect(
    drawn(
      UsageBars,
      { usage: { series: ["email", "slack"], days, total: 21 } },
      { usage: { series: [], days: days.slice(0, 2).map((day) => ({ ...day, units: [], total: 0 })), total: 0 } },
    ),
  ).toMatchSnapshot();
});

test("five series have a shade of their own, and the others share the last", () => {
  const series = ["a", "b", "c", "d", "e", "f", "g"];
  const [markup] = drawn(UsageBars, { usage: { series, days: [], total: 0 } });
  expect(markup?.match(/swatch shade-\d/g)?.map((shade) => shade.at(-1))).toEqual(["0", "1", "2", "3", "4", "4", "4"]);
});

const NO_MARKS = {
  count: 0,
  typos: 0,
  hints: [],
  tells: [],
  open: null,
  checked: "",
  declined: null,
  retry: null,
  ignored: 0,
  muted: [],
  spans: [],
  canProtect: false,
};

test("before a pasted text is checked, nothing is said of it that was found of the one before", () => {
  const text = "We unlock value with a seamless, transformative queue.";
  const said = ["", text, text.slice(0, -1)].map((checked) =>
    drawn(Found, { text, marks: { ...NO_MARKS, checked }, draft: { current: null }, onWrite: nothing }).join(""),
  );
  expect(said.map((markup) => markup.includes("No AI-sounding phrases"))).toEqual([false, true, true]);
});

test("the verdict on a text", () => {
  const answer = { sentence: "A sentence." };
  const reads = ["model", "unclear", "person", "short", "declined"] as const;
  expect(
    drawn(Verdict, { answer: null }, ...reads.map((one) => ({ answer: { ...answer, reads: one } }))),
  ).toMatchSnapshot();
});

test("a text in which nothing is found is not called clean where it may read like AI", () => {
  const reads = [null, "model", "unclear", "person", "short"] as const;
  const given = reads.map((one) => (one === null ? null : { reads: one, sentence: "" }));
  const own = { declined: null };
  const said = drawn(NothingFound, ...given.map((answer) => ({ ...own, answer })));
  expect(said.map((markup) => markup.includes("stands out"))).toEqual([false, true, true, false, false]);
  // Without a finding there is nothing to mend.
  expect(said.join()).not.toContain("button");
  const [declined] = drawn(NothingFound, { ...own, answer: given[1], declined: "This looks like German" });
  expect(declined).toContain("German");
  expect(declined).not.toContain("stands out");
});

test("the facts of a long draft are said to come, and what the check can miss is said whoever wrote", () => {
  const result = {
    version: null,
    running: false,
    undecided: false,
    caught: null,
    retryFacts: null,
    picked: null,
    notes: null,
    alignment: null,
    meaning: { state: { phase: "idle" } },
    mix: { text: "" },
    pick: nothing,
  };
  const given = { result, listed: null, draft: { current: null }, isEarlier: false, isForeign: false };
  const kind = { isEngine: true, isNotes: false, register: "email" };
  const [short, ofNotes, long] = drawn(
    FactsColumn,
    { ...given, kind, draftText: "We ship." },
    { ...given, kind: { ...kind, isNotes: true }, draftText: "We ship." },
    { ...given, kind, draftText: "We ship. ".repeat(1_400) },
  );
  expect(short).toContain("in your draft appear here");
  expect(ofNotes).toContain("in your notes appear here");
  expect(long).toContain("This draft is too long to list its facts before a rewrite.");
  const version = { text: "It costs $40.", decisions: {}, movedFrom: null, source: { text: "", request: {} } };
  const listed = { facts: [fact("kept", "$40", 9)], before: "It costs $40.", meaning: [] };
  const rewritten = { ...given, listed, result: { ...result, version }, draftText: "It costs $40." };
  for (const isEngine of [true, false]) {
    const [column] = drawn(FactsColumn, { ...rewritten, kind: { ...kind, isEngine } });
    expect(column).toContain("all kept");
    expect(column).toContain("can miss names");
  }
});

test("whether protected words are missing is said of the text on screen", () => {
  const source = { text: "It costs $40.", request: { protectedSpans: ["$40"] } };
  const version = { text: "It costs a lot.", decisions: {}, movedFrom: null, source };
  const result = { version, retryFacts: null, meaning: { state: { phase: "idle" } }, mix: version };
  const given = { listed: null, draft: { current: null }, draftText: source.text, kind: {}, kept: ["$40"] };
  const said = [null, source].map((coming) => drawn(FactsColumn, { ...given, result: { ...result, coming } }).join(""));
  expect(said[0]).toContain("Protected but missing: “$40”.");
  expect(said[1]).toContain("Your protected words are unchanged.");
});

test("the summary of a comparison", () => {
  const before = "We do not ship on Friday. It costs $4,200. Ana has it, really.";
  const after = "We ship on Friday. It costs $4,300. Ana has it.";
  const at = (text: string, part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
  const change = (more: object) => ({ severity: "hard", status: "changed", topic: "money", ...more }) as Change;
  const changes = [
    change({
      status: "lost",
      topic: "claim",
      severity: "soft",
      reason: "is gone",
      before: at(before, "really"),
      after: null,
    }),
    change({ reason: '"$4,200" became "$4,300"', before: at(before, "$4,200"), after: at(after, "$4,300") }),
    change({ status: "lost", topic: "negation", reason: '"not" is gone', before: at(before, "not"), after: null }),
    change({
      status: "invented",
      topic: "negation",
      severity: "soft",
      reason: '"it" is new',
      before: null,
      after: at(after, "it"),
    }),
  ];
  const more = Array.from({ length: 3 }, (_, n) => change({ reason: `number ${n}`, before: null, after: null }));
  const given = { before, after, same: false, onPick: nothing };
  expect(
    drawn(
      Summary,
      { ...given, changes, hard: 2 },
      { ...given, changes: [...changes, ...more], hard: 5 },
      { ...given, changes: changes.slice(0, 1), hard: 0 },
      { ...given, changes: [], hard: 0, same: true },
      { ...given, changes: [], hard: 0 },
    ),
  ).toMatchSnapshot();
});

test("the boxes of a code", () => {
  const given = { onChange: nothing, describedBy: "hint" };
  expect(
    drawn(CodeBoxes, { ...given, code: "", invalid: false }, { ...given, code: "BCD", invalid: true }),
  ).toMatchSnapshot();
});

test("what is found in a draft", async () => {
  const finding = (id: string, replacement: string | null) => ({
    id,
    name: `Name of ${id}`,
    excerpt: "in today's fast-paced world",
    explanation: "Why.",
    evidence: "How often.",
    suggestion: "Say it plainly.",
    replacement,
    weight: 1,
  });
  const tell = (id: string, start: number, replacement: string | null = null) => ({
    start,
    end: start + 4,
    finding: finding(id, replacement),
  });
  const listed = [
    { tell: tell("opener", 0), line: 1 },
    { tell: tell("typo", 30, "the"), line: 3 },
  ];
  const open = { tell: tell("opener", 0, "Now"), at: 1, isProtected: false, canFix: true };
  const marks = [
    NO_MARKS,
    { ...NO_MARKS, declined: "German" },
    { ...NO_MARKS, count: 3, typos: 1, tells: listed, canProtect: true },
    { ...NO_MARKS, count: 2, typos: 2, tells: listed },
    { ...NO_MARKS, ignored: 1, spans: [{ start: 0, end: 3, text: "Ana" }] },
    { ...NO_MARKS, count: 2, open },
    { ...NO_MARKS, count: 2, open: { ...open, at: 2, isProtected: true, canFix: false } },
    { ...NO_MARKS, count: 2, open: { ...open, canFix: false } },
  ] as unknown as DraftMarks[];
  const draw = (): unknown =>
    drawn(DraftDock, ...marks.map((one) => ({ marks: one, isChecked: true, draft: { current: null } })));
  // Its lazy parts come with the first drawing.
  draw();
  await expect.poll(() => JSON.stringify(draw())).toContain("ignored here");
  expect(draw()).toMatchSnapshot();
});

test("a text that was not checked yet is not called clean", () => {
  const said = [true, false].map((isChecked) =>
    drawn(DraftDock, { marks: NO_MARKS, isChecked, draft: { current: null } }).join(""),
  );
  expect(said.map((markup) => markup.includes("No AI-sounding phrases"))).toEqual([true, false]);
  expect(said[1]).toContain("Checking…");
});

test("the facts of a draft", () => {
  const changed = fact("changed", "$4,200", 20, { became: "$4,300" });
  const facts = [
    fact("kept", "Friday", 0),
    fact("kept", "Friday", 90),
    fact("reworded", "3 people", 10),
    changed,
    fact("lost", "Ana", 30),
    fact("invented", "Bo", 40),
    fact("stopped", "5 %", 60),
  ];
  const given = { meaning: [], picked: null, onPick: nothing };
  const kept = facts.slice(0, 3);
  const many = Array.from({ length: 62 }, (_, at) => fact(at === 61 ? "lost" : "kept", `${at} km`, 10 * at));
  expect(
    drawn(
      FactList,
      ...(["draft", "running", "ended", "done", "earlier"] as const).map((phase) => ({ ...given, facts: kept, phase })),
      {
        ...given,
        facts,
        phase: "done",
        leftOut: 2,
        meaning: [fact("lost", "not", 70, { isWording: true })],
        picked: changed,
      },
      { ...given, facts, phase: "draft" },
      { ...given, facts: [fact("pending", "Friday", 0)], phase: "running" },
      { ...given, facts: [], phase: "done", allKept: "Nothing to keep" },
    ),
  ).toMatchSnapshot();
  // Of a fact that is still to come nobody knows whether it was kept.
  const said = [[], [fact("pending", "Bo", 40)]].map((more) =>
    drawn(FactList, { ...given, facts: [fact("kept", "Friday", 0), ...more], phase: "done" }).join(""),
  );
  expect(said.map((markup) => markup.includes("all kept"))).toEqual([true, false]);
  const rowsOf = (shown: readonly ShownFact[]): string[] =>
    [
      ...(drawn(FactList, { ...given, facts: shown, phase: "done" })[0] ?? "").matchAll(/<li|<i |button-small">[^<]*/g),
    ].map(([found]) => found);
  // Sixty rows at first, and a button for two more; for more facts than sixty there are no segments.
  expect(rowsOf(many).filter((found) => found === "<li")).toHaveLength(60);
  expect(rowsOf(many)).toContainEqual(expect.stringMatching(/^button-small">.*\b2\b/));
  expect(rowsOf(many).filter((found) => found === "<i ")).toHaveLength(0);
  expect(rowsOf(many.slice(0, 60)).filter((found) => found === "<li")).toHaveLength(60);
  expect(rowsOf(many.slice(0, 60)).filter((found) => found === "<i ")).toHaveLength(60);
});
