import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { describeOnPostgres } from "../../testing/database-suite.ts";
import { startService } from "../../testing/test-service.ts";

const template = { name: "Weekly", instructions: "Start with the decision." };
const voice = { name: "Mine", samples: ["Hey Bo, can't make it. Cheers, Ada"] };
const connection = { provider: "openai", key: "sk-canary-0123456789" };

/** How the thing of a path is made, and what each of its methods is sent. A new path with an id needs a line here. */
const THINGS: Record<string, { make: [path: string, body: unknown]; send: Record<string, unknown> }> = {
  "/api/keys/:id": { make: ["/api/keys", { name: "ada's" }], send: { PATCH: { name: "bo's" } } },
  "/api/templates/:id": { make: ["/api/templates", template], send: { PUT: template } },
  "/api/voices/:id": { make: ["/api/voices", voice], send: { PUT: voice, PATCH: { name: "bo's" } } },
  "/api/connections/:id": { make: ["/api/connections", connection], send: {} },
};

/**
 * Paths that name nothing of one owner: what administrators reach, a kind of sign-in of the caller's own, and downloads;
 * and passkeys, which only an authenticator makes: passkeys.test.ts has theirs.
 */
const OTHERS = /^\/api\/(?:admin|auth)\/|\/sign-ins\/:provider$|\/passkeys\/:id$|^\/downloads\//;

describeOnPostgres("row 2: what belongs to somebody else", (given) => {
  const setUp = async () => {
    const service = await startService(given);
    const [ada, bo] = [await service.signUp(), await service.signUp()];
    for (const { email } of [ada, bo]) {
      await given.db.run("UPDATE account SET plan = 'pro' WHERE email = $1", [email]);
    }
    const key = String((await bo.as("POST", "/api/keys", { name: "bo's own" })).body["key"]);
    const byKey = (method: string, path: string, body?: unknown) =>
      service.call(method, path, body, { authorization: `Bearer ${key}` });
    const owned = service.routes.filter(({ path }) => path.includes(":") && !OTHERS.test(path));
    return { ...service, ada, bo, byKey, owned };
  };

  test("is not found, on every route of the route table that names one thing", async () => {
    const { ada, bo, byKey, owned } = await setUp();
    expect(new Set(owned.map(({ path }) => path))).toEqual(new Set(Object.keys(THINGS)));
    for (const [path, { make, send }] of Object.entries(THINGS)) {
      const made = await ada.as("POST", ...make);
      expect([path, made.status]).toEqual([path, 201]);
      const at = path.replace(":id", String(made.body["id"]));
      const list = await ada.as("GET", make[0]);
      const methods = [...new Set(owned.filter((route) => route.path === path).map(({ method }) => method))];
      for (const method of methods) {
        const seen = await bo.as(method, at, send[method]);
        const never = await bo.as(method, path.replace(":id", randomUUID()), send[method]);
        expect([method, path, seen.status]).toEqual([method, path, 404]);
        // The answer is the same for a stranger's thing and for one that never was.
        expect({ ...seen.body, requestId: "" }).toEqual({ ...never.body, requestId: "" });
        expect([403, 404]).toContain((await byKey(method, at, send[method])).status);
      }
      expect((await bo.as("GET", make[0])).body["items"]).toHaveLength(make[0] === "/api/keys" ? 1 : 0);
      expect(await ada.as("GET", make[0])).toMatchObject({ body: list.body });
    }
  });

  test("is not used by a rewrite, and not shown in an export or a usage report", async () => {
    const { ada, bo } = await setUp();
    const made = await ada.as("POST", "/api/voices", { ...voice, signOff: "Canarysignoff" });
    const template = await ada.as("POST", "/api/templates", { name: "Canarytemplate", instructions: "Canarywords." });
    const ids = { voiceProfileId: made.body["id"], templateId: template.body["id"] };
    const { status, text } = await bo.rewrite({ text: "please look at the budget", register: "email", ...ids });
    expect(status).toBe(200);
    expect(text).not.toContain("template");
    for (const path of ["/api/account/export", "/api/usage"]) {
      expect(JSON.stringify((await bo.as("GET", path)).body)).not.toMatch(/canary/i);
    }
  });
});
