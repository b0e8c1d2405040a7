import { expect, test } from "vitest";
import { scripted, type ScriptStep } from "../testing/scripted-provider.ts";
import { ProviderFailure } from "./failure.ts";
import { createFallback } from "./fallback.ts";
import type { ModelCall } from "./provider.ts";
import { gather, sampleCall } from "./upstream-suite.ts";

const down = (retryAfterS?: number): ScriptStep => ({
  fail: new ProviderFailure("provider_unavailable", "it is down", {
    again: false,
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
  }),
});

const setUp = (...scripts: ((call: ModelCall, index: number) => readonly ScriptStep[])[]) => {
  let time = 0;
  const tookOver: string[] = [];
  const providers = scripts.map((script) => scripted(script));
  const fallback = createFallback({
    members: providers.map((provider, at) => ({ name: `p${at + 1}`, provider })),
    now: () => time,
    tookOver: (name, instead) => tookOver.push(`${name} for ${instead}`),
  });
  return {
    fallback,
    tookOver,
    wait: (ms: number) => void (time += ms),
    calls: () => providers.map(({ calls }) => calls.length),
  };
};

type Opened = ReturnType<ReturnType<typeof setUp>["fallback"]["open"]>;
const ask = (provider: Opened, call: ModelCall = sampleCall, signal = new AbortController().signal) =>
  gather(provider.stream(call, signal));

test("it has the first one's name and calls a model", () => {
  const { fallback } = setUp(
    () => ["one"],
    () => ["two"],
  );
  expect(fallback.open()).toMatchObject({ name: "p1", callsModel: true });
});

test("the first that gives text writes, with what came before its text; whoever takes over is named", async () => {
  const { fallback, tookOver, calls } = setUp(
    () => [down()],
    () => [{ inputTokens: 3 }],
    () => [{ inputTokens: 5 }, "three", " words"],
  );
  expect(await ask(fallback.open())).toMatchObject({ text: "three words", failure: null });
  expect([tookOver, calls()]).toEqual([["p3 for p1"], [1, 1, 1]]);
  const alone = setUp(() => ["one"]);
  await ask(alone.fallback.open());
  expect(alone.tookOver).toEqual([]);
});

test("one that failed rests for thirty seconds, or longer if it asked for that; the last one never rests", async () => {
  const { fallback, wait, calls } = setUp(
    (_, index) => (index === 1 ? [down(60)] : [down()]),
    () => [down(3_600)],
  );
  await ask(fallback.open());
  wait(29_999);
  await ask(fallback.open());
  expect(calls()).toEqual([1, 2]);
  wait(1);
  await ask(fallback.open());
  expect(calls()).toEqual([2, 3]);
  wait(59_999);
  await ask(fallback.open());
  expect(calls()).toEqual([2, 4]);
  wait(1);
  await ask(fallback.open());
  expect(calls()).toEqual([3, 5]);
});

test("nobody else is asked once a call has taken two and a half minutes, nor where another would fail as well", async () => {
  const own = setUp(
    (_, index) => {
      own.wait(index === 0 ? 150_000 : 150_001);
      return [down()];
    },
    () => ["two"],
  );
  expect(await ask(own.fallback.open())).toMatchObject({ text: "two" });
  own.wait(100_000);
  expect(await ask(own.fallback.open())).toMatchObject({ text: "", failure: { code: "provider_unavailable" } });
  expect(own.calls()).toEqual([2, 1]);
  const refused = new ProviderFailure("provider_error", "refused", { again: false, elsewhere: false });
  const other = setUp(
    () => [{ fail: refused }],
    () => ["two"],
  );
  expect(await ask(other.fallback.open())).toMatchObject({ text: "" });
  await ask(other.fallback.open());
  expect(other.calls()).toEqual([2, 0]);
});

test("whoever wrote goes on alone, and is asked first for what starts anew", async () => {
  const { fallback, calls } = setUp(
    (_, index) => (index === 0 ? [down()] : ["one"]),
    (_, index) => (index === 1 ? [down()] : ["two"]),
  );
  const opened = fallback.open();
  expect(await ask(opened)).toMatchObject({ text: "two" });
  expect(await ask(opened, { ...sampleCall, continues: true })).toMatchObject({ text: "" });
  expect(calls()).toEqual([1, 2]);
  expect(await ask(opened)).toMatchObject({ text: "two" });
  expect(calls()).toEqual([1, 3]);
});

test("who left is answered by nobody else", async () => {
  const left = new AbortController();
  const { fallback, calls } = setUp(
    () => {
      left.abort();
      return [down()];
    },
    () => ["two"],
  );
  await ask(fallback.open(), sampleCall, left.signal);
  expect(calls()).toEqual([1, 0]);
});
