import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { describeDatabases } from "../../testing/database-suite.ts";
import {
  asker,
  bodiesWithNul,
  ENDS_SESSIONS,
  faultOf,
  headers,
  MAY_BE_UNAVAILABLE,
  ORIGIN,
  requestTo,
  send,
  WEBHOOK_SECRET,
} from "../../testing/fuzzed-requests.ts";
import { startSmtpStandIn } from "../../testing/smtp-stand-in.ts";
import { PASSWORD, startService } from "../../testing/test-service.ts";

/** `npm run bench -- fuzz` sends a million. */
const RUNS = 200;

// PostgreSQL refuses what SQLite takes: NUL, halves of pairs, numbers out of range.
describeDatabases(
  "the whole service",
  (given) => {
    const setUp = async () => {
      const smtp = await startSmtpStandIn();
      const service = await startService(given, { SMTP_URL: smtp.url, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
      // Signed up where no mail is sent, so that they are in at once; Ada is an administrator, for whom every route is open.
      const plain = await startService(given);
      const [ada, eve] = [await plain.signUp(), await plain.signUp()];
      await given.db.run("UPDATE account SET plan = 'pro', admin = 1 WHERE email = $1", [ada.email]);
      const idOf = async (path: string, sent: object): Promise<string> =>
        String((await ada.as("POST", path, sent)).body["id"]);
      const [account] = await given.db.rows<{ id: string }>("SELECT id FROM account WHERE email = $1", [eve.email]);
      const key = String((await ada.as("POST", "/api/keys", { name: "one" })).body["key"]);
      const ids: Record<string, string> = {
        "/api/templates": await idOf("/api/templates", { name: "Weekly", instructions: "Begin with the decision." }),
        "/api/voices": await idOf("/api/voices", { name: "Mine", samples: ["I would keep it short, as ever."] }),
        "/api/connections": await idOf("/api/connections", { provider: "openai", key: "sk-canary-0123456789" }),
        "/api/keys": await idOf("/api/keys", { name: "two" }),
        "/api/admin/users": account?.id ?? "",
      };
      return { service, smtp, ada, eve, key, ids };
    };

    test("NUL in any one field or in the path, no JSON and JSON too deep give no 5xx, on any route", async () => {
      const { service, smtp, ada, eve, ids } = await setUp();
      const wrong: unknown[] = [];
      const seen = new Set<number>();
      let sent = 0;
      for (const { method, path } of service.routes.filter((route) => !route.path.includes("*"))) {
        const named = path.replaceAll(/:\w+/g, ids[path.split("/:")[0] ?? ""] ?? randomUUID());
        const asks = method === "GET" ? [] : bodiesWithNul(method, path).map((content) => ({ path: named, content }));
        asks.push({
          path: `${path.replaceAll(/:\w+/g, "a%00b")}?user_code=a%00b&search=a%00b&token=a%00b`,
          content: "{}",
        });
        const headers = {
          "content-type": "application/json",
          origin: ORIGIN,
          cookie: ENDS_SESSIONS.test(path) ? eve.cookie : ada.cookie,
        };
        for (const asked of asks) {
          const { status, text } = await send(service.app, { method, ...asked }, headers);
          sent += 1;
          seen.add(status);
          if (status >= 500 && !(status === 503 && MAY_BE_UNAVAILABLE.test(path)))
            wrong.push([method, path, status, asked.content.slice(0, 200), text.slice(0, 200)]);
        }
      }
      expect(wrong).toEqual([]);
      expect(sent).toBeGreaterThan(300);
      expect([...seen]).toEqual(expect.arrayContaining([200, 201, 400, 404]));
      expect((await ada.as("GET", "/api/usage")).status).toBe(200);
      await smtp.close();
    });

    test("no body, path, query or header of some hundred gives a 5xx, on any route", async () => {
      const { service, smtp, ada, eve, key, ids } = await setUp();
      const request = requestTo(service.routes, ids);
      const seen = new Map<string, Set<number>>();
      await fc.assert(
        fc.asyncProperty(request, headers, asker, async ({ method, path, content }, sent, who) => {
          const credentials = {
            cookie: { cookie: ENDS_SESSIONS.test(path) ? eve.cookie : ada.cookie },
            key: { authorization: `Bearer ${key}` },
            nobody: {},
          };
          const { status, text } = await send(service.app, { method, path, content }, { ...credentials[who], ...sent });
          const at = path.split("?")[0] ?? "";
          seen.set(method, (seen.get(method) ?? new Set()).add(status));
          expect([method, path, faultOf({ method, path: at, status, text })]).toEqual([method, path, null]);
        }),
        { numRuns: RUNS },
      );
      expect([...(seen.get("GET") ?? [])]).toEqual(expect.arrayContaining([200, 404]));
      // Few of these are good ones.
      expect([...(seen.get("POST") ?? [])]).toContain(400);
      expect((await service.call("POST", "/api/keys", { name: "nobody's" })).status).toBe(401);
      // Whatever came in, the one who is signed in still is, and the others can sign in.
      expect((await ada.as("GET", "/api/usage")).status).toBe(200);
      expect(
        (await service.call("POST", "/api/auth/sign-in/email", { email: ada.email, password: PASSWORD })).status,
      ).not.toBe(500);
      await smtp.close();
    });
  },
  ["postgres"],
);
