import { expect, test } from "vitest";
import { gatherAnswer } from "./gather-answer.ts";
import type { HumanizeEvent } from "./humanize.ts";
import type { UsageEvent } from "./usage.ts";

const usage: UsageEvent = {
  type: "usage",
  plan: "free",
  modelTier: "standard",
  inputTokens: 1,
  outputTokens: 2,
  requests: 1,
  fundingSource: "allowance",
  creditsUsed: 0,
  creditBalance: 0,
};

const gathered = (...events: HumanizeEvent[]) =>
  gatherAnswer(
    (async function* () {
      yield* events;
    })(),
  );

const delta = (text: string): HumanizeEvent => ({ type: "delta", text });

test("the pieces are joined, and the notes are lines of their own", async () => {
  const answer = gathered(delta("Two "), delta("words.\n\nNOTES:\n- One."), usage, { type: "done" });
  expect(await answer).toEqual({ text: "Two words.", notes: ["One."], usage });
});

test("an error is a failure with its sentence; a stop is told from a provider's", async () => {
  const failure = gathered(delta("Two"), usage, { type: "error", message: "Broken." });
  await expect(failure).rejects.toMatchObject({ code: "provider_error", message: "Broken." });
  const message = 'Stopped: the model left out "C++". Nothing was charged.';
  await expect(gathered({ type: "error", message })).rejects.toMatchObject({ code: "rewrite_stopped", message });
});

test("a stream without its usage is no answer", async () => {
  await expect(gathered(delta("Two"), { type: "done" })).rejects.toMatchObject({ code: "provider_error" });
});
