import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { HumanizeRequest, MODES, REGISTERS } from "@rewrite-service/contract";
import { extractFacts, isHard } from "@rewrite-service/text";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { sendChat, startStandIn } from "../src/testing/http-stand-in.ts";
import { startProviderProcess } from "../src/testing/processes.ts";
import type { ModelRow } from "./model-row.ts";
import { evaluateModel } from "./model.ts";

const folder = mkdtempSync(join(tmpdir(), "rewrite-service-model-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileAt = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const linesOf = (path: string): Record<string, unknown>[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const rowsOf = (path: string) => linesOf(path) as unknown as ModelRow[];

const evaluate = async (args: readonly string[], env: Record<string, string>) => {
  let [out, err] = ["", ""];
  const status = await evaluateModel(args, {
    env,
    out: (text) => void (out += `${text}\n`),
    err: (text) => void (err += `${text}\n`),
  });
  return { status, out, err };
};

let files = 0;
const setOf = (texts: readonly string[]): { set: string; out: string } => {
  const set = join(folder, `${(files += 1)}.jsonl`);
  writeFileSync(set, texts.map((text, id) => JSON.stringify({ id: `d${id}`, text, register: "slack" })).join("\n"));
  return { set, out: `${set}.out` };
};
const compatible = (url: string) => ({ PROVIDER: "openai-compatible", PROVIDER_BASE_URL: url, MODEL_STANDARD: "m" });

test("the work drafts are 80 requests of every kind and mode, dense with facts", () => {
  const rows = linesOf(fileAt("work-drafts.jsonl"));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(80);
  expect(new Set(rows.map(({ text }) => text)).size).toBe(80);
  const pairs = new Map<string, number>();
  for (const { id: _, ...row } of rows) {
    const { text, register, mode } = HumanizeRequest.parse(row);
    const pair = `${register} ${mode}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    expect([text, extractFacts(text).filter(isHard).length]).toEqual([text, expect.toSatisfy((facts) => facts >= 4)]);
  }
  expect([...pairs.values()]).toEqual(Array.from({ length: REGISTERS.length * MODES.length }, () => 5));
});

const OPEN = "The van leaves at 7:45 with 12 boxes.";

test("each draft is finished, repaired, stopped or failed, and a second run asks again only where the provider failed", async () => {
  const first = new Map<string, number>();
  let [broken, asked] = [true, 0];
  const model = await startStandIn(({ body }, response) => {
    asked += 1;
    const draft = /Draft (\w+)/.exec(body)?.[1] ?? "";
    const call = (first.get(draft) ?? 0) + 1;
    first.set(draft, call);
    if (draft === "fails" && broken) response.writeHead(401).end();
    else if (draft === "repairs" && call === 1) sendChat(response, ["It costs $99.\n"]);
    else if (draft === "invents") sendChat(response, ["It costs $99 in all.\n"]);
    else sendChat(response, [`Draft ${draft}. `, OPEN]);
  });
  onTestFinished(async () => void (await model.close()));
  const { set, out } = setOf(["whole", "repairs", "invents", "fails"].map((kind) => `Draft ${kind}. ${OPEN}`));
  const env = compatible(model.url);
  const before = await evaluate([set, out, "--price-in", "1", "--price-out", "2"], env);
  expect(before.status).toBe(1);
  expect(before.err).toMatch(/4 drafts go to m; 0 are in the file already\. About 4 calls, at most 12/);
  expect(before.err).toMatch(/That is about \$0\.0\d+, at most \$0\.0\d+ before thoughts/);
  expect(before.out).toMatch(
    /finished at once +1\n +repaired +1 \(fact 1\)\n +stopped +1 \(the gate stopped: invented, money 1\)/,
  );
  expect(before.out).toMatch(/provider failed +1 \(the provider answered 401 1\)/);
  const whole = rowsOf(out).find(({ id }) => id === "d0");
  expect(whole).toMatchObject({
    model: "m",
    text: `Draft whole. ${OPEN}`,
    repairs: 0,
    tokens: { input: 12, output: 2 },
  });
  expect(typeof whole?.firstByteMs).toBe("number");
  expect(rowsOf(out).find(({ id }) => id === "d2")?.text).not.toContain("99");
  // A run that was killed leaves half a line.
  appendFileSync(out, '{"id":"d9","mod');
  [broken, asked] = [false, 0];
  const after = await evaluate([set, out], env);
  expect([after.status, asked]).toEqual([0, 1]);
  expect(after.err).toContain("1 drafts go to m; 3 are in the file already.");
  expect(after.out).toContain("m: 4 drafts\n  finished at once   2");
});

test("a real model server: limits hold, the run goes on, and a second model adds its rows", async () => {
  const provider = await startProviderProcess();
  onTestFinished(async () => void (await provider.stop()));
  const { set, out } = setOf(["one", "two", "three"].map((word) => `Number ${word}. ${OPEN}`));
  const env = compatible(`${provider.url}/v1`);
  const limited = await evaluate([set, out, "--calls-max", "4"], env);
  expect([limited.status, rowsOf(out).length]).toEqual([1, 2]);
  expect(limited.err).toContain("Stopped at the limit with 1 drafts left; the same line goes on.");
  const prices = ["--price-in", "1", "--price-out", "1"];
  expect((await evaluate([set, out, ...prices, "--cost-max", "0.000001"], env)).status).toBe(1);
  expect(rowsOf(out)).toHaveLength(2);
  expect((await evaluate([set, out], { ...env, MODEL_STANDARD: "other" })).status).toBe(0);
  expect((await evaluate([set, out], env)).out).toMatch(/^m: 3 drafts[\s\S]*\nother: 3 drafts/);
  expect(rowsOf(out)).toHaveLength(6);
});

test("a wrong call, a provider that is down and no model end in a sentence", async () => {
  const { set, out } = setOf(Array.from({ length: 8 }, (_, at) => `Number ${at}. ${OPEN}`));
  expect(await evaluate([set], {})).toMatchObject({ status: 2, err: expect.stringMatching(/^usage:/) });
  expect(await evaluate([set, out, "--cost-max", "1"], {})).toMatchObject({
    status: 2,
    err: expect.stringMatching(/needs/),
  });
  expect(await evaluate([set, out], {})).toMatchObject({ status: 2, err: expect.stringMatching(/Set PROVIDER/) });
  const down = await evaluate([set, out], compatible("http://127.0.0.1:9/v1"));
  expect(down).toMatchObject({
    status: 1,
    err: expect.stringMatching(/Stopped after 5 failures in a row with 3 drafts left/),
  });
});
