import { expect, test } from "vitest";
import { requestOf } from "./request.ts";
import { EMPTY, panelReducer, shownText, type PanelAction, type PanelState } from "./state.ts";

const start = { type: "start", source: "a draft", fromNotes: false, register: "email" } as const;
const delta = (text: string): PanelAction => ({ type: "event", event: { type: "delta", text }, requestId: null });
const done: PanelAction = { type: "event", event: { type: "done" }, requestId: null };
const failure = { code: "internal", message: "Something failed.", requestId: null, retryAfterS: null };
const play = (...actions: PanelAction[]): PanelState => actions.reduce(panelReducer, EMPTY);

test("a rewrite that brings nothing leaves the result before it", () => {
  const first = [start, delta("A rewrite."), done];
  for (const end of [{ type: "stop" }, { type: "lost" }, { type: "failed", failure }] as const)
    expect(shownText(play(...first, start, end)).text).toBe("A rewrite.");
});

test("a refusal is one before the first word only; after it the connection was lost", () => {
  expect(play(start, { type: "failed", failure }).phase).toBe("failed");
  expect(play(start, delta("Half"), { type: "failed", failure })).toMatchObject({ phase: "lost", raw: "Half" });
});

test("what comes after the end changes nothing, and nothing is taken from a page while text streams", () => {
  const ended = play(start, delta("A rewrite."), done);
  expect([delta("More."), { type: "lost" } as const].reduce(panelReducer, ended)).toEqual(ended);
  const streaming = play(start, delta("A re"));
  const capture = { text: "other" } as NonNullable<PanelState["capture"]>;
  expect(panelReducer(streaming, { type: "captured", capture })).toBe(streaming);
});

test("notes never flash in the text, wherever the stream is cut", () => {
  const raw = "A rewrite.\n\nNOTES:\n- The place is not named.";
  for (let end = 1; end <= raw.length; end += 1)
    expect("A rewrite.".startsWith(shownText(play(start, delta(raw.slice(0, end)))).text)).toBe(true);
});

test("a follow-up sends the result, and says so when the text was notes", () => {
  const choices = { draft: "a draft", register: "slack", mode: "vary", voiceId: "voice-1" };
  const state = play({ ...start, fromNotes: true }, delta("A rewrite.\n\nNOTES:\n- None."), done);
  expect(requestOf(choices, state, "A rewrite.")).toEqual({
    text: "a draft",
    register: "slack",
    mode: "vary",
    previousRewrite: "A rewrite.",
    fromNotes: true,
    voiceProfileId: "voice-1",
  });
  expect(requestOf({ ...choices, mode: "expand", voiceId: "" }, state, "A rewrite.")).toEqual({
    text: "a draft",
    register: "slack",
    mode: "expand",
  });
});
