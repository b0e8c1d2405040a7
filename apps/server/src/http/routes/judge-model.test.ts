import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sendChat, startStandIn } from "../../testing/http-stand-in.ts";
import { PAIR } from "../../testing/scripted-judges.ts";
import { startService } from "../../testing/test-service.ts";

const asksForJudgement = (body: string): boolean => body.includes("<after>");

/** A model that rewrites and judges, and a server that asks it; `models` are the names that it was called by. */
const setUp = async (env: Record<string, string>) => {
  const models: string[] = [];
  const model = await startStandIn(({ body }, response) => {
    models.push(`${asksForJudgement(body) ? "judges" : "writes"}: ${(JSON.parse(body) as { model: string }).model}`);
    sendChat(response, [asksForJudgement(body) ? '{"findings":[]}' : PAIR.after]);
  });
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-judge-"));
  onTestFinished(async () => {
    await model.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const service = await startService(`sqlite:${join(folder, "judge.sqlite")}`, {
    PROVIDER: "openai-compatible",
    PROVIDER_BASE_URL: model.url,
    MODEL_STANDARD: "small",
    CONNECTION_HOSTS: model.host,
    ...env,
  });
  return { ...service, ada: await service.signUp(), models, model };
};
const draft = { text: PAIR.before, register: "email" };

test("the model that writes judges as well, unless another one is named", async () => {
  const same = await setUp({ VERIFY: "on" });
  expect((await same.ada.rewrite(draft)).usage).toMatchObject({ requests: 2, inputTokens: 24 });
  expect(same.models).toEqual(["writes: small", "judges: small"]);
  const other = await setUp({ VERIFY: "on", MODEL_VERIFY: "careful" });
  await other.ada.rewrite(draft);
  expect((await other.ada.as("POST", "/api/verify", PAIR)).status).toBe(200);
  expect(other.models).toEqual(["writes: small", "judges: careful", "judges: careful"]);
});

test("by default no rewrite is judged, and who asks is answered all the same", async () => {
  const { ada, models } = await setUp({});
  expect((await ada.rewrite(draft)).usage).toMatchObject({ requests: 1 });
  expect((await ada.as("POST", "/api/verify", PAIR)).body).toMatchObject({ verified: true, usage: { requests: 1 } });
  expect(models).toEqual(["writes: small", "judges: small"]);
});

test("a connected account judges by itself and pays itself", async () => {
  const { ada, models, model } = await setUp({ VERIFY: "on", MODEL_VERIFY: "careful" });
  const account = { provider: "openai-compatible", key: "sk-own-0123456789", model: "own", baseUrl: `${model.url}/v1` };
  const { body } = await ada.as("POST", "/api/connections", account);
  await ada.as("PUT", "/api/connections/selected", { id: body["id"] });
  expect((await ada.rewrite(draft)).usage).toMatchObject({ requests: 2, fundingSource: "connected" });
  const answer = await ada.as("POST", "/api/verify", PAIR);
  expect(answer.body).toMatchObject({ verified: true, usage: { fundingSource: "connected", creditsUsed: 0 } });
  expect(models).toEqual(["writes: own", "judges: own", "judges: own"]);
  expect((await ada.as("GET", "/api/usage")).body).toMatchObject({ allowance: { used: 0 } });
});

test("with the built-in engine there is nobody to ask", async () => {
  const { ada, models } = await setUp({ PROVIDER: "builtin", VERIFY: "on" });
  expect((await ada.rewrite(draft)).usage).toMatchObject({ requests: 0 });
  const answer = await ada.as("POST", "/api/verify", PAIR);
  expect(answer).toMatchObject({ status: 503, body: { error: { code: "provider_unavailable" } } });
  expect(models).toEqual([]);
});
