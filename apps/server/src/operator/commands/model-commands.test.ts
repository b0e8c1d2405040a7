import { expect, onTestFinished, test } from "vitest";
import { sendJson, startStandIn, type Seen } from "../../testing/http-stand-in.ts";
import { findModels } from "../find-models.ts";
import { runAdmin } from "./run.ts";

/** A server of models that answers these paths and nothing else. */
const serving = async (answers: Record<string, unknown>, otherwise = 404) => {
  const server = await startStandIn(({ path }, response) =>
    path in answers ? sendJson(response, 200, answers[path]) : void response.writeHead(otherwise).end("{}"),
  );
  onTestFinished(async () => void (await server.close()));
  return server;
};

// Longer than a loaded machine takes.
const find = (...ports: number[]) => findModels(ports, 20_000);

const list = (...ids: string[]) => ({ data: ids.map((id) => ({ id })) });

test("each kind of server is known, and its line uses the first model that writes", async () => {
  const ollama = await serving({
    "/api/version": { version: "0.14.1" },
    "/v1/models": list("nomic-embed-text:latest", "qwen3.5:4b"),
  });
  const studio = await serving({
    "/api/v1/models": { models: [] },
    "/v1/models": list("gemma-4-e4b"),
    "/props": { error: "Unexpected endpoint" },
  });
  const llama = await serving({ "/props": { total_slots: 1 }, "/v1/models": list("model.gguf") });
  const { status, text } = await find(ollama.port, studio.port, llama.port);
  expect(status).toBe(0);
  const line = (port: number, model: string): string =>
    `  PROVIDER=openai-compatible PROVIDER_BASE_URL=http://127.0.0.1:${port}/v1 MODEL_STANDARD=${model} npm start`;
  expect(text).toContain(
    `Ollama has qwen3.5:4b. To use it:\n${line(ollama.port, "qwen3.5:4b")}\nOllama cuts long drafts`,
  );
  expect(text).toContain(`LM Studio has gemma-4-e4b. To use it:\n${line(studio.port, "gemma-4-e4b")}`);
  expect(text).toContain(`llama.cpp has model.gguf. To use it:\n${line(llama.port, "model.gguf")}`);
  const asked: Seen[] = [ollama, studio, llama].flatMap(({ seen }) => seen);
  expect(asked.every(({ method, headers }) => method === "GET" && headers.authorization === undefined)).toBe(true);
});

test("a name that a shell would read is not printed, nor is anything behind a redirect", async () => {
  const evil = await serving({ "/v1/models": list("a;rm -rf .", "$(id)", "b c") });
  const target = await serving({ "/v1/models": list("elsewhere") });
  const moved = await startStandIn(({ path }, response) => {
    response.writeHead(302, { location: target.url + path }).end();
  });
  onTestFinished(async () => void (await moved.close()));
  const { status, text } = await find(evil.port, moved.port);
  expect(text).toContain(`http://127.0.0.1:${evil.port}/v1 has no model yet that can write.`);
  expect(text).not.toMatch(/rm -rf|\$\(|elsewhere/);
  expect([status, target.seen]).toEqual([1, []]);
});

test("a server that wants a token is named, and silence says what to start", async () => {
  const closed = await serving({}, 401);
  expect((await find(closed.port)).text).toContain(`http://127.0.0.1:${closed.port}/v1 wants a token`);
  // Either list of models may be the one that is closed.
  for (const answered of ["/v1/models", "/api/v1/models"]) {
    const partly = await serving({ [answered]: {} }, 401);
    expect((await find(partly.port)).text).toContain(`http://127.0.0.1:${partly.port}/v1 wants a token`);
  }
  expect(await find(1)).toMatchObject({ status: 1, text: expect.stringMatching(/^No model server found/) });
  // It names the model that such a configuration lacks, so it runs with one.
  const env = { PROVIDER: "openai-compatible" };
  expect(await runAdmin(["model", "find", "--port", "x"], { env, out: () => undefined, err: () => undefined })).toBe(2);
});
