import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Download } from "../downloads/download.ts";
import { testApp } from "../../testing/test-app.ts";
import { startService } from "../../testing/test-service.ts";
import { freePort } from "../../testing/free-port.ts";

const bytes = Buffer.from("a package");
const digest = createHash("sha256").update(bytes).digest();
const name = "rewrite-service-mcp-1.2.3-0123456789ab.tgz";
const plainName = "rewrite-service-mcp.tgz";
const one: Download = { name, plainName, meaning: "The MCP server.", mediaType: "application/gzip", bytes, digest };
const downloads = { list: () => [one], program: () => `http://localhost:8787/downloads/${name}` };
const get = (path: string, headers: Record<string, string> = {}) =>
  testApp({ downloads }).app.request(path, { headers });

test("a file under its full name may be kept by caches, and carries its checksum", async () => {
  const response = await get(`/downloads/${name}`);
  expect([response.status, Buffer.from(await response.arrayBuffer()).toString()]).toEqual([200, "a package"]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/gzip",
    "cache-control": "public, max-age=31536000, immutable",
    etag: `"${digest.toString("hex")}"`,
    "repr-digest": `sha-256=:${digest.toString("base64")}:`,
    "content-length": "9",
  });
  expect((await get(`/downloads/${name}`, { "if-none-match": `"${digest.toString("hex")}"` })).status).toBe(304);
  expect(await (await get("/downloads/checksums.txt")).text()).toBe(`${digest.toString("hex")}  ${name}\n`);
});

test.each([plainName, "rewrite-service-mcp-1.0.0-ffffffffffff.tgz"])("%s leads to the newest", async (asked) => {
  const response = await get(`/downloads/${asked}`);
  expect([response.status, response.headers.get("location")]).toEqual([302, `/downloads/${name}`]);
  expect(response.headers.get("cache-control")).toBe("no-cache");
});

test.each(["other.tgz", "rewrite-service-mcp.zip", "rewrite-service-mcp-1.0.0-xyz.tgz", "..%2Fpackage.json"])(
  "%s is not there",
  async (asked) => expect((await get(`/downloads/${asked}`)).status).toBe(404),
);

test("the page shows the lines to copy, and says what to do where nothing is built", async () => {
  const page = await (await get("/downloads")).text();
  for (const part of [`npx -y http://localhost:8787/downloads/${name} login`, digest.toString("hex"), plainName]) {
    expect(page).toContain(part);
  }
  const archive = { ...one, name: "rewrite-service-extension-1.2.3-0123456789ab.zip" };
  const extension = { ...archive, plainName: "rewrite-service-extension.zip" };
  const both = testApp({ downloads: { ...downloads, list: () => [one, extension] } });
  const withExtension = await (await both.app.request("/downloads")).text();
  for (const part of ["Load unpacked", `href="/downloads/${archive.name}"`, "If\nChrome asks for access"]) {
    expect([withExtension.includes(part), page.includes(part)]).toEqual([true, false]);
  }
  const bare = await testApp().app.request("/downloads");
  expect(await bare.text()).toContain("npm run build");
});

/** A folder with nothing in it, in which `npx -y <address>` runs on the Node of the machine, without a registry. */
const emptyFolder = () => {
  const home = mkdtempSync(join(tmpdir(), "rewrite-npx-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const env = {
    PATH: process.env["PATH"]
      ?.split(":")
      .filter((folder) => !folder.includes("node_modules"))
      .join(":"),
    HOME: home,
    CI: "1",
    npm_config_cache: join(home, "cache"),
    npm_config_registry: "http://127.0.0.1:9",
    npm_config_update_notifier: "false",
  };
  const npx = (address: string, ...argv: string[]): ChildProcess & { said: () => string } => {
    const child = spawn("npx", ["-y", address, ...argv], { cwd: home, env });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += String(chunk)));
    return Object.assign(child, { said: () => said });
  };
  return npx;
};

test("from an empty folder, without a registry: npx starts this server's copy, which signs in and rewrites", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = await startService("sqlite::memory:", { PORT: String(port), APP_URL: url });
  const address = ((await (await fetch(`${url}/downloads`)).text()).match(/npx -y (\S+) login/) ?? [])[1] as string;
  expect(address).toMatch(new RegExp(`^${url}/downloads/rewrite-service-mcp-[\\d.]+-[0-9a-f]{12}\\.tgz$`));
  const npx = emptyFolder();

  const client = npx(address);
  const ask = async (id: number, method: string, params: object): Promise<string> => {
    client.stdin?.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    await expect.poll(client.said, { interval: 20 }).toContain(`"id":${id},`);
    return (
      client
        .said()
        .split("\n")
        .find((line) => line.includes(`"id":${id},`)) ?? ""
    );
  };
  const call = (id: number, tool: string, given: object) => ask(id, "tools/call", { name: tool, arguments: given });
  const draft = { text: "The p95 went from 840 ms to 310 ms on Tuesday.", register: "slack" };
  expect(await ask(1, "initialize", { protocolVersion: "2025-11-25", capabilities: {} })).toContain("serverInfo");
  expect(await call(2, "check_tells", { text: "We leverage synergies." })).toContain("3 words");
  expect(await call(3, "rewrite", draft)).toContain(`npx -y ${address} login`);

  const login = npx(address, "login");
  await expect.poll(login.said, { interval: 20 }).toMatch(/[A-Z]{4}-[A-Z]{4}/);
  const ada = await service.signUp();
  const code = /\b[A-Z]{4}-[A-Z]{4}\b/.exec(login.said())?.[0];
  await ada.as("POST", "/api/device/approval", { user_code: code, action: "approve" });
  expect(await new Promise((done) => login.on("close", done))).toBe(0);
  expect(login.said()).toContain(ada.email);
  // The program that was running all along reads the new key at the next call.
  expect(await call(4, "rewrite", draft)).toContain("310 ms");
  client.stdin?.end();
  expect(await new Promise((done) => client.on("close", done))).toBe(0);
});
