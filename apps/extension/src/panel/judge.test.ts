import { expect, test } from "vitest";
import { judge, NOTHING, usableText } from "./judge.ts";
import { EMPTY, panelReducer, type PanelAction, type PanelState } from "./state.ts";

const DRAFT = "The move is on 12 May at 16:00. Ana signs 3 forms.";
const after = (text: string, ...more: PanelAction[]): PanelState =>
  (
    [
      { type: "start", source: DRAFT, fromNotes: false },
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
  const [change] = judged.review?.changes ?? [];
  const decisions = { [change?.id ?? -1]: { kind: "rejected" } } as const;
  const decided = panelReducer(state, { type: "decide", decisions, change: change?.id ?? -1 });
  const again = judge(decided, judged);
  expect(usableText(decided, again)).toBe(DRAFT);
  expect(again.facts?.facts.map(({ state: is }) => is)).toEqual(["kept", "kept", "kept", "kept"]);
  // The rewrite itself is not compared once more, and a failed one gives the decisions back with it.
  expect(again.rewrite).toBe(judged.rewrite);
  const next: PanelAction[] = [{ type: "start", source: "other", fromNotes: true }, { type: "stop" }];
  expect(next.reduce(panelReducer, decided)).toMatchObject({ source: DRAFT, whole: true, decisions });
});
