import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { VERSION } from "./apps/server/src/config/version.ts";
import { servedApp } from "./apps/server/src/testing/test-app.ts";
import { unzip } from "./apps/server/src/testing/unzip.ts";
import { lasting } from "./scripts/build/bill-of-materials.mjs";

const script = (name: string): string => new URL(`scripts/build/${name}.mjs`, import.meta.url).href;

let folder = "";
/** An empty folder. */
const empty = (name: string): string => {
  mkdirSync(join(folder, name));
  return join(folder, name);
};

/** Runs a program with what every machine has, and no registry. @returns its output; fails where it fails */
const run = (cwd: string, program: string, args: readonly string[], input = "", env: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    const paths = (process.env["PATH"] ?? "").split(delimiter).filter((path) => !path.includes("node_modules"));
    const registry = { npm_config_registry: "http://127.0.0.1:9", npm_config_update_notifier: "false" };
    const options = { cwd, env: { PATH: paths.join(delimiter), HOME: cwd, ...registry, ...env } };
    const child = execFile(program, args, options, (error, stdout) => {
      if (error === null) resolve(stdout);
      else reject(error);
    });
    // A program may end before it has read anything; whether it failed says its status.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });

/** What is said to an MCP server, line by line, to check a text. */
const CHECK = [
  { id: 1, method: "initialize", params: { protocolVersion: "2025-11-25", capabilities: {} } },
  { id: 2, method: "tools/call", params: { name: "check_tells", arguments: { text: "We leverage synergies." } } },
]
  .map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)
  .join("");

let dist = "";
const released = (name: string): Buffer => readFileSync(join(dist, name));
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
  dist = join(folder, "dist");
  const build = `(await import("${script("release")}")).build({ dist: ${JSON.stringify(dist)} })`;
  await run(dirname(import.meta.filename), process.execPath, ["--input-type=module", "-e", `await ${build}`]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("one list has the checksum of every file", async () => {
  const printed = await run(dist, "sha256sum", ["--check", "--strict", "checksums.txt"]);
  const names = readdirSync(dist).filter((name) => name !== "checksums.txt");
  expect(printed.trim().split("\n").sort()).toEqual(names.map((name) => `${name}: OK`).sort());
  expect(names).toHaveLength(9);
});

/** Runs it on another day than the build above. */
const yearsAgo = async (work: () => Promise<void>): Promise<void> => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2001-02-03T04:05:06Z") });
  try {
    await work();
  } finally {
    vi.useRealTimers();
  }
};

test("the same files are packed into the same bytes on another day", () =>
  yearsAgo(async () => {
    const { files } = (await import(script("release"))) as { files: () => [name: string, bytes: Buffer][] };
    for (const [name, bytes] of files()) expect([name, released(name).equals(bytes)]).toEqual([name, true]);
  }));

// The server and the web app take longer: `npm run build -- --twice` compares them.
test.each(["text", "client", "mcp", "extension"])("a second build of %s gives the same bytes on another day", (part) =>
  yearsAgo(async () => {
    const into = empty(part);
    const { build } = (await import(script(part))) as { build: (to: { into: string }) => Promise<{ path: string }[]> };
    for (const { path } of await build({ into }))
      expect([path, readFileSync(join(into, path)).equals(readFileSync(path))]).toEqual([path, true]);
  }),
);

test("the bill of materials says nothing of the folder, the time and the npm that wrote it", () => {
  const name = `rewrite-service-${VERSION}.cdx.json`;
  interface Bill {
    metadata: { component: Record<string, unknown> };
    components: { name: string }[];
  }
  const bill = JSON.parse(released(name).toString()) as Bill;
  expect(bill.components.map((component) => component.name)).toContain("hono");
  const component = { ...bill.metadata.component, name: "elsewhere" };
  const metadata = { ...bill.metadata, timestamp: "2001-02-03T04:05:06Z", tools: [{ version: "1" }], component };
  expect(lasting({ ...bill, serialNumber: "urn:uuid:1", metadata }).equals(released(name))).toBe(true);
});

test("the npm packages install into an empty folder without a registry, and each does its work", async () => {
  const home = empty("packages");
  const packages = ["text", "client", "mcp"].map((name) => join(dist, `rewrite-service-${name}-${VERSION}.tgz`));
  await run(home, "npm", ["install", "--no-audit", "--no-fund", ...packages]);
  const library = `
    import { compareDrafts } from "rewrite-service-text";
    import { createClient } from "rewrite-service-client";
    console.log(compareDrafts("It took 840 ms.", "It took 310 ms.").changes[0].reason);
    const client = createClient({ baseUrl: process.argv[2], key: null });
    console.log((await client.rewrite({ text: "please look at the budget", register: "email" })).usage.plan);
  `;
  writeFileSync(join(home, "library.mjs"), library);
  const { url, close } = await servedApp();
  try {
    expect(await run(home, "node", ["library.mjs", url])).toBe('"840 ms" became "310 ms"\nfree\n');
  } finally {
    await close();
  }
  const program = join(home, "node_modules/.bin/rewrite-service-mcp");
  expect(await run(home, "node", [program], CHECK)).toContain("3 words");
});

/** Writes an archive's files into an empty folder. */
const unpack = (archive: string, into: string): Map<string, Buffer> => {
  const files = unzip(released(archive));
  for (const [name, content] of files) {
    mkdirSync(dirname(join(into, name)), { recursive: true });
    writeFileSync(join(into, name), content);
  }
  return files;
};

test("the desktop file unpacks to a program that its manifest starts", async () => {
  const place = empty("desktop");
  const manifest = JSON.parse(String(unpack(`rewrite-service-${VERSION}.mcpb`, place).get("manifest.json"))) as {
    server: { entry_point: string; mcp_config: { command: string; args: string[]; env: Record<string, string> } };
    user_config: Record<string, { default: string }>;
  };
  const { entry_point: entry, mcp_config: config } = manifest.server;
  const filled = (text: string): string =>
    text
      .replaceAll("${__dirname}", place)
      .replace(/\$\{user_config\.(\w+)\}/g, (_, name: string) => manifest.user_config[name]?.default ?? "");
  expect(config.args.map(filled)).toEqual([join(place, entry)]);
  const env = Object.fromEntries(Object.entries(config.env).map(([name, value]) => [name, filled(value)]));
  expect(await run(place, config.command, config.args.map(filled), CHECK, env)).toContain("3 words");
});

test.each(["", "-store"])("the extension's archive (%s) has every file that it names", (suffix) => {
  const files = unzip(released(`rewrite-service-extension-${VERSION}${suffix}.zip`));
  const manifest = JSON.parse(String(files.get("manifest.json"))) as Record<string, unknown>;
  expect("key" in manifest).toBe(suffix === "");
  const text = [...files].filter(([name]) => /\.(?:json|html|js)$/.test(name)).map(([, content]) => content.toString());
  const named = text.flatMap((content) => [...content.matchAll(/"([\w-]+\.(?:js|html|css|png|json))"/g)]);
  const names = new Set(named.map(([, name]) => name));
  expect([...names].filter((name) => name !== undefined && !files.has(name))).toEqual([]);
  for (const name of ["service-worker.js", "panel.html", "content.js", "icon-128.png"]) expect(names).toContain(name);
});
