import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textAnswer } from "../calls/answer.ts";
import { listings } from "../listings/index.ts";
import { loadLibrary } from "../server/load-library.ts";
import { prompts } from "./prompts.ts";
import { resources } from "./resources.ts";
import { createPeer } from "./peer.ts";
import type { Features } from "./methods.ts";

type Message = Record<string, unknown> & { id?: unknown; result?: Record<string, unknown>; error?: { code: number } };

const echo: Features["call"] = async (tool) => textAnswer(`ran ${tool.name}`);

const open = (call: Features["call"] = echo) => {
  const sent: Message[] = [];
  const peer = createPeer({ tools: listings, resources, prompts, library: loadLibrary, call }, (message) => {
    sent.push(JSON.parse(JSON.stringify(message)) as Message);
  });
  let id = 0;
  const ask = async (method: string, params?: object): Promise<Message> => {
    id += 1;
    const from = sent.length;
    await peer.receive(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    return sent.slice(from).find((message) => message.id === id) ?? {};
  };
  return { peer, sent, ask };
};

const greet = (protocolVersion: string, capabilities: object = {}) => ({
  protocolVersion,
  capabilities,
  clientInfo: { name: "probe", version: "1" },
});
const META = "io.modelcontextprotocol/";
const stateless = (version = "2026-07-28", capabilities: object = {}) => ({
  _meta: { [`${META}protocolVersion`]: version, [`${META}clientCapabilities`]: capabilities },
});

describe("agreeing on a version", () => {
  test.each(["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])("%s is spoken as asked", async (version) => {
    expect((await open().ask("initialize", greet(version))).result).toMatchObject({ protocolVersion: version });
  });

  test.each(["1999-01-01", "2099-01-01"])("%s is answered with the newest we know", async (version) => {
    expect((await open().ask("initialize", greet(version))).result).toMatchObject({ protocolVersion: "2025-11-25" });
  });

  test("a client that probes for the stateless version first may still shake hands", async () => {
    const { ask } = open();
    expect((await ask("server/discover", stateless())).result).toMatchObject({
      supportedVersions: ["2026-07-28"],
      resultType: "complete",
    });
    expect((await ask("initialize", greet("2025-06-18"))).result).toMatchObject({ protocolVersion: "2025-06-18" });
    expect((await ask("ping")).result).toEqual({});
  });

  test("stateless requests say what they are and are answered in their own shape", async () => {
    const { ask } = open();
    const list = (await ask("tools/list", stateless())).result ?? {};
    expect(list).toMatchObject({ resultType: "complete", cacheScope: "public", ttlMs: 3_600_000 });
    expect((list["_meta"] as object)[`${META}serverInfo` as never]).toMatchObject({ name: "rewrite-service" });
    expect((await ask("ping", stateless())).error?.code).toBe(-32601);
    expect((await ask("tools/list", stateless("1900-01-01"))).error).toMatchObject({
      code: -32022,
      data: { requested: "1900-01-01" },
    });
    const bare = { _meta: { [`${META}protocolVersion`]: "2026-07-28" } };
    expect((await ask("tools/list", bare)).error?.code).toBe(-32602);
  });
});

test("the greeting shows a name, a description and an icon that is an address", async () => {
  const { serverInfo } = (await open().ask("initialize", greet("2025-11-25"))).result as {
    serverInfo: { description: string; icons: { src: string }[] };
  };
  expect(serverInfo.description).toMatch(/\.$/);
  expect(serverInfo.icons[0]?.src).toMatch(/^data:image\/svg\+xml;base64,[\w+/=]+$/);
});

test("prompts carry what they are given, resources their text, and both may be kept for an hour", async () => {
  const { ask } = open();
  const given: Record<string, object> = {
    rewrite_for_register: { text: "We ship.", register: "email" },
    check_before_sending: { text: "We ship." },
    compare_two_drafts: { text: "We ship.", rewrite: "We shipped." },
  };
  for (const [name, values] of Object.entries(given))
    expect((await ask("prompts/get", { name, arguments: values })).result).toMatchSnapshot(name);
  for (const values of [{ text: "a" }, [], "a", { text: 4, register: "email" }])
    expect((await ask("prompts/get", { name: "rewrite_for_register", arguments: values })).error?.code).toBe(-32602);
  const library = await loadLibrary();
  for (const resource of resources) {
    const { result } = await ask("resources/read", { uri: resource.uri });
    expect(result).toEqual({
      contents: [{ uri: resource.uri, mimeType: "application/json", text: resource.read(library) }],
      ttlMs: 3_600_000,
      cacheScope: "public",
    });
  }
  const lists = ["prompts/list", "resources/list", "resources/templates/list"];
  for (const method of lists) expect((await ask(method)).result).toMatchSnapshot(method);
  for (const method of [...lists, "tools/list"]) expect((await ask(method, { cursor: "x" })).error?.code).toBe(-32602);
  const stateless404 = await ask("resources/read", { uri: `service://${"x".repeat(200)}`, ...stateless() });
  expect(stateless404.error).toMatchObject({ code: -32602, data: { uri: `service://${"x".repeat(90)}` } });
});

test("everything that runs is aborted once the peer is abandoned", async () => {
  let aborted = 0;
  const { peer } = open((_tool, _input, { signal }) => {
    signal.addEventListener("abort", () => (aborted += 1));
    return new Promise(() => undefined);
  });
  for (const id of [1, 2])
    void peer.receive(JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params: { name: "check_tells" } }));
  await new Promise((resolve) => setImmediate(resolve));
  peer.abandon();
  expect(aborted).toBe(2);
});

describe("refusals", () => {
  test.each([
    ["{", -32700, null],
    ["hello", -32700, null],
    ["42", -32600, null],
    ["[]", -32600, null],
    ['{"jsonrpc":"2.0","id":7}', -32600, 7],
    ['{"jsonrpc":"1.0","id":8,"method":"ping"}', -32600, 8],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600, null],
    ['{"jsonrpc":"2.0","id":9,"method":"nothing/here"}', -32601, 9],
    ['{"jsonrpc":"2.0","id":9,"method":"constructor"}', -32601, 9],
    ['{"jsonrpc":"2.0","id":9,"method":"tools/call"}', -32602, 9],
    ['{"jsonrpc":"2.0","id":9,"method":"tools/list","params":[1]}', -32602, 9],
    ['{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"nothing"}}', -32602, 9],
    ['{"jsonrpc":"2.0","id":9,"method":"resources/read","params":{"uri":"service://nothing"}}', -32002, 9],
    ['{"jsonrpc":"2.0","id":9,"method":"prompts/get","params":{"name":"check_before_sending"}}', -32602, 9],
  ])("%s", async (line, code, id) => {
    const { peer, sent } = open();
    await peer.receive(line);
    expect(sent).toMatchObject([{ id, error: { code } }]);
  });

  test("a bug in a tool is told as an internal error and nothing more", async () => {
    const { ask } = open(async () => {
      throw new Error("secret path");
    });
    const reply = await ask("tools/call", { name: "check_tells", arguments: { text: "a" } });
    expect(reply.error).toEqual({ code: -32603, message: "Internal error." });
  });

  test("notifications and answers to nothing are met with silence", async () => {
    const { peer, sent } = open();
    await peer.receive('{"jsonrpc":"2.0","method":"notifications/nothing"}');
    await peer.receive('{"jsonrpc":"2.0","id":1,"result":{}}');
    await peer.receive('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}');
    expect(sent).toEqual([]);
  });
});

describe("batches", () => {
  const batch =
    '[{"jsonrpc":"2.0","id":"a","method":"ping"},{"jsonrpc":"2.0","method":"notifications/x"},{"jsonrpc":"2.0","id":"b","method":"ping"}]';

  test("are answered as one array in the versions that have them", async () => {
    const { peer, sent, ask } = open();
    await ask("initialize", greet("2025-03-26"));
    await peer.receive(batch);
    expect((sent.at(-1) as unknown as Message[]).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  test("are refused in the versions that do not", async () => {
    const { peer, sent, ask } = open();
    await ask("initialize", greet("2025-06-18"));
    await peer.receive(batch);
    expect(sent.at(-1)).toMatchObject({ id: null, error: { code: -32600 } });
  });
});

describe("a running call", () => {
  test("that is cancelled is aborted and never answered", async () => {
    let aborted = false;
    const { peer, sent } = open(
      (_tool, _input, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => {
            aborted = true;
            reject(new Error("aborted"));
          });
        }),
    );
    const call = { name: "check_tells", arguments: { text: "a" } };
    const running = peer.receive(JSON.stringify({ jsonrpc: "2.0", id: 5, method: "tools/call", params: call }));
    await peer.receive('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}');
    await running;
    expect([aborted, sent]).toEqual([true, []]);
  });

  test("tells of its progress with figures that rise, and no more once it is answered", async () => {
    const { sent, ask } = open(async (_tool, _input, { progress }) => {
      progress(0, "start");
      progress(10, "ten");
      progress(4, "back");
      setTimeout(() => progress(99, "late"), 1);
      return textAnswer("done");
    });
    await ask("tools/call", { name: "check_tells", arguments: {}, _meta: { progressToken: "p" } });
    const notes = sent.filter(({ method }) => method === "notifications/progress").map(({ params }) => params);
    expect(notes).toMatchObject([{ progress: 0 }, { progress: 10, message: "ten" }, { progress: 11 }]);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(sent.at(-1)).toMatchObject({ result: { content: [{ text: "done" }] } });
  });

  test("keeps its id to itself", async () => {
    let finish = (): void => undefined;
    const { peer, sent } = open(() => new Promise((resolve) => (finish = () => resolve(textAnswer("done")))));
    const line = '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"check_tells","arguments":{}}}';
    const running = peer.receive(line);
    await peer.receive('{"jsonrpc":"2.0","id":5,"method":"ping"}');
    expect(sent).toMatchObject([{ id: 5, error: { code: -32600 } }]);
    finish();
    await running;
  });
});

test("whatever a line holds, every request in it is answered once and nothing is thrown", async () => {
  const method = fc.constantFrom("ping", "tools/list", "prompts/list", "tools/call", "resources/list", "x", 5);
  const message = fc.record(
    {
      jsonrpc: fc.constantFrom("2.0", "1.0"),
      id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
      method,
      params: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const line = fc.oneof(
    fc.string(),
    fc.json(),
    message.map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 10 }), async (lines) => {
      const { peer, sent } = open();
      for (const text of lines) await peer.receive(text);
      for (const reply of sent.flat()) expect(reply).toSatisfy((it: Message) => "result" in it !== "error" in it);
      expect(sent.length).toBeLessThanOrEqual(lines.length);
    }),
    { numRuns: 300 },
  );
});
