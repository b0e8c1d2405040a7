import { get } from "node:http";
import { expect, test } from "vitest";
import { describeOnPostgres } from "../../testing/database-suite.ts";
import { startService } from "../../testing/test-service.ts";

const EXTENSION = "chrome-extension://abcdefghijklmnopabcdefghijklmnop";
const EXTRA = "https://partner.example";
const draft = { text: "please look at the budget", register: "email" };

describeOnPostgres("the session cookie", (given) => {
  const setUp = async (env: Record<string, string> = {}) => {
    const service = await startService(given, { EXTRA_ORIGINS: EXTRA, SIGN_UP: "open", ...env });
    const ada = await service.signUp();
    /** A request with exactly these headers and the cookie. */
    const send = async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
      const json = body === undefined ? {} : { "content-type": "application/json" };
      const response = await fetch(service.url + path, {
        method,
        headers: { cookie: ada.cookie, ...json, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const code = /"code":"(\w+)"/.exec(text)?.[1] ?? null;
      return { status: response.status, code, text };
    };
    return { ...service, ada, send };
  };

  test.each([EXTENSION, EXTRA, "https://evil.example", "null"])(
    "row 7: a rewrite that %s asks for is anonymous, whatever cookie comes with it",
    async (origin) => {
      const { send, ada } = await setUp();
      const rewrite = await send("POST", "/api/humanize", { origin }, draft);
      expect([rewrite.status, /"fundingSource":"(\w+)"/.exec(rewrite.text)?.[1]]).toEqual([200, "anonymous"]);
      expect((await ada.as("GET", "/api/usage")).body).toMatchObject({ allowance: { used: 0 } });
      expect((await ada.rewrite(draft)).usage?.fundingSource).toBe("allowance");
    },
  );

  test("row 7: where nobody is served without an account it is 401, and a change of the account is 403", async () => {
    const { send, call } = await setUp({ ANONYMOUS: "off" });
    const { body } = await call("POST", "/api/device/code", { client_id: "x", machine: "Eve's laptop" });
    const approval = { user_code: body["user_code"], action: "approve" };
    for (const origin of [EXTENSION, EXTRA, "https://evil.example", "null"]) {
      expect((await send("POST", "/api/humanize", { origin }, draft)).code).toBe("sign_in_required");
      expect((await send("GET", "/api/usage", { origin })).code).toBe("sign_in_required");
      expect((await send("GET", "/api/keys", { origin })).code).toBe("sign_in_required");
      expect((await send("GET", "/api/site", { origin })).text).toContain('"account":null');
      expect((await send("GET", "/api/auth/list-sessions", { origin })).status).toBe(401);
      for (const [method, path, sent] of [
        ["POST", "/api/keys", { name: "eve's" }],
        ["POST", "/api/device/approval", approval],
        ["DELETE", "/api/account", {}],
        ["POST", "/api/auth/sign-out", {}],
        ["POST", "/api/auth/sign-in/email", { email: "eve@example.org", password: "a password of eve's" }],
      ] as const) {
        expect([origin, path, (await send(method, path, { origin }, sent)).code]).toEqual([
          origin,
          path,
          "origin_forbidden",
        ]);
      }
    }
    expect((await send("POST", "/api/keys", {}, { name: "no origin" })).code).toBe("origin_forbidden");
    expect((await call("POST", "/api/keys", { name: "no cookie" })).status).toBe(401);
  });

  test("row 7: on loopback every name of the machine is our own page at its own address, and at no other", async () => {
    const { url, call, send } = await setUp();
    const port = new URL(url).port;
    const person = { email: "grace@example.org", password: "four calm grey herons" };
    // The request goes to 127.0.0.1; the server's own address is localhost.
    const { status, headers } = await call("POST", "/api/auth/sign-up/email", person, { origin: url });
    expect(status).toBe(200);
    const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
    expect((await send("GET", "/api/usage", { origin: url, cookie })).text).toContain(person.email);
    for (const origin of [
      `http://[::1]:${port}`,
      `http://127.0.0.1:1`,
      `https://127.0.0.1:${port}`,
      `${url}.evil.example`,
    ]) {
      expect([origin, (await send("POST", "/api/keys", { origin }, { name: "eve's" })).code]).toEqual([
        origin,
        "origin_forbidden",
      ]);
    }
    const elsewhere = await setUp({ APP_URL: "https://rewrite.example" });
    expect((await elsewhere.send("POST", "/api/keys", { origin: elsewhere.url }, { name: "eve's" })).code).toBe(
      "origin_forbidden",
    );
  });

  test("row 7: a read without an origin counts when our page, a typed address or a program asks", async () => {
    const { url, ada } = await setUp();
    // Not by fetch, which writes a Sec-Fetch-Mode of its own.
    const read = (site?: string, mode?: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = {
          cookie: ada.cookie,
          ...(site === undefined ? {} : { "sec-fetch-site": site }),
          ...(mode === undefined ? {} : { "sec-fetch-mode": mode }),
        };
        get(`${url}/api/keys`, { headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).once("error", reject);
      });
    for (const [site, mode] of [
      [],
      [undefined, "cors"],
      ["same-origin"],
      ["same-origin", "cors"],
      ["none", "navigate"],
    ]) {
      expect([site, mode, await read(site, mode)]).toEqual([site, mode, 200]);
    }
    for (const [site, mode] of [
      ["none", "cors"],
      ["none", undefined],
      ["cross-site", "navigate"],
      ["cross-site", "no-cors"],
      ["same-site", "cors"],
    ]) {
      expect([site, mode, await read(site, mode)]).toEqual([site, mode, 401]);
    }
  });
});
