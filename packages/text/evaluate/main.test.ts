import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "evaluate-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const evaluate = (task: string, input: string, from: "file" | "gz" | "stdin") => {
  const path = from === "stdin" ? "-" : join(folder, `in.jsonl${from === "gz" ? ".gz" : ""}`);
  if (path !== "-") writeFileSync(path, from === "gz" ? gzipSync(input) : input);
  const out = from === "stdin" ? "-" : join(folder, "out.jsonl");
  const ended = spawnSync(process.execPath, [main, task, path, out], { input, encoding: "utf8", timeout: 60_000 });
  const written = out === "-" ? ended.stdout : readFileSync(out, "utf8");
  const rows = written.split("\n").filter((line) => line !== "");
  return {
    code: ended.status,
    said: ended.stderr,
    rows: rows.map((row) => JSON.parse(row) as Record<string, unknown>),
  };
};

const lines = [
  '\uFEFF{"id":"first","text":"Ana paid 12 on Monday."}\r',
  '{"id":"separators","text":"one\u2028two\u2029three"}',
  "",
  '{"id":"empty","text":""}',
  "{no",
  '{"id":"none"}',
  '{"id":"lone","text":"a \\ud83d b"}',
];

test.each(["file", "gz", "stdin"] as const)("one row comes out for each row in, with its id, from %s", (from) => {
  const { code, rows } = evaluate("tells", lines.join("\n"), from);
  expect(rows.map(({ id }) => id)).toEqual(["first", "separators", "empty", null, "none", "lone"]);
  expect(rows.map((row) => row["error"])).toEqual([
    undefined,
    undefined,
    undefined,
    "line 5 is not JSON",
    "line 6: text is not a string",
    undefined,
  ]);
  expect(code).toBe(1);
});

test("a text is checked for its register", () => {
  const text = "Three wins:\n🔧 Pumps fixed\n📦 Stock counted\n🚚 Vans washed";
  const input = ["linkedin", "slack"].map((register) => JSON.stringify({ id: register, register, text })).join("\n");
  expect(evaluate("tells", input, "file").rows.map(({ findings }) => (findings as unknown[]).length)).toEqual([1, 0]);
});

test("tells are counted by label", () => {
  const of = (label: string, text: string) => JSON.stringify({ id: label, label, text });
  const { said } = evaluate(
    "tells",
    `${of("ai", "We delve into it daily.")}\n${of("human", "We look at it.")}`,
    "file",
  );
  expect(said).toContain("ai: 1 texts, 5 words, findings per 1,000 words 200.00 (ornate-words 200.00)");
  expect(said).toContain("human: 1 texts, 4 words, findings per 1,000 words 0.00");
});

test("a comparison marks what changed on both sides, and good rows alone end with 0", () => {
  const { code, rows } = evaluate("compare", '{"id":1,"before":"Ana paid 12.","after":"Ana paid 13."}', "file");
  expect(rows).toMatchObject([{ id: 1, flag: true }]);
  expect(code).toBe(0);
});

test("a file that is not there, or is cut off, ends with 2 and a sentence", () => {
  const cut = join(folder, "cut.jsonl.gz");
  writeFileSync(cut, gzipSync(lines.join("\n")).subarray(0, 40));
  for (const path of [cut, join(folder, "nothing.jsonl")]) {
    const { status, stderr } = spawnSync(process.execPath, [main, "tells", path, "-"], { encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  }
});
