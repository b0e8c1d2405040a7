import { readFileSync } from "node:fs";
import { policyJson } from "@rewrite-service/text";
import { describe, expect, test } from "vitest";
import { GOOD_KEY, testApp } from "../../testing/test-app.ts";

const HOST = "localhost:8787";
const LEGACY = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
const META = "io.modelcontextprotocol/";

interface Reply {
  result?: Record<string, unknown> & { content?: { text: string }[]; tools?: { name: string }[] };
  error?: { code: number };
}

const report = {
  email: "ada@example.org",
  plan: "free",
  allowance: { used: 9, limit: 40, periodStart: "2026-11-21T00:00:00Z", periodEnd: "2026-11-22T00:00:00Z" },
  credits: { balance: 5 },
  tiers: ["standard"],
  limits: { textCharacters: 20_000, streams: 5, perMinute: 30 },
  recent: [],
  byKey: [],
};

const open = (over: Parameters<typeof testApp>[0] = {}) => {
  const { app, lines } = testApp({ usageReport: () => Promise.resolve(report), ...over });
  const ask = async (body: unknown, headers: Record<string, string | null> = {}): Promise<Response> => {
    const sent = {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      authorization: `Bearer ${GOOD_KEY}`,
      host: HOST,
      ...headers,
    };
    const kept = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== null);
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return app.request(`http://${HOST}/api/mcp`, { method: "POST", headers: Object.fromEntries(kept), body: text });
  };
  const call = async (method: string, params: object = {}, headers: Record<string, string> = {}): Promise<Reply> => {
    const response = await ask({ jsonrpc: "2.0", id: 1, method, params }, headers);
    const text = await response.text();
    const messages = text.startsWith("{")
      ? [text]
      : text
          .split("\n")
          .filter((line) => line.startsWith("data: "))
          .map((line) => line.slice("data: ".length));
    return messages.map((message) => JSON.parse(message) as Reply).find((reply) => reply.result ?? reply.error) ?? {};
  };
  return { app, ask, call, lines };
};

const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };

describe("401", () => {
  test("without a key: says where to get one and which header to set, and names no OAuth", async () => {
    const response = await open().ask(list, { authorization: null });
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([
      401,
      'Bearer realm="rewrite-service"',
    ]);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe("sign_in_required");
    expect(error.message).toContain("http://localhost:8787/account");
    expect(error.message).toContain("Authorization: Bearer <API_KEY>");
  });

  test.each(["Bearer wrong", "Bearer ", "Basic abc", `Bearer ${GOOD_KEY}x`])("%s is no key", async (authorization) => {
    const response = await open().ask(list, { authorization });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain('error="invalid_token"');
  });

  test("comes before the body is read, and a key in the address is none", async () => {
    const { app, ask } = open();
    expect((await ask("{nope", { authorization: null })).status).toBe(401);
    const url = `http://${HOST}/api/mcp?key=${GOOD_KEY}&access_token=${GOOD_KEY}`;
    expect((await app.request(url, { method: "POST", headers: { host: HOST }, body: "{}" })).status).toBe(401);
  });
});

describe("403", () => {
  test.each(["https://evil.example", "http://localhost:8787.evil.example", "null", "file://", "http://localhost:9999"])(
    "a page of %s, before its key is read",
    async (origin) => {
      const { ask } = open({ keys: { verify: () => Promise.reject(new Error("the key was read")) } });
      expect((await ask(list, { origin })).status).toBe(403);
    },
  );

  test.each(["evil.example", "localhost.evil.example:8787"])("a request for %s", async (host) => {
    expect((await open().ask(list, { host })).status).toBe(403);
  });

  test("but not the server's own pages and names", async () => {
    const { ask } = open();
    expect((await ask(list, { origin: "http://localhost:8787" })).status).toBe(200);
    expect((await ask(list, { host: "127.0.0.1:8787", origin: "http://127.0.0.1:8787" })).status).toBe(200);
  });
});

test.each(["GET", "PUT", "DELETE", "PATCH"])("405 for %s, because there are no sessions", async (method) => {
  const headers = { host: HOST, authorization: `Bearer ${GOOD_KEY}` };
  const response = await open().app.request(`http://${HOST}/api/mcp`, { method, headers });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
});

describe("200", () => {
  test.each(LEGACY)("speaks %s", async (protocolVersion) => {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: "probe", version: "1" } };
    expect((await open().call("initialize", params)).result).toMatchObject({ protocolVersion });
  });

  test("speaks the stateless version", async () => {
    const _meta = { [`${META}protocolVersion`]: "2026-07-28", [`${META}clientCapabilities`]: {} };
    const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/list" };
    const { result } = await open().call("tools/list", { _meta }, headers);
    expect(result).toMatchObject({ resultType: "complete", cacheScope: "public" });
  });

  test("lists the account tools alone", async () => {
    const { result } = await open().call("tools/list");
    const names = ["rewrite", "list_document_types", "list_voice_profiles", "get_allowance"];
    expect(result?.tools?.map(({ name }) => name)).toEqual(names);
    const { error } = await open().call("tools/call", { name: "check_tells", arguments: { text: "a" } });
    expect(error?.code).toBe(-32602);
  });

  test("names no tool that it does not list, in its instructions and answers", async () => {
    const { call } = open();
    const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "probe", version: "1" } };
    const { result } = await call("initialize", params);
    const wish = { name: "rewrite", arguments: { text: "a", register: "email", tone: "warm" } };
    const told = JSON.stringify([result, (await call("tools/call", wish)).result]);
    for (const local of ["check_tells", "detect_ai_likelihood", "compare_drafts"]) expect(told).not.toContain(local);
    expect(told).toContain("Call rewrite for");
  });

  test("serves both resources with the bytes of their endpoints", async () => {
    const { app, call } = open({ policy: policyJson() });
    for (const [uri, path] of [
      ["service://policy", "/api/policy"],
      ["service://registers", "/api/registers"],
    ] as const) {
      const { result } = await call("resources/read", { uri });
      const served = await (await app.request(`http://${HOST}${path}`)).text();
      expect(result?.["contents"]).toEqual([{ uri, mimeType: "application/json", text: served }]);
    }
    expect((await call("resources/read", { uri: "service://nothing" })).error?.code).toBe(-32602);
  });

  test("lists the resources, the account's voices and the kinds of message", async () => {
    const { call } = open({ voices: () => Promise.resolve([{ id: "v1", name: "At work", isDefault: true }]) });
    const { result } = await call("resources/list");
    const listed = (result?.["resources"] ?? []) as { uri: string; mimeType: string }[];
    expect(listed.map(({ uri, mimeType }) => [uri, mimeType])).toEqual([
      ["service://policy", "application/json"],
      ["service://registers", "application/json"],
    ]);
    expect((await call("resources/templates/list")).result).toMatchObject({ resourceTemplates: [] });
    const said = async (name: string) =>
      (await call("tools/call", { name, arguments: {} })).result?.content?.[0]?.text ?? "";
    expect(await said("list_voice_profiles")).toContain("At work");
    expect(await said("list_document_types")).toMatch(/slack.*\n.*email/i);
    expect(await said("get_allowance")).toMatch(
      /^31 of 40 rewrites left \(free\)\. Resets 22 Nov 00:00 UTC\. 5 credits\./,
    );
  });

  test("an unknown tool of a long name is named by its beginning", async () => {
    const { error } = await open().call("tools/call", { name: "x".repeat(150), arguments: {} });
    expect(error).toMatchObject({ code: -32602, message: expect.stringMatching(/Unknown tool: x{100}$/) as string });
  });

  test("a failure of our own is logged, and its caller hears no more than that", async () => {
    const { call, lines } = open({ usageReport: () => Promise.reject(new Error("canary cause")) });
    const { error } = await call("tools/call", { name: "get_allowance", arguments: {} });
    expect(error).toMatchObject({ code: -32603, message: expect.stringContaining("wrong on the server") as string });
    expect(lines.join("")).toContain("mcp request failed");
  });

  test("rewrites for the key's owner, under the client's name, and reports progress", async () => {
    const seen: unknown[] = [];
    const { ask } = open({
      async *humanize(request, { principal, client }) {
        seen.push(request.text, principal.kind, client);
        yield { type: "delta", text: "It costs $4,200." };
        yield { type: "done" };
      },
    });
    const params = {
      name: "rewrite",
      arguments: { text: "It costs $4,200.", register: "email" },
      _meta: { progressToken: 7 },
    };
    const response = await ask({ jsonrpc: "2.0", id: 1, method: "tools/call", params }, { "user-agent": "probe/1.0" });
    const text = await response.text();
    expect(text).toContain("It costs $4,200.");
    expect(text).toContain('"method":"notifications/progress"');
    expect(seen.slice(0, 2)).toEqual(["It costs $4,200.", "account"]);
  });

  test("refuses what the website refuses, in words that a model can act on", async () => {
    const { call } = open({
      plans: { get: () => ({ textCharacters: 10, perMinute: 1, streams: 1, templates: false }) },
    });
    const ask = async (input: object) => {
      const { result } = await call("tools/call", { name: "rewrite", arguments: input });
      return [result?.["isError"], result?.content?.[0]?.text] as const;
    };
    expect(await ask({ text: "a text of more than ten", register: "email" })).toEqual([
      true,
      expect.stringContaining("at most 10 characters") as string,
    ]);
    expect(await ask({ text: "a", register: "email", tone: "warm" })).toEqual([
      true,
      expect.stringContaining(
        "tone is not an argument: rewrite takes no style instructions. Edit it yourself.",
      ) as string,
    ]);
    expect((await ask({ text: "a", register: "email" }))[0]).toBeUndefined();
    expect(await ask({ text: "a", register: "email" })).toEqual([
      true,
      expect.stringContaining("Try again in") as string,
    ]);
  });

  test("begins nothing on a server that is shutting down", async () => {
    const { call } = open({ draining: () => true });
    const { result } = await call("tools/call", { name: "rewrite", arguments: { text: "a", register: "email" } });
    expect([result?.["isError"], result?.content?.[0]?.text]).toEqual([
      true,
      "This server is restarting. Try again shortly. Try again in 5 s.",
    ]);
  });

  test("leaves neither draft nor key in the log, whatever fails", async () => {
    const { call, lines } = open({
      async *humanize() {
        yield { type: "delta", text: "canarydraft" };
        throw new Error("canarydraft failed");
      },
    });
    await call("tools/call", { name: "rewrite", arguments: { text: "canarydraft", register: "email" } });
    expect(lines.join("")).not.toContain("canarydraft");
    expect(lines.join("")).not.toContain(GOOD_KEY);
  });
});

test("the official SDK is the pinned one", () => {
  const manifest = JSON.parse(readFileSync("apps/server/package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  expect(manifest.dependencies["@modelcontextprotocol/server"]).toMatch(/^\d+\.\d+\.\d+$/);
});
