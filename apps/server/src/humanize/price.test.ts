import { expect, test } from "vitest";
import { estimateTokens, outputTokensMax, unitsDue } from "./price.ts";
import { spentOf } from "./spent.ts";

test("each started four characters are a token", () => {
  expect([0, 1, 4, 5].map(estimateTokens)).toEqual([0, 1, 1, 2]);
});

test("an answer may have seven tokens for ten characters and 512 more, twice as many as characters where notes grow", () => {
  expect([0, 1_000, 44_982, 44_983, 100_000].map((characters) => outputTokensMax(characters, false))).toEqual([
    512, 1_212, 32_000, 32_000, 32_000,
  ]);
  expect([1_000, 15_743, 15_745].map((characters) => outputTokensMax(characters, true))).toEqual([
    2_512, 31_998, 32_000,
  ]);
});

test("what the caller has already is free: the draft from the engine, and the last rewrite from whoever gives it again", () => {
  const brief = { text: " Ring Bo. ", mode: "rewrite", previousRewrite: "Call Bo." } as const;
  const due = (callsModel: boolean, text: string, mode: "rewrite" | "vary" | "closer", notes = ""): number =>
    unitsDue(3, callsModel, { ...brief, mode }, { text, notes });
  expect(due(false, "Ring Bo.", "rewrite")).toBe(0);
  expect(due(true, "Ring Bo.", "rewrite")).toBe(3);
  expect(due(false, "Phone Bo.", "rewrite")).toBe(3);
  expect(due(false, "Call Bo.", "rewrite")).toBe(3);
  expect(due(false, "Call Bo.\n", "vary")).toBe(0);
  expect(due(true, "Call Bo.\n", "vary")).toBe(0);
  expect(due(false, "Call Bo.", "closer")).toBe(0);
  expect(due(true, "Call Bo.", "closer")).toBe(0);
  expect(due(true, "Phone Bo.", "closer")).toBe(3);
  expect(due(true, "Call Bo.", "vary", "\n\nNOTES:\n- Who is Bo?")).toBe(3);
  expect(due(false, "Call Bo.", "vary", "\n\nNOTES:\n- The same.")).toBe(0);
});

test("what calls used is the provider's count, and an estimate where it gave none; the engine made no requests", () => {
  const counted = { inputTokens: 10, outputTokens: 0, promptCharacters: 400, characters: 400 };
  const uncounted = { inputTokens: null, outputTokens: null, promptCharacters: 9, characters: 5 };
  const calls = [counted, uncounted] as unknown as Parameters<typeof spentOf>[0];
  expect(spentOf(calls, { callsModel: true })).toEqual({ inputTokens: 13, outputTokens: 2, requests: 2 });
  expect(spentOf(calls, { callsModel: false })).toMatchObject({ requests: 0 });
  expect(spentOf([], { callsModel: true })).toEqual({ inputTokens: 0, outputTokens: 0, requests: 0 });
});
