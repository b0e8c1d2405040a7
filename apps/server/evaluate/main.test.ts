import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

const evaluate = (task: string, rows: readonly object[]): Record<string, unknown>[] => {
  const input = rows.map((row) => JSON.stringify(row)).join("\n");
  const { stdout } = spawnSync(process.execPath, [main, task, "-", "-"], { input, encoding: "utf8", timeout: 60_000 });
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};

const draft = 'Ana paid $310 on 3 May. She said "never again" to us.';

test("the prompt of a row holds its draft, masked, and refuses a register that does not exist", () => {
  const rows = [
    { id: "plain", text: draft, register: "slack" },
    {
      id: "voice",
      text: draft,
      mode: "closer",
      previousRewrite: "Ana paid.",
      voice: { samples: ["Hiya Jo,\nfine.\nR."] },
    },
    { id: "none", text: draft, register: "fax" },
  ];
  const [plain, voice, none] = evaluate("prompt", rows);
  expect(JSON.stringify(plain?.["messages"])).toContain("Ana paid $310 on 3 May. She said [[SPAN-1]]");
  expect(JSON.stringify(voice?.["messages"])).toContain("previous_rewrite");
  expect(none).toEqual({ id: "none", error: "line 3: register is unknown" });
});

test("a pair becomes the judge's messages, and a recorded answer of the judge is held against it", () => {
  const pair = { before: "We hope to ship.", after: "We will ship." };
  const [asked, broken] = evaluate("verify-prompt", [
    { id: "p", ...pair },
    { id: "q", before: 1 },
  ]);
  expect(JSON.stringify(asked?.["messages"])).toContain("[B1] We hope to ship.");
  expect(broken).toEqual({ id: "q", error: "line 2: before is not a string" });
  const finding = { why: "Firmer.", type: "certainty", before: "We hope", after: "We will" };
  const rows = [JSON.stringify({ findings: [finding] }), "no", undefined].map((answer, id) => ({
    id,
    ...pair,
    answer,
  }));
  expect(evaluate("verify", rows)).toEqual([
    { id: 0, verified: true, findings: [finding], withdrawn: [] },
    { id: 1, verified: false, findings: [], withdrawn: [] },
    { id: 2, error: "line 3: answer is missing and no model is configured: record answers, or set PROVIDER" },
  ]);
});

test("a recorded answer passes the gate or is stopped, whatever its pieces", () => {
  const faithful = 'On 3 May Ana paid $310. She told us "never again".';
  // A model that sees the placeholder alone sets no stop inside the quotation.
  const american = faithful.replace('again".', 'again."');
  const answers = [faithful, american, faithful.replace("310", "320"), faithful.replace('"never again"', "no")];
  const rows = answers.flatMap((answer, index) =>
    [1, 7, 1000].map((chunk) => ({ id: `${index}/${chunk}`, text: draft, answer, chunk })),
  );
  const out = evaluate("gate", rows);
  expect(out.map(({ outcome }) => outcome)).toEqual([
    ...Array<string>(6).fill("done"),
    ...Array<string>(6).fill("stopped"),
  ]);
  expect(out.slice(0, 6).map(({ text }) => text)).toEqual(Array<string>(6).fill(faithful));
  expect(out.some(({ late }) => late !== false)).toBe(false);
});

test("an invention that was passed on before it was seen is told from one that the model could correct", () => {
  // The gate waits for no comment of this length.
  const answer = `We wait thir<!-- ${"so ".repeat(1_000)}-->teen days.`;
  const rows = [7, 100_000].map((chunk) => ({ id: chunk, text: "We wait.", answer, chunk }));
  expect(evaluate("gate", rows).map(({ outcome, late }) => [outcome, late])).toEqual([
    ["stopped", true],
    ["stopped", false],
  ]);
});
