import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeEvent } from "@rewrite-service/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readKey, storeKey } from "../settings/config-file.ts";
import { createPeer } from "../protocol/peer.ts";
import { createFeatures } from "./features.ts";

interface Message {
  id?: unknown;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { code: number; data: { elicitations: { url: string; elicitationId: string }[] } };
}

const META = "io.modelcontextprotocol/";
const draft = { name: "rewrite", arguments: { text: "It costs $4,200.", register: "email" } };

let home: string;
const closers: (() => void)[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "rewrite-mcp-"));
});
afterEach(() => {
  rmSync(home, { recursive: true });
  for (const close of closers.splice(0)) close();
});

/** A service with a device login that stays open until `approve`, and rewrites for its key alone. */
const serve = async () => {
  let approved = false;
  const keys: (string | undefined)[] = [];
  const json = (response: ServerResponse, status: number, value: unknown): void => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(value));
  };
  const server = createServer((request, response) => {
    if (request.url === "/api/device/code") {
      json(response, 200, {
        device_code: "d",
        user_code: "WDJB-MJHT",
        verification_uri: "http://service.test/device",
        verification_uri_complete: "http://service.test/device?code=WDJB-MJHT",
        expires_in: 60,
        interval: 0.02,
      });
    } else if (request.url === "/api/device/token") {
      if (approved) json(response, 200, { access_token: "svc_minted", key_id: "k1" });
      else json(response, 400, { error: "authorization_pending" });
    } else {
      keys.push(request.headers.authorization);
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(encodeEvent({ type: "delta", text: "It costs $4,200." }) + encodeEvent({ type: "done" }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, keys, approve: () => (approved = true) };
};

const connect = (origin: string) => {
  const sent: Message[] = [];
  const environment = { SERVICE_BASE_URL: origin };
  const features = createFeatures({
    environment,
    home: () => Promise.resolve(home),
    program: new URL("file:///nowhere"),
  });
  const peer = createPeer(features, (message) => sent.push(message));
  let id = 0;
  const ask = async (method: string, params: object): Promise<Message> => {
    id += 1;
    await peer.receive(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    return sent.find((message) => message.id === id) ?? {};
  };
  const greet = (capabilities: object) =>
    ask("initialize", { protocolVersion: "2025-11-25", capabilities, clientInfo: { name: "probe", version: "1" } });
  return { sent, ask, greet };
};

describe("without a key", () => {
  test("a client that cannot show links is told which command to run", async () => {
    const { origin, keys } = await serve();
    const { ask, greet } = connect(origin);
    await greet({ elicitation: { form: {} } });
    const { result } = await ask("tools/call", draft);
    expect(JSON.stringify(result)).toContain(`npx -y ${origin}/downloads/rewrite-service-mcp.tgz login`);
    expect([result?.["isError"], keys]).toEqual([true, []]);
  });

  test("a client that shows links gets one, hears of the approval, and then rewrites", async () => {
    const { origin, keys, approve } = await serve();
    const { ask, greet, sent } = connect(origin);
    await greet({ elicitation: { url: {} } });
    const { error } = await ask("tools/call", draft);
    expect(error).toMatchObject({
      code: -32042,
      data: { elicitations: [{ mode: "url", url: "http://service.test/device?code=WDJB-MJHT" }] },
    });
    approve();
    await expect.poll(() => sent.some(({ method }) => method === "notifications/elicitation/complete")).toBe(true);
    expect(await readKey(home, origin)).toMatchObject({ key: "svc_minted", keyId: "k1" });
    expect((await ask("tools/call", draft)).result).toMatchObject({ structuredContent: { text: "It costs $4,200." } });
    expect(new Set(keys)).toEqual(new Set(["Bearer svc_minted"]));
  });

  test("a stateless client gets the link as what is still to be done, and calls again with the answer", async () => {
    const { origin, approve } = await serve();
    const { ask } = connect(origin);
    const _meta = {
      [`${META}protocolVersion`]: "2026-07-28",
      [`${META}clientCapabilities`]: { elicitation: { url: {} } },
    };
    const asked = await ask("tools/call", { ...draft, _meta });
    expect(asked.result).toMatchObject({
      resultType: "input_required",
      inputRequests: { signIn: { method: "elicitation/create", params: { mode: "url" } } },
    });
    const declined = await ask("tools/call", { ...draft, _meta, inputResponses: { signIn: { action: "decline" } } });
    expect(declined.result).toMatchObject({ resultType: "complete", isError: true });
    approve();
    const done = await ask("tools/call", { ...draft, _meta, inputResponses: { signIn: { action: "accept" } } });
    expect(done.result).toMatchObject({ resultType: "complete", structuredContent: { text: "It costs $4,200." } });
  });
});

test("a key is sent to the origin that it is stored for, and local tools need none", async () => {
  const { origin, keys } = await serve();
  await storeKey(home, "http://other.test", { key: "svc_other" });
  const { ask, greet } = connect(origin);
  await greet({});
  expect((await ask("tools/call", draft)).result?.["isError"]).toBe(true);
  const checked = await ask("tools/call", { name: "check_tells", arguments: { text: "We leverage synergies." } });
  expect(checked.result?.["isError"]).toBeUndefined();
  expect(keys).toEqual([]);
});
