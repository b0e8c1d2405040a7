import type { VerifyReport } from "@rewrite-service/contract";
import { expect, test } from "vitest";
import { judge, NOTHING, usableText } from "./judge.ts";
import { EMPTY, panelReducer, type PanelAction, type PanelState } from "./state.ts";

const DRAFT = "The move is on 12 May at 16:00. Ana signs 3 forms.";
const after = (text: string, ...more: PanelAction[]): PanelState =>
  (
    [
      { type: "start", source: DRAFT, fromNotes: false, register: "email" },
      { type: "event", event: { type: "delta", text }, requestId: null },
      ...more,
    ] as PanelAction[]
  ).reduce(panelReducer, EMPTY);
const DONE: PanelAction = { type: "event", event: { type: "done" }, requestId: null };

test("what is missing is to come while the text streams, and a text that ended early is not reviewed", () => {
  const half = "We move on 12 May at";
  const states = (state: PanelState) =>
    judge(state, NOTHING).facts?.facts.map(({ text, state: is }) => `${text}: ${is}`);
  expect(states(after(half))).toContain("16:00: pending");
  const stopped = after(half, { type: "stop" });
  expect(states(stopped)).toContain("16:00: lost");
  expect([judge(stopped, NOTHING).review, usableText(stopped, judge(stopped, NOTHING))]).toEqual([null, half]);
});

test("a change that is taken back gives the writer's own words, and their facts count again", () => {
  const state = after("We move on 12 May. Ana signs 3 forms.", DONE);
  const judged = judge(state, NOTHING);
  expect(judged.facts?.facts.find(({ text }) => text === "16:00")?.state).toBe("lost");
  const change = judged.review?.changes.find(({ draft }) => draft.includes("16:00"));
  const decisions = { [change?.id ?? -1]: { kind: "rejected" } } as const;
  const decided = panelReducer(state, { type: "decide", decisions, change: change?.id ?? -1 });
  const again = judge(decided, judged);
  expect(usableText(decided, again)).toBe("We move on 12 May at 16:00. Ana signs 3 forms.");
  expect(again.facts?.facts.map(({ state: is }) => is)).toEqual(["kept", "kept", "kept", "kept"]);
  // The rewrite itself is not compared once more, and a failed one gives the decisions back with it.
  expect(again.answers[0]).toBe(judged.answers[0]);
  const next: PanelAction[] = [
    { type: "start", source: "other", fromNotes: true, register: "email" },
    { type: "stop" },
  ];
  expect(next.reduce(panelReducer, decided)).toMatchObject({ source: DRAFT, whole: true, decisions });
});

test("a change in the writer's own words is judged with the rest, and stands in the text that is used", () => {
  const state = after("We move on 12 May. Ana signs 3 forms.", DONE);
  const judged = judge(state, NOTHING);
  const id = judged.review?.changes.find(({ draft }) => draft.includes("16:00"))?.id ?? -1;
  const edited = (text: string) => {
    const decided = panelReducer(state, { type: "decide", decisions: { [id]: { kind: "edited", text } }, change: id });
    const again = judge(decided, judged);
    return [usableText(decided, again), again.facts?.facts.find(({ text: fact }) => fact === "16:00")?.state];
  };
  expect(edited("from 16:00")).toEqual(["We move on 12 May from 16:00. Ana signs 3 forms.", "kept"]);
  expect(edited("early")).toEqual(["We move on 12 May early. Ana signs 3 forms.", "lost"]);
});

test("what a model says stands for the very text that it read, and takes back the notes that it found harmless", () => {
  const state = after("We move on 12 May. Ana signs 3 forms.", DONE);
  const time = DRAFT.indexOf("16:00");
  const report = {
    verified: true,
    findings: [{ type: "commitment", before: "Ana signs 3 forms.", after: "Ana signs 3 forms.", why: "" }],
    withdrawn: [{ side: "before", start: time, end: time + "16:00".length }],
  } as unknown as VerifyReport;
  const text = "We move on 12 May. Ana signs 3 forms.";
  const asked = { before: DRAFT, after: text, state: { phase: "done", report } } as const;
  const meant = panelReducer(state, { type: "learned", learned: { meaning: asked } });
  const judged = judge(meant, NOTHING);
  expect(judged.review?.meaning).toEqual({ phase: "done", report });
  expect(judged.facts?.facts.find(({ text: fact }) => fact === "16:00")?.state).toBe("reworded");
  const id = judged.review?.changes[0]?.id ?? -1;
  const decided = panelReducer(meant, { type: "decide", decisions: { [id]: { kind: "rejected" } }, change: id });
  expect(judge(decided, judged).review?.meaning).toEqual({ phase: "idle" });
});
