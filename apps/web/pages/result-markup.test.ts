import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
// What the parts of the write page around a result draw for what they are given.
import { compareDrafts } from "@rewrite-service/text";
import {
  alignPassages,
  changesInOrder,
  mixOf,
  type Alignment,
  type Decisions,
  type Passage,
} from "@rewrite-service/review";
import { expect, test } from "vitest";
import type { Result } from "../src/result/result.ts";
import { ChangeDock } from "../src/review/change-dock.tsx";
import { ReviewFoot } from "../src/review/review-foot.tsx";
import { ReviewText } from "../src/review/review-text.tsx";
import { MarkedText } from "../src/ui/marked-text.tsx";
import { resultWords } from "../src/words/result.ts";
import { EarlyEnd } from "../src/write/early-end.tsx";
import { Notice } from "../src/write/notice.tsx";
import { OverResult } from "../src/write/over-result.tsx";
import { ResultDock } from "../src/write/result-dock.tsx";
import { StreamedText } from "../src/write/streamed-text.tsx";
import { drawn, fact } from "./drawn.ts";

const nothing = (): void => undefined;

test("how a rewrite that did not come to its end is shown", () => {
  const failure = { code: "provider_error", message: "It broke.", requestId: "r1", retryAfterS: null, cut: false };
  const base = {
    stream: { phase: "failed", raw: "We ship now" },
    canKeep: false,
    isLeft: false,
    cutAt: null,
    hasLast: false,
    failure: null,
    caught: null,
    facts: null,
    retryFacts: null,
    source: null,
    retry: nothing,
    keep: nothing,
    discard: nothing,
  };
  const lost = Array.from({ length: 15 }, (_, at) => fact("lost", `${at} km`, at));
  const asked = { text: "Ana Berg of Lund", request: { protectedSpans: ["Ana Berg of Lund"] } };
  const results = [
    { ...base, failure },
    { ...base, failure: { ...failure, requestId: null } },
    { ...base, failure: { ...failure, code: "internal", requestId: null } },
    { ...base, failure: { ...failure, cut: true }, canKeep: true, hasLast: true },
    { ...base, failure, isLeft: true, cutAt: { kind: "invented", written: "Bo", near: null } },
    { ...base, isLeft: true },
    { ...base, stream: { phase: "stopped", raw: "" } },
    { ...base, stream: { phase: "stopped", raw: "We ship now" } },
    { ...base, stream: { phase: "stopped", raw: "We ship now" }, canKeep: true },
    { ...base, stream: { phase: "interrupted", raw: "We ship" } },
    { ...base, stream: { phase: "lost", raw: "We ship" } },
    { ...base, caught: { kind: "left-out", missing: "Ana Berg…" }, canKeep: true, source: asked },
    { ...base, caught: { kind: "left-out", missing: "4 km" }, facts: { facts: lost } },
    { ...base, caught: { kind: "left-out", missing: "Bo" }, facts: { facts: lost.slice(0, 2) }, source: asked },
    { ...base, caught: { kind: "invented", written: "$4,300", near: null } },
    { ...base, caught: { kind: "invented", written: "$4,300", near: "$4,200" }, canKeep: true },
  ] as unknown as Result[];
  const client = new QueryClient();
  const ended = (props: Parameters<typeof EarlyEnd>[0]) =>
    createElement(QueryClientProvider, { client }, createElement(EarlyEnd, props));
  expect(drawn(ended, ...results.map((result, at) => ({ result, held: at % 2 === 1 })))).toMatchSnapshot();
});

test("what stands in the way of a rewrite", () => {
  const given = { onSplit: nothing, onNextPart: nothing, onWhole: nothing, onRetry: nothing };
  const none = { ...given, obstacle: null, part: null, isMissing: false };
  const obstacles = [
    { kind: "offline" },
    { kind: "session-ended" },
    { kind: "too-long", length: 30_000, limit: 20_000 },
    { kind: "wait", untilMs: 0 },
    { kind: "refused", message: "No.", passes: false },
    { kind: "no-model", admin: true },
    { kind: "no-model", admin: false },
    { kind: "unreachable" },
  ];
  expect(
    drawn(
      Notice,
      none,
      { ...none, isMissing: true },
      { ...none, part: { start: 0, end: 100, of: 300 } },
      { ...none, part: { start: 200, end: 300, of: 300 } },
      ...obstacles.map((obstacle) => ({ ...none, obstacle })),
    ),
  ).toMatchSnapshot();
});

test("a text with its marks, as it comes", () => {
  const text = "We ship on Friday.\n\nIt costs $4,200. Ana has it.";
  const at = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
  const marks = [
    { ...at("We"), kind: "removed" },
    { ...at("ship"), kind: "added" },
    { ...at("Friday"), kind: "picked" },
    { ...at("on Friday."), kind: "risk" },
    { ...at("$4,200"), kind: "fact" },
    { ...at("4,200. Ana"), kind: "doubt" },
  ];
  expect(drawn(MarkedText, { text, marks }, { text, marks: [] }, { text, marks: marks.slice(5) })).toMatchSnapshot();
  const given = { text, picked: null, facts: [at("Friday"), at("$4,200")], phase: "done", cut: null };
  expect(
    drawn(
      StreamedText,
      given,
      { ...given, picked: at("Ana"), cut: "gate" },
      { ...given, picked: at("We"), cut: "stop", phase: "stopped" },
      { ...given, text: `${text} `, facts: [at("Friday.\n\nIt")], cut: "break" },
    ),
  ).toMatchSnapshot();
});

test("the row of actions under a result", () => {
  const review = {
    asks: null,
    own: [],
    isPlanned: true,
    safe: 0,
    unasked: 0,
    flagged: [],
    held: [],
    changes: [],
    used: null,
    format: "text",
  };
  const given = {
    result: {
      alignment: {},
      retryFacts: null,
      undo: null,
      redo: nothing,
      meaning: { state: { phase: "idle" } },
      varying: null,
    },
    review,
    otherViews: [
      { id: "clean", name: "Clean" },
      { id: "compare", name: "Side by side" },
    ],
    onView: nothing,
    isOver: false,
    isNotes: false,
    outdated: false,
    isDraft: false,
    canCheck: false,
    onVersions: null,
    cost: "uses 1 rewrite",
    meaningCost: "uses 1 rewrite",
    onCloser: null,
    onMeaning: nothing,
    onHeld: nothing,
  };
  const feet: object[] = [
    given,
    { ...given, isOver: true, outdated: true, canCheck: true, onVersions: nothing, onCloser: nothing },
    { ...given, isOver: true, isDraft: true, result: { alignment: null, retryFacts: null, undo: nothing, redo: null } },
    { ...given, isOver: true, review: { ...review, used: "taken", changes: [{}] } },
    {
      ...given,
      otherViews: [{ id: "review", name: "Review" }, given.otherViews[1]],
      review: { ...review, safe: 2, unasked: 3, flagged: [{}], held: [{}], changes: [{}] },
    },
    { ...given, outdated: true, review: { ...review, safe: 2, unasked: 3 } },
    { ...given, review: { ...review, unasked: 1, flagged: [{}], held: [{}] } },
    { ...given, isNotes: true, review: { ...review, unasked: 1, flagged: [{}], held: [{}] } },
    { ...given, isNotes: true, outdated: true, review: { ...review, safe: 1, flagged: [{}], held: [{}] } },
    { ...given, review: { ...review, asks: ["Something."] } },
  ];
  expect(drawn(ReviewFoot, ...feet)).toMatchSnapshot();
  // No count is promised before it is known.
  const unknown = { ...review, isPlanned: false, safe: 3, unasked: 3 };
  const drawing = drawn(ReviewFoot, { ...given, review: unknown })[0]?.replaceAll(/\n|<[^>]+>/g, "");
  expect(drawing).toMatch(/Accept and copy/);
  // Where changes wait for the writer, the filled button leads to them, and none that copies is filled.
  const waiting = drawn(ReviewFoot, { ...given, review: { ...review, safe: 1, unasked: 4, held: [{}, {}, {}] } })[0];
  expect(waiting?.match(/button-primary[^>]*>[^<]*/g)).toEqual(['button-primary">Review 3 changes']);
});

/** A result under review, with the first change in focus. */
const reviewed = (before: string, after: string, decisions: Decisions = {}) => {
  const alignment: Alignment = alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });
  const mix = mixOf(alignment, decisions);
  const changes = changesInOrder(alignment);
  const version = { decisions };
  return {
    alignment,
    mix,
    version,
    changes,
    current: changes[0]?.id ?? null,
    isDecidable: true,
    corrections: 0,
    picked: null,
    facts: [],
  };
};

test("a result with its changes", () => {
  const before =
    "hi team, we moved 14 shops to the new till on Tue 17 Nov. Bo waits for the rest. Please do not open the valve.";
  const after =
    "Hi team, Bo waits for the rest. We moved 15 shops to the new till on Tue 17 Nov. Thanks for your patience!";
  const open = reviewed(before, after);
  const every = (kind: "accepted" | "rejected" | "asked") =>
    reviewed(before, after, Object.fromEntries(open.changes.map(({ id }) => [id, { kind, risks: ["A risk."] }])));
  const at = (text: string, part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
  const picked = { ...fact("changed", "14 shops", 0), before: at(before, "14"), after: at(after, "15") };
  const acts = { onCurrent: nothing, onAct: nothing, onStep: nothing };
  const facts = [at(after, "Tue 17 Nov"), at(after, "Bo")];
  const all = [
    { ...open, facts },
    { ...open, facts, picked, current: open.changes.at(-1)?.id ?? null },
    { ...every("accepted"), facts, picked },
    every("rejected"),
    { ...every("asked"), current: null },
  ];
  expect(drawn(ReviewText, ...all.map((one) => ({ ...one, ...acts })))).toMatchSnapshot();
  const dock = (passage: Passage, decision: unknown, more: object = {}) => ({
    passage,
    decision,
    fromNotes: false,
    reasons: [{ kind: "tell", text: "A reason.", evidence: "Seen often." }],
    at: 1,
    isDecidable: true,
    corrections: 0,
    of: 3,
    onVersions: nothing,
    cost: "uses 1 rewrite",
    ...acts,
    ...more,
  });
  const kinds = [undefined, { kind: "accepted" }, { kind: "rejected" }, { kind: "asked", risks: ["A risk."] }];
  const docks = open.changes.flatMap((passage) => kinds.map((decision) => dock(passage, decision)));
  const [first] = open.changes;
  expect(drawn(ChangeDock, ...docks, dock(first as Passage, undefined, { onVersions: null }))).toMatchSnapshot();
});

test("what is said under and over a result", () => {
  const source = { request: { register: "email" } };
  const stream = { phase: "idle" };
  const base = {
    repeated: null,
    stream,
    running: false,
    undecided: false,
    failure: null,
    facts: null,
    source,
    mix: { text: "" },
  };
  const facts = { facts: [fact("kept", "Friday", 0), fact("lost", "Ana", 9)] };
  const kind = { isEngine: false, isNotes: false, register: "slack" };
  const given = { result: base, late: false, held: false, kind };
  const running = { ...base, running: true };
  const streaming = { phase: "streaming", raw: "We" };
  expect(
    drawn(
      ResultDock,
      given,
      { ...given, kind: { ...kind, isEngine: true } },
      { ...given, kind: { ...kind, isNotes: true } },
      { ...given, result: { ...base, undecided: true } },
      { ...given, result: { ...running, stream: { phase: "waiting", since: 0 } } },
      { ...given, late: true, result: { ...running, source: null, stream: { phase: "waiting", since: 0 } } },
      { ...given, result: { ...running, facts, stream: streaming, mix: { text: "We" } } },
    ),
  ).toMatchSnapshot();
  const failure = { code: "provider_error", message: "It broke.", requestId: "r1", retryAfterS: null, cut: false };
  const over = { result: base, version: { source, notes: null }, outdated: null, kind, held: true, onRun: nothing };
  const failed = { ...base, stream: { phase: "failed", raw: "" }, failure };
  expect(
    drawn(
      OverResult,
      over,
      ...["unfinished", "draft", "register", "length", "voice", "settings"].map((outdated) => ({ ...over, outdated })),
      { ...over, outdated: "draft", kind: { ...kind, isNotes: true }, held: false },
      { ...over, result: failed },
      { ...over, result: { ...failed, failure: { ...failure, requestId: null } } },
      { ...over, result: { ...base, stream: { phase: "lost", raw: "We" } } },
      { ...over, result: { ...base, stream: { phase: "interrupted", raw: "We" } } },
      { ...over, version: { source, notes: resultWords.isPrivate } },
      { ...over, result: { ...base, repeated: "free" } },
    ),
  ).toMatchSnapshot();
});
