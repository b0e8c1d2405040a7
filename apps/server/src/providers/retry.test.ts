import { expect, test } from "vitest";
import { ProviderFailure } from "./failure.ts";
import { gather, sampleCall } from "./upstream-suite.ts";
import { withRetry } from "./retry.ts";
import { scripted, type ScriptStep } from "../testing/scripted-provider.ts";

const failure = (again: boolean): ProviderFailure => new ProviderFailure("provider_error", "a reset", { again });

const run = async (script: readonly (readonly ScriptStep[])[], signal = new AbortController().signal) => {
  const failures: boolean[] = [];
  const provider = scripted((_call, index) => script[index] ?? []);
  const retried = withRetry(provider, {
    waitMs: 1,
    ended: ({ failure, again }) => failure !== null && failures.push(again),
  });
  return { ...(await gather(retried.stream(sampleCall, signal))), calls: provider.calls.length, failures };
};

test("asks once more where nothing was delivered", async () => {
  expect(await run([[{ fail: failure(true) }], ["whole"]])).toMatchObject({
    text: "whole",
    failure: null,
    calls: 2,
    failures: [true],
  });
});

test("asks no third time", async () => {
  const outcome = await run([[{ fail: failure(true) }], [{ fail: failure(true) }], ["whole"]]);
  expect(outcome).toMatchObject({ text: "", calls: 2, failures: [true, false], failure: { code: "provider_error" } });
});

test("never repeats what was delivered, nor what cannot get better", async () => {
  expect(await run([["half", { fail: failure(true) }], ["whole"]])).toMatchObject({ text: "half", calls: 1 });
  expect(await run([[{ fail: failure(false) }], ["whole"]])).toMatchObject({ text: "", calls: 1 });
  expect(await run([[{ fail: new Error("a defect") }], ["whole"]])).toMatchObject({ calls: 1, failures: [] });
});

test("does not ask again for a caller who has left", async () => {
  const leaving = new AbortController();
  const provider = scripted(() => [{ waitMs: 5 }, { fail: failure(true) }]);
  const retried = withRetry(provider, { waitMs: 20, ended: () => leaving.abort() });
  expect((await gather(retried.stream(sampleCall, leaving.signal))).failure).not.toBeNull();
  expect(provider.calls.length).toBe(1);
});
