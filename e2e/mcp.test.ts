import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type { BrowserContext } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { chromiumPath, openContext } from "./browser.ts";
import { admin, startService, type RunningService } from "./service.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();
const program = resolve("packages/mcp/dist/rewrite-service-mcp.mjs");
const [email, password] = ["ana@example.com", "a long enough pass phrase"];
const draft = "Hi team, I hope this finds you well. The p95 went from 840 ms to 310 ms on Tuesday.";

/** What the answers of tools hold, as far as this journey looks at it. */
interface Told {
  text: string;
  left: number;
}

describe.skipIf(chromium === null)("From nothing to a rewrite through MCP clients, in Chromium", () => {
  let service: RunningService;
  let browser: BrowserContext;
  const home = mkdtempSync(join(tmpdir(), "rewrite-mcp-e2e-"));
  const environment = (): Record<string, string> => ({
    PATH: process.env["PATH"] ?? "",
    HOME: home,
    USERPROFILE: home,
    SERVICE_BASE_URL: service.url,
    CI: "1",
  });
  const run = (...argv: string[]) =>
    spawnSync(process.execPath, [program, ...argv], { env: environment(), encoding: "utf8" });

  test.beforeAll(async ({ sharedBrowser }) => {
    service = await startService();
    const user = ["user", "create", "--email", email, "--password", password];
    const created = admin(user, { DATA_DIR: service.dataDir });
    expect(created.status, created.stderr).toBe(0);
    browser = await openContext(sharedBrowser);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    rmSync(home, { recursive: true });
  });

  test("login waits for the approval in the browser, and stores a key that nobody sees", async () => {
    const login = spawn(process.execPath, [program, "login"], { env: environment() });
    let said = "";
    for (const stream of [login.stdout, login.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise<number | null>((done) => login.on("close", done));
    await expect.poll(() => /Open (\S+)/.exec(said)?.[1]).toBeTruthy();
    const link = /Open (\S+)/.exec(said)?.[1] as string;
    const page = await browser.newPage();
    await page.goto(link);
    await page.click("main a[href*=signin]");
    await page.fill("input[name=email]", email);
    await page.fill("input[name=password]", password);
    await page.click("button[type=submit]");
    await page.waitForSelector("dl");
    const boxes = await page.locator("main input").all();
    const letters = await Promise.all(boxes.map((box) => box.inputValue()));
    expect(letters.join("")).toBe(/\b([A-Z]{4}-[A-Z]{4})\b/.exec(said)?.[1]?.replace("-", ""));
    await page.click(`text=Approve as ${email}`);
    await page.waitForSelector("text=Done. Go back to");
    expect(await ended).toBe(0);
    expect(said).toContain(`Signed in as ${email}`);
    const stored = readFileSync(join(home, ".service", "config.json"), "utf8");
    expect(statSync(join(home, ".service", "config.json")).mode & 0o777).toBe(0o600);
    expect(said).not.toContain(/svc_\w+/.exec(stored)?.[0]);
  });

  test("status tells whose key it is and what is left", () => {
    const { status, stdout } = run("status");
    expect([status, stdout.includes(email), /of \d+ rewrites left/.test(stdout)]).toEqual([0, true, true]);
  });

  test("a rewrite over stdio and one over HTTP each cost what the website's costs", async () => {
    const key = /svc_\w+/.exec(readFileSync(join(home, ".service", "config.json"), "utf8"))?.[0] as string;
    const bearer = { authorization: `Bearer ${key}` };
    const left = async (): Promise<number> => {
      const answer = await fetch(`${service.url}/api/usage`, { headers: bearer });
      const { allowance } = (await answer.json()) as { allowance: { used: number; limit: number } };
      return allowance.limit - allowance.used;
    };
    const leftBefore = await left();
    const website = await fetch(`${service.url}/api/humanize`, {
      method: "POST",
      headers: { ...bearer, "content-type": "application/json" },
      body: JSON.stringify({ text: draft, register: "slack" }),
    });
    expect(await website.text()).toContain('"type":"done"');
    const cost = leftBefore - (await left());
    expect(cost).toBe(1);

    const local = new StdioClientTransport({ command: process.execPath, args: [program], env: environment() });
    const hosted = new StreamableHTTPClientTransport(new URL("/api/mcp", service.url), {
      requestInit: { headers: bearer },
    });
    for (const [index, transport] of [local, hosted].entries()) {
      const client = new Client({ name: "journey", version: "1" });
      await client.connect(transport);
      const answer = await client.callTool({ name: "rewrite", arguments: { text: draft, register: "slack" } });
      const told = answer.structuredContent as Told;
      for (const fact of ["840 ms", "310 ms", "Tuesday"]) expect(told.text).toContain(fact);
      const allowance = await client.callTool({ name: "get_allowance", arguments: {} });
      expect((allowance.structuredContent as Told).left).toBe(leftBefore - cost * (index + 2));
      await client.close();
    }
  });

  test("logout removes the key here and says that it stays valid", () => {
    expect(run("logout").stdout).toContain("It still works until you revoke it");
    expect(run("status").status).toBe(3);
  });
});
