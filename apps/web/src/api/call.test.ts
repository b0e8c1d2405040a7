import { afterEach, expect, test, vi } from "vitest";
import { call, errorFrom } from "./call.ts";

afterEach(() => void vi.unstubAllGlobals());

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

test("a failure has the code, the sentence and the fields that the server reports", async () => {
  const details = [{ path: "name", message: "must not be empty" }];
  const error = { code: "invalid_request", message: "Some fields are invalid.", details };
  expect(await errorFrom(json(400, { error, requestId: "r1" }))).toMatchObject(error);
  const { details: _left, ...bare } = error;
  expect((await errorFrom(json(400, { error: bare }))).details).toBeUndefined();
});

test.each([
  [
    500,
    { error: { code: "of_a_newer_server", message: "x" } },
    "internal",
    "Something went wrong on the server. Try again.",
  ],
  [401, { message: "Wrong password." }, "sign_in_required", "Wrong password."],
  [401, { message: "That password isn't correct." }, "sign_in_required", "That password isn’t correct."],
  [401, null, "sign_in_required", "Sign in, or send an API key as a Bearer token."],
  [400, { message: "No." }, "internal", "No."],
  [500, [], "internal", "Something went wrong on the server. Try again."],
  [500, "text", "internal", "Something went wrong on the server. Try again."],
])("status %i with %j is %s", async (status, body, code, message) => {
  expect(await errorFrom(json(status, body))).toMatchObject({ code, message });
});

test("a page of a proxy is a failure of our own", async () => {
  expect(await errorFrom(new Response("<html>", { status: 502 }))).toMatchObject({ code: "internal" });
});

test("a body goes as JSON with the session, and an answer without one is nothing", async () => {
  const asked: unknown[] = [];
  const answers = [json(200, { id: 1 }), new Response(null, { status: 204 }), json(404, {})];
  vi.stubGlobal("fetch", (path: string, options: object) => {
    asked.push([path, options]);
    return Promise.resolve(answers.shift());
  });
  expect(await call("POST", "/api/keys", { name: "a" })).toEqual({ id: 1 });
  expect(await call("DELETE", "/api/keys/1")).toBeUndefined();
  await expect(call("GET", "/api/nothing")).rejects.toMatchObject({ code: "internal" });
  expect(asked).toEqual([
    [
      "/api/keys",
      {
        method: "POST",
        credentials: "same-origin",
        headers: { "content-type": "application/json" },
        body: '{"name":"a"}',
      },
    ],
    ["/api/keys/1", { method: "DELETE", credentials: "same-origin" }],
    ["/api/nothing", { method: "GET", credentials: "same-origin" }],
  ]);
});
