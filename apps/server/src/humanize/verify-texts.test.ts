import { ServiceError } from "@rewrite-service/contract";
import { expect, test } from "vitest";
import { judgedStage } from "../testing/judged-stage.ts";
import { JUDGES, PAIR } from "../testing/scripted-judges.ts";
import { scripted, type ScriptStep } from "../testing/scripted-provider.ts";

const GOOD = JUDGES[0]?.answer ?? [];
const stage = (script: readonly ScriptStep[]) => judgedStage({ judge: scripted(() => script) });

test.each(JUDGES.filter(({ name }) => name !== "slow" && name !== "failing"))(
  "a $name judge: what the texts bear out, and a price only for a usable answer",
  async ({ answer, verified, findings }) => {
    const { verify, caller, fund, holds } = await stage([...answer, { inputTokens: 700, outputTokens: 40 }]);
    const report = await verify(PAIR, caller());
    expect(report).toMatchObject({ verified, findings });
    expect(report.usage).toMatchObject({ plan: "free", requests: 1, fundingSource: "allowance", creditsUsed: 0 });
    expect(await fund()).toEqual({ held: 0, used: verified ? 1 : 0 });
    expect(await holds()).toMatchObject([{ state: verified ? "settled" : "released", register: "verify" }]);
  },
);

test("a slow judge is a timeout, a failing one its own failure, and neither costs anything", async () => {
  const cases = [
    [JUDGES.find(({ name }) => name === "slow")?.answer, "provider_timeout"],
    [[{ fail: new ServiceError("provider_unavailable") }], "provider_unavailable"],
  ] as const;
  for (const [answer, code] of cases) {
    const judge = scripted(() => answer ?? []);
    const { verify, caller, fund } = await judgedStage({ judge });
    await expect(verify(PAIR, caller())).rejects.toMatchObject({ code });
    expect(await fund()).toEqual({ held: 0, used: 0 });
    expect(judge.aborted).toBe(code === "provider_timeout" ? 1 : 0);
  }
});

test("the longer text sets the price", async () => {
  const { verify, caller, fund } = await stage(GOOD);
  await verify({ before: PAIR.before, after: `${PAIR.after} ${"We wait. ".repeat(900)}` }, caller());
  expect(await fund()).toEqual({ held: 0, used: 3 });
});

test("a second use of an Idempotency-Key is refused once it was charged, and free where nothing was", async () => {
  const lying = JUDGES.find(({ name }) => name === "lying")?.answer ?? [];
  const judge = scripted((_, index) => (index === 0 ? lying : GOOD));
  const { verify, caller, fund } = await judgedStage({ judge });
  expect(await verify(PAIR, caller("k"))).toMatchObject({ verified: false, usage: { creditBalance: 0 } });
  expect(await verify(PAIR, caller("k"))).toMatchObject({ verified: true });
  await expect(verify(PAIR, caller("k"))).rejects.toMatchObject({ code: "idempotency_conflict" });
  const other = verify({ ...PAIR, fromNotes: true }, caller("k"));
  await expect(other).rejects.toMatchObject({ code: "idempotency_mismatch" });
  expect(await fund()).toEqual({ held: 0, used: 1 });
});

test("who leaves pays nothing, and the call ends", async () => {
  const judge = scripted(() => {
    setImmediate(() => leaving.abort());
    return [{ waitMs: 60_000 }, ...GOOD];
  });
  const { verify, caller, leaving, fund, ticks } = await judgedStage({ judge });
  await expect(verify(PAIR, caller())).rejects.toThrow();
  expect([judge.aborted, await fund(), ticks]).toEqual([1, { held: 0, used: 0 }, []]);
});

test("without a model it is unavailable, in a sentence, before anything is held", async () => {
  const { verify, caller, holds } = await judgedStage({ judge: null, writer: scripted(() => GOOD) });
  await expect(verify(PAIR, caller())).rejects.toMatchObject({
    code: "provider_unavailable",
    message: "No model is set up here to judge meaning. Comparing the two texts works without one.",
  });
  expect(await holds()).toEqual([]);
});

test("a lost lease ends the judgement and costs nothing", async () => {
  const judge = scripted(() => [{ waitMs: 60_000 }, ...GOOD]);
  const { verify, caller, ledger, db, ticks, fund } = await judgedStage({ judge });
  const report = verify(PAIR, caller());
  report.catch(() => undefined);
  while (judge.calls.length === 0 || ticks.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
  await db.run("UPDATE hold SET lease_until = 0");
  await ledger.sweep();
  ticks[0]?.();
  await expect(report).rejects.toMatchObject({ code: "internal" });
  expect(await fund()).toEqual({ held: 0, used: 0 });
});

test("the comparison's soft places go to the judge, and those that it names come back", async () => {
  const texts = {
    before: "Please send the deck to Ana. We might be late.",
    after: "Send Ana the deck. We might be late, sorry.",
  };
  const judge = scripted(() => ['{"findings":[],"withdrawn":[1]}']);
  const { verify, caller } = await judgedStage({ judge });
  const { withdrawn } = await verify(texts, caller());
  const asked = judge.calls[0]?.messages[1]?.content ?? "";
  expect(withdrawn.length > 0).toBe(asked.includes("<places>"));
  for (const { side, start, end } of withdrawn) expect(texts[side].slice(start, end)).not.toBe("");
});
