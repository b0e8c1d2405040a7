import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stripTypeScriptTypes } from "node:module";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { startService } from "../../testing/test-service.ts";
import { callExamples, type CallExample } from "./call-examples.ts";
import { freePort } from "../../testing/free-port.ts";

/** The first Python of the machine that has `requests`, by its own path. */
const python = ["/usr/bin/python3", "python3"]
  .map((name) => spawnSync(name, ["-c", "import requests, sys; print(sys.executable)"], { encoding: "utf8" }))
  .find(({ status }) => status === 0)
  ?.stdout.trim();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rewrite-examples-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A server at its own address, a key of somebody's there, and the examples as they are shown. */
const open = async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = await startService("sqlite::memory:", { PORT: String(port), APP_URL: url });
  const ada = await service.signUp();
  const key = String((await ada.as("POST", "/api/keys", { name: "examples" })).body["key"]);
  const example = (language: CallExample["language"]): string =>
    callExamples(url).find((candidate) => candidate.language === language)?.code ?? "";
  return { url, key, example };
};

/** Runs a program with the machine's own tools. @returns its exit code and output. */
const run = async (command: string, args: string[], key: string) => {
  const PATH = (process.env["PATH"] ?? "")
    .split(":")
    .filter((part) => !part.includes("node_modules"))
    .join(":");
  const env = {
    PATH,
    HOME: folder,
    SERVICE_API_KEY: key,
    npm_config_update_notifier: "false",
    npm_config_registry: "http://127.0.0.1:9",
  };
  const child = spawn(command, args, { cwd: folder, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += String(chunk)));
  const code = await new Promise<number | null>((done) => child.on("close", done));
  return { code, said };
};

const FACTS = ["840 ms", "310 ms", "PR 4471"];

describe("a program that calls this server", () => {
  test("is shown alike on the page and in the documents", async () => {
    const page = await (await testApp().app.request("/docs")).text();
    const document = readFileSync("docs/calling.md", "utf8");
    for (const { fence, code } of callExamples("https://your-server")) {
      expect(document).toContain(`\`\`\`${fence}\n${code}\n\`\`\``);
    }
    for (const { language } of callExamples("http://localhost:8787")) expect(page).toContain(`<h3>${language}</h3>`);
  });

  test("in a shell", async () => {
    const { key, example } = await open();
    const { code, said } = await run("sh", ["-c", example("Shell")], key);
    expect(code).toBe(0);
    expect(said).toContain('"type":"done"');
    const whole = JSON.parse(said.slice(said.indexOf('{"text"'))) as { text: string; usage: object };
    for (const fact of FACTS) expect(whole.text).toContain(fact);
  });

  test.skipIf(python === undefined)("in Python", async () => {
    const { key, example } = await open();
    writeFileSync(join(folder, "call.py"), example("Python"));
    const { code, said } = await run(python as string, ["call.py"], key);
    expect([code, said]).toEqual([0, expect.stringContaining("310 ms")]);
    expect(said.match(/PR 4471/g)).toHaveLength(2);
  });

  test("in TypeScript, on the Node of the machine, with the client that the server gives away", async () => {
    const { url, key, example } = await open();
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    const install = ["install", "--no-audit", "--no-fund", `${url}/downloads/rewrite-service-client.tgz`];
    expect(await run("npm", install, key)).toMatchObject({ code: 0 });
    writeFileSync(join(folder, "call.ts"), example("TypeScript"));
    // The types are right as they are, without those of the repository.
    const types = [
      "--noEmit",
      "--strict",
      "--module",
      "nodenext",
      "--target",
      "es2022",
      "--lib",
      "es2022",
      "--types",
      "node",
    ];
    const roots = [
      "--typeRoots",
      resolve("node_modules/@types"),
      "--skipLibCheck",
      "false",
      "--exactOptionalPropertyTypes",
    ];
    const compiler = resolve("node_modules/typescript/bin/tsc");
    const checked = await run(process.execPath, [compiler, ...types, ...roots, join(folder, "call.ts")], key);
    expect([checked.code, checked.said]).toEqual([0, ""]);
    writeFileSync(join(folder, "call.mjs"), stripTypeScriptTypes(example("TypeScript")));
    const { code, said } = await run("node", ["call.mjs"], key);
    expect([code, said]).toEqual([0, expect.stringContaining("allowance") as string]);
    expect(said.match(/PR 4471/g)).toHaveLength(2);
    expect(await run("node", ["call.mjs"], "svc_wrong")).toMatchObject({
      code: 1,
      said: expect.stringContaining("invalid_key") as string,
    });
    const module = readFileSync(join(folder, "node_modules/rewrite-service-client/dist/index.js"), "utf8");
    expect(module).not.toMatch(/\bnode:|\bprocess\.|\bBuffer\b|\brequire\(|^import /m);
  });
});
