import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { tools } from "./tools/index.ts";
import { NAME, VERSION } from "./settings/version.ts";

const BUNDLE_BYTES_MAX = 150_000;

interface Message {
  id?: unknown;
  result?: Record<string, unknown>;
  error?: { code: number };
}

const bundle = resolve("packages/mcp/dist/rewrite-service-mcp.mjs");
const home = mkdtempSync(join(tmpdir(), "rewrite-mcp-home-"));
afterAll(() => rmSync(home, { recursive: true }));

/** The built program with one client on its stdin and stdout. */
const start = (environment: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [bundle], { env: { HOME: home, USERPROFILE: home, ...environment } });
  const lines: string[] = [];
  let stderr = "";
  let rest = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    const cut = (rest + chunk).split("\n");
    rest = cut.pop() ?? "";
    lines.push(...cut);
  });
  const messages = (): Message[] => lines.map((line) => JSON.parse(line) as Message);
  const ended = new Promise<number | null>((done) => child.on("close", done));
  const send = (message: object): void => void child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const reply = async (id: unknown): Promise<Message> => {
    await expect
      .poll(() => messages().some((message) => message.id === id), { timeout: 15_000, interval: 2 })
      .toBe(true);
    return messages().find((message) => message.id === id) ?? {};
  };
  return { child, send, reply, messages, ended, stderr: () => stderr };
};

describe("the package", () => {
  test("is one small file without dependencies, under the name and version that it says", () => {
    const manifest = JSON.parse(readFileSync("packages/mcp/package.json", "utf8")) as Record<string, unknown>;
    expect(statSync(bundle).size).toBeLessThanOrEqual(BUNDLE_BYTES_MAX);
    expect(manifest).toMatchObject({ name: NAME, version: VERSION, engines: { node: ">=20" } });
    expect(manifest).not.toHaveProperty("dependencies");
    const file = "dist/rewrite-service-mcp.mjs";
    expect(manifest["bin"]).toEqual({ [NAME]: file, "rewrite-service": file });
  });

  test("is described alike wherever it is published", () => {
    const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
    const server = read("server.json") as {
      name: string;
      version: string;
      packages: { identifier: string; version: string }[];
    };
    const desktop = read("packages/mcp/bundle/manifest.json") as { version: string; tools: { name: string }[] };
    expect(read("packages/mcp/package.json")["mcpName"]).toBe(server.name);
    expect(server.packages).toMatchObject([{ identifier: NAME, version: VERSION }]);
    expect([server.version, desktop.version]).toEqual([VERSION, VERSION]);
    expect(desktop.tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  });

  test("is set up in a row or a section for every client that the README counts", () => {
    const [before = "", clients = ""] = readFileSync("docs/clients.md", "utf8").split("\n## Clients\n");
    const [table = "", ...sections] = clients.split(/^### /m);
    const rows = [...table.matchAll(/^\| (.*) \|$/gm)]
      .slice(1)
      .map(([, row = ""]) => row.split("|", 2).map((cell) => cell.trim()));
    const [counted] = /(?<=instructions for )\d+(?= clients)/.exec(readFileSync("README.md", "utf8")) ?? [];
    expect(rows.length).toBe(Number(counted));
    const bodies = new Map(sections.map((section) => [section.split("\n", 1)[0] ?? "", section]));
    const linked = rows.flatMap(([client = ""]) => client.match(/(?<=^\[)[^\]]+/) ?? []);
    expect(linked).toEqual([...bodies.keys()]);
    const [, usual = ""] = before.split("\n## The usual configuration\n");
    for (const [client = "", place] of rows) {
      const [, name = client, anchor] = /^\[(.+)\]\(#(.+)\)$/.exec(client) ?? [];
      expect(anchor ?? "").toBe(bodies.has(name) ? name.toLowerCase().replaceAll(" ", "-") : "");
      expect(place === "" ? bodies.get(name) : usual).toContain(`/downloads/${NAME}.tgz`);
    }
  });

  test("is set up with JSON that a client can read", () => {
    const blocks = [...readFileSync("docs/clients.md", "utf8").matchAll(/```json\n(.*?)```/gs)];
    expect(blocks.length).toBeGreaterThanOrEqual(3);
    for (const [, json = ""] of blocks) expect(() => JSON.parse(json) as unknown).not.toThrow();
  });

  // Whoever takes the name on a registry would run code on our readers' machines.
  test("is started nowhere by a name that nobody has published", () => {
    for (const page of [
      "docs/clients.md",
      "docs/command-line.md",
      "README.md",
      "packages/mcp/README.md",
      "skills/rewrite-service/SKILL.md",
    ]) {
      expect([
        page,
        /(?:-y"?,? ?"?|install -g |\n\s*- )rewrite-service-mcp\b/.exec(readFileSync(page, "utf8"))?.[0],
      ]).toEqual([page, undefined]);
    }
  });

  test("asks nothing of Node before it is needed, and imports nothing else", () => {
    const source = readFileSync(bundle, "utf8");
    expect(source.startsWith("#!/usr/bin/env node\n")).toBe(true);
    expect(source.match(/^import\b(?!\()/m) ?? source.match(/;import[\s{]/)).toBeNull();
    const asked = [...source.matchAll(/import\("([^"]+)"\)/g)].map((match) => match[1] ?? "");
    expect(asked.filter((name) => !name.startsWith("node:"))).toEqual([]);
  });
});

describe("the program", () => {
  /** What it says and how it ends under this name, with nothing on its stdin. */
  const called = async (name: string, argv: readonly string[] = [], environment: Record<string, string> = {}) => {
    const folder = mkdtempSync(join(tmpdir(), "rewrite-mcp-name-"));
    symlinkSync(bundle, join(folder, name));
    const env = { HOME: home, USERPROFILE: home, ...environment };
    const child = spawn(process.execPath, [join(folder, name), ...argv], { env, stdio: ["ignore", "pipe", "pipe"] });
    let [out, err] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
    const code = await new Promise<number | null>((done) => child.on("close", done));
    rmSync(folder, { recursive: true });
    return { code, out, err };
  };

  test("runs a command where it is given one, and else serves; the name for shells alone asks for a command", async () => {
    expect(await called("rewrite-service", ["--version"])).toEqual({ code: 0, out: `${VERSION}\n`, err: "" });
    expect(await called("rewrite-service-mcp", ["--version"])).toMatchObject({ code: 0, out: `${VERSION}\n` });
    expect(await called("rewrite-service")).toEqual({
      code: 2,
      out: "",
      err: "No command given. See rewrite-service --help.\n",
    });
    // npx starts it by either name, and a client that does so wants the server.
    for (const name of ["rewrite-service", "rewrite-service-mcp"])
      expect(await called(name, [], { npm_command: "exec" })).toEqual({ code: 0, out: "", err: "" });
    expect(await called("rewrite-service-mcp")).toEqual({ code: 0, out: "", err: "" });
  });

  test("says how it is started again, by its name in a shell and by npx where that fetched it", async () => {
    const argv = ["usage", "--server", "http://127.0.0.1:9"];
    const advice = async (name: string, environment: Record<string, string> = {}) =>
      (await called(name, argv, environment)).err;
    const login = "login --server http://127.0.0.1:9\n";
    expect(await advice("rewrite-service")).toBe(`Not signed in. Run: rewrite-service ${login}`);
    const npx = `Not signed in. Run: npx -y http://127.0.0.1:9/downloads/rewrite-service-mcp.tgz ${login}`;
    expect(await advice("rewrite-service", { npm_command: "exec" })).toBe(npx);
    expect(await advice("program.mjs")).toBe(npx);
  });

  test("answers, keeps stdout and the home folder clean, and leaves when stdin closes", async () => {
    const { child, send, reply, messages, ended, stderr } = start();
    send({ id: 1, method: "initialize", params: { protocolVersion: "2025-11-25", capabilities: {} } });
    send({ id: 2, method: "tools/list" });
    send({
      id: 3,
      method: "tools/call",
      params: { name: "check_tells", arguments: { text: "We leverage synergies." } },
    });
    expect((await reply(1)).result).toMatchObject({ serverInfo: { name: "rewrite-service", version: VERSION } });
    expect((await reply(3)).result?.["isError"]).toBeUndefined();
    child.stdin.write("no json\n");
    child.stdin.end();
    expect(await ended).toBe(0);
    expect(messages().map(({ id }) => id)).toEqual([1, 2, 3, null]);
    expect([stderr(), readdirSync(home)]).toEqual(["", []]);
  });

  test("answers a ping while a tool works on a long text in a thread", async () => {
    const { child, send, reply, messages, ended } = start();
    const text = "In today's fast-paced world, we leverage 3 synergies. ".repeat(8_000);
    send({ id: "warm", method: "ping" });
    await reply("warm");
    send({ id: "long", method: "tools/call", params: { name: "check_tells", arguments: { text } } });
    send({ id: "ping", method: "ping" });
    expect((await reply("long")).result?.["structuredContent"]).toMatchObject({ total: expect.any(Number) as number });
    // The order says it without a clock; how fast a ping is, the bench measures.
    expect(messages().map(({ id }) => id)).toEqual(["warm", "ping", "long"]);
    child.stdin.end();
    expect(await ended).toBe(0);
  });

  test("leaves a cancelled long call behind", async () => {
    const { child, send, reply, messages, ended } = start();
    const text = "We leverage synergies. ".repeat(50_000);
    send({ id: "long", method: "tools/call", params: { name: "check_tells", arguments: { text } } });
    send({ method: "notifications/cancelled", params: { requestId: "long" } });
    send({ id: "ping", method: "ping" });
    await reply("ping");
    child.stdin.end();
    expect(await ended).toBe(0);
    expect(messages().map(({ id }) => id)).toEqual(["ping"]);
  });

  test("goes on to the next long texts after one was cancelled", async () => {
    const { child, send, reply, messages, ended } = start();
    const before = "The audit of the northern depot took 12 days. ".repeat(2_000);
    const compare = (id: string, after: string): void =>
      send({ id, method: "tools/call", params: { name: "compare_drafts", arguments: { before, after } } });
    compare("cancelled", before);
    send({ method: "notifications/cancelled", params: { requestId: "cancelled" } });
    compare("same", before);
    compare("changed", before.replace("12", "14"));
    expect((await reply("same")).result?.["structuredContent"]).toMatchObject({ counts: { certain: 0 } });
    expect((await reply("changed")).result?.["structuredContent"]).toMatchObject({ counts: { certain: 1 } });
    child.stdin.end();
    expect(await ended).toBe(0);
    expect(messages().map(({ id }) => id)).toEqual(["same", "changed"]);
  });

  test("a marked draft and a marked key are found nowhere afterwards", async () => {
    const [draft, key] = ["canarydraft", "svc_canarykey"];
    const environment = { SERVICE_API_KEY: key, SERVICE_BASE_URL: "http://127.0.0.1:9", TMPDIR: home };
    const { child, send, reply, ended, stderr } = start(environment);
    send({ id: 1, method: "tools/call", params: { name: "rewrite", arguments: { text: draft, register: "email" } } });
    send({ id: 2, method: "tools/call", params: { name: "check_tells", arguments: { text: draft.repeat(5_000) } } });
    const refusal = JSON.stringify(await reply(1));
    await reply(2);
    child.stdin.end();
    expect(await ended).toBe(0);
    expect(refusal).toContain("can't be reached");
    expect(readdirSync(home)).toEqual([]);
    for (const mark of [draft, key]) expect(stderr() + refusal).not.toContain(mark);
  });
});
