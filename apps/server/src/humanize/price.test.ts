import { expect, test } from "vitest";
import { estimateTokens, outputTokensMax, unitsDue, unitsOf } from "./price.ts";
import { spentOf } from "./spent.ts";

test("each started 4,000 characters cost a unit, and four are a token", () => {
  expect([0, 1, 4_000, 4_001, 8_000, 8_001].map(unitsOf)).toEqual([0, 1, 1, 2, 2, 3]);
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

test("what the engine left as it was is free, and a version that is the one before it and came with no notes", () => {
  const brief = { text: " Ring Bo. ", mode: "rewrite", previousRewrite: "Call Bo." } as const;
  const vary = { ...brief, mode: "vary" } as const;
  const due = (callsModel: boolean, own: typeof brief | typeof vary, text: string, notes = ""): number =>
    unitsDue(3, callsModel, own, { text, notes });
  expect([due(false, brief, "Ring Bo."), due(true, brief, "Ring Bo."), due(false, brief, "Phone Bo.")]).toEqual([
    0, 3, 3,
  ]);
  expect([due(false, brief, "Call Bo."), due(true, brief, "Call Bo.")]).toEqual([3, 3]);
  expect([due(false, vary, "Call Bo.\n"), due(true, vary, "Call Bo.\n")]).toEqual([0, 0]);
  expect([due(false, vary, "Call Bo.", "- One."), due(true, vary, "Call Bo.", "- One.")]).toEqual([0, 3]);
});

test("what calls used is the provider's count, and an estimate where it gave none; the engine made no requests", () => {
  const counted = { inputTokens: 10, outputTokens: 0, promptCharacters: 400, characters: 400 };
  const uncounted = { inputTokens: null, outputTokens: null, promptCharacters: 9, characters: 5 };
  const calls = [counted, uncounted] as unknown as Parameters<typeof spentOf>[0];
  expect(spentOf(calls, { callsModel: true })).toEqual({ inputTokens: 13, outputTokens: 2, requests: 2 });
  expect(spentOf(calls, { callsModel: false })).toMatchObject({ requests: 0 });
  expect(spentOf([], { callsModel: true })).toEqual({ inputTokens: 0, outputTokens: 0, requests: 0 });
});
