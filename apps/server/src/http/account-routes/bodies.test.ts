import { createHmac, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { describeOnPostgres } from "../../testing/database-suite.ts";
import { startService } from "../../testing/test-service.ts";
import { AUTH_BODIES } from "../request/auth-bodies.ts";

const WEBHOOK_SECRET = "whsec_for_this_test_alone";
const ORIGIN = "http://localhost:8787";
const deep = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;

describeOnPostgres("bodies that nobody means well with", (given) => {
  const setUp = async () => {
    const service = await startService(given, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
    const ada = await service.signUp();
    const send = (path: string, body: string, headers: Record<string, string>) =>
      fetch(service.url + path, { method: "POST", headers: { origin: ORIGIN, ...headers }, body });
    return { ...service, ada, send };
  };

  test("deeply nested JSON is a 400 on every path of the sign-in, in each field and as the body", async () => {
    const { send, ada } = await setUp();
    for (const [path, schema] of Object.entries(AUTH_BODIES)) {
      const fields = ["email", "password", "name", "image", ...Object.keys(schema.shape)];
      const bodies = fields.map(
        (field) => `{"email":"ada@example.org","password":"a long password","${field}":${deep(20_000)}}`,
      );
      for (const body of [deep(20_000), `{"a":${deep(20_000)}}`, ...bodies]) {
        const response = await send(`/api/auth/${path}`, body, {
          "content-type": "application/json",
          cookie: ada.cookie,
        });
        expect([path, response.status]).toEqual([path, 400]);
      }
    }
  });

  test("what is no e-mail address is refused with the name of its field", async () => {
    const { send } = await setUp();
    const headers = { "content-type": "application/json" };
    const answer = await send("/api/auth/sign-in/email", '{"email":"ada@","password":"a long password"}', headers);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { details: [{ path: "email" }] } });
  });

  test("a webhook that is signed and no JSON, or no event, is a 400", async () => {
    const { send } = await setUp();
    for (const body of [
      "",
      "not json",
      "{",
      "null",
      "7",
      "[]",
      "{}",
      '{"type":7,"data":{"object":{}}}',
      deep(20_000),
    ]) {
      const t = Math.floor(Date.now() / 1_000);
      const v1 = createHmac("sha256", WEBHOOK_SECRET).update(`${t}.${body}`).digest("hex");
      const response = await send("/api/billing/webhook", body, { "stripe-signature": `t=${t},v1=${v1}` });
      expect([body.slice(0, 40), response.status]).toEqual([body.slice(0, 40), 400]);
    }
  });

  test("a form without a declared length is read up to 4 KiB", async () => {
    const { url } = await setUp();
    const token = (fields: Record<string, string>) => {
      const bytes = new TextEncoder().encode(new URLSearchParams(fields).toString());
      const body = new ReadableStream({
        start: (controller) => {
          for (let at = 0; at < bytes.length; at += 1_000) controller.enqueue(bytes.slice(at, at + 1_000));
          controller.close();
        },
      });
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      return fetch(`${url}/api/device/token`, { method: "POST", headers, body, duplex: "half" });
    };
    const small = await token({ device_code: "unknown", client_id: "x" });
    expect([small.status, await small.json()]).toEqual([400, { error: "invalid_grant" }]);
    const code = "x".repeat(4_096 - "device_code=".length);
    expect(await (await token({ device_code: code })).json()).toEqual({ error: "invalid_grant" });
    expect((await token({ device_code: `${code}x` })).status).toBe(413);
    expect((await token({ device_code: "x".repeat(100_000) })).status).toBe(413);
  });

  test("what is no id of a template or a voice falls back, in a stream and in a path alike", async () => {
    const { ada, rewrite } = await setUp();
    const draft = { text: "please look at the budget", register: "email" };
    const plain = (await ada.rewrite(draft)).text;
    const key = String((await ada.as("POST", "/api/keys", { name: "one" })).body["key"]);
    await given.db.run("UPDATE account SET plan = 'pro' WHERE email = $1", [ada.email]);
    for (const id of [
      "\0",
      "a\0b",
      "",
      " ",
      "\ud800",
      "..",
      "'",
      "x".repeat(5_000),
      randomUUID(),
      `${randomUUID()}\0`,
    ]) {
      for (const field of ["templateId", "voiceProfileId"]) {
        for (const mode of [{}, { mode: "closer", previousRewrite: plain }]) {
          const { status, text } = await ada.rewrite({ ...draft, ...mode, [field]: id });
          expect([field, id, status]).toEqual([field, id, 200]);
          if (!("mode" in mode)) expect(text).toBe(plain);
        }
      }
      const byKey = await rewrite({ ...draft, templateId: id }, { authorization: `Bearer ${key}` });
      expect([id, byKey.status, byKey.text]).toEqual([id, 200, plain]);
    }
    for (const path of ["templates", "voices", "keys", "connections"]) {
      expect([path, (await ada.as("DELETE", `/api/${path}/%00`)).status]).toEqual([path, 404]);
    }
    expect((await ada.as("GET", "/api/templates/%00")).status).toBe(404);
    expect((await ada.as("GET", "/api/voices/a%00b")).status).toBe(404);
  });

  test("a text that would be kept is refused where it holds NUL, with its path", async () => {
    const { ada, call } = await setUp();
    await given.db.run("UPDATE account SET plan = 'pro' WHERE email = $1", [ada.email]);
    const details = (path: string) => ({ status: 400, body: { error: { details: [{ path }] } } });
    expect(await ada.as("POST", "/api/keys", { name: "a\0" })).toMatchObject(details("name"));
    const template = { name: "Weekly", instructions: "Begin\0" };
    expect(await ada.as("POST", "/api/templates", template)).toMatchObject(details("instructions"));
    const voice = { name: "Mine", samples: ["Plain words here.", "a\0b"] };
    expect(await ada.as("POST", "/api/voices", voice)).toMatchObject(details("samples.1"));
    const newcomer = { email: `${randomUUID()}@example.org`, password: "a long enough pass phrase", name: "a\0" };
    expect(await call("POST", "/api/auth/sign-up/email", newcomer)).toMatchObject(details("name"));
  });
});
