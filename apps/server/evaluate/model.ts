// npm run -s evaluate -- model SET.jsonl OUT.jsonl [--calls-max N] [--price-in $] [--price-out $] [--cost-max $]
// Sends every draft of SET through the configured provider and the real gate, one after another, and says of each model in
// OUT how it did. Prices are dollars for a million tokens. What OUT holds already is not asked again, so a run that was
// ended goes on where it was; another MODEL_STANDARD adds its rows to the same file.
import { appendFileSync, existsSync, readFileSync, truncateSync } from "node:fs";
import { parseArgs } from "node:util";
import { readLines } from "../../../packages/text/evaluate/read-lines.ts";
import { parseConfig } from "../src/config/config.ts";
import { ConfigError, type Environment } from "../src/config/environment.ts";
import type { Brief } from "../src/providers/brief.ts";
import { createProvider } from "../src/providers/registry.ts";
import { systemClock } from "../src/runtime/clock.ts";
import { createLog } from "../src/runtime/log.ts";
import { briefOfRow } from "./brief-of-row.ts";
import { CALLS_MAX, rewriteRow, sizeOf, type ModelRow } from "./model-row.ts";
import { dollars, summaryOf, type Prices } from "./model-summary.ts";

/** Where it reads its settings and says what it does: `out` for the figures, `err` for the way there. */
export interface Terminal {
  env: Environment;
  out(text: string): void;
  err(text: string): void;
}

interface Limits {
  callsMax: number;
  costMax: number;
  prices: Prices | null;
}

const USAGE =
  "usage: npm run -s evaluate -- model SET.jsonl OUT.jsonl [--calls-max N] [--price-in $] [--price-out $] [--cost-max $]";

/** A provider that fails so often in a row will fail again. */
const FAILURES_MAX = 5;

/** A wrong call or a file that cannot be used; told in one sentence. */
class Refusal extends Error {}

const numberOf = (name: string, value: string | undefined): number | null => {
  if (value === undefined) return null;
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number) || number < 0) throw new Refusal(`--${name} takes a number.`);
  return number;
};

const readArguments = (args: readonly string[]): { set: string; out: string; limits: Limits } => {
  const text = { type: "string" } as const;
  const options = { "calls-max": text, "price-in": text, "price-out": text, "cost-max": text };
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new Refusal(USAGE);
  }
  const [set, out, more] = parsed.positionals;
  if (set === undefined || out === undefined || out === "-" || more !== undefined) throw new Refusal(USAGE);
  const of = (name: keyof typeof options): number | null => numberOf(name, parsed.values[name]);
  const [input, output, costMax] = [of("price-in"), of("price-out"), of("cost-max")];
  if ((input === null) !== (output === null)) throw new Refusal("--price-in and --price-out belong together.");
  const prices = input === null || output === null ? null : { input, output };
  if (costMax !== null && prices === null) throw new Refusal("--cost-max needs --price-in and --price-out.");
  const callsMax = of("calls-max") ?? Number.POSITIVE_INFINITY;
  return { set, out, limits: { callsMax, costMax: costMax ?? Number.POSITIVE_INFINITY, prices } };
};

const readSet = async (path: string): Promise<Map<string, Brief>> => {
  const briefs = new Map<string, Brief>();
  for await (const line of readLines(path)) {
    if (line.trim() === "") continue;
    const row = JSON.parse(line) as Record<string, unknown>;
    const { id } = row;
    briefs.set(typeof id === "string" || typeof id === "number" ? `${id}` : `${briefs.size + 1}`, briefOfRow(row));
  }
  return briefs;
};

/** The rows that OUT holds; a last line that was cut off goes. */
const readRows = (path: string): ModelRow[] => {
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const whole = bytes.lastIndexOf("\n") + 1;
  if (whole < bytes.length) truncateSync(path, whole);
  const lines = bytes.subarray(0, whole).toString("utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as ModelRow);
};

/** The last row of each model and draft: one that the provider failed is asked again. */
const latest = (rows: readonly ModelRow[]): ModelRow[] => [
  ...new Map(rows.map((row) => [`${row.model}\n${row.id}`, row])).values(),
];

const money = (amount: number): string => `$${amount.toFixed(4)}`;

const announce = (
  terminal: Terminal,
  briefs: readonly Brief[],
  model: string,
  done: number,
  { callsMax, costMax, prices }: Limits,
): void => {
  const sizes = briefs.map(sizeOf);
  const total = (of: (size: { input: number; output: number; cap: number }) => number): number =>
    sizes.reduce((sum, size) => sum + of(size), 0);
  const likely = { input: total(({ input }) => input), output: total(({ output }) => output) };
  const most = { input: CALLS_MAX * likely.input, output: CALLS_MAX * total(({ cap }) => cap) };
  terminal.err(
    `${briefs.length} drafts go to ${model}; ${done} are in the file already. About ${briefs.length} calls, at most ${Math.min(callsMax, CALLS_MAX * briefs.length)} (failed ones that are tried again aside): some ${likely.input} tokens in and ${likely.output} out, thoughts aside.`,
  );
  if (prices !== null) {
    const bound = Math.min(costMax, dollars(most, prices));
    terminal.err(`That is about ${money(dollars(likely, prices))}, at most ${money(bound)} before thoughts.`);
  }
};

const openProvider = (env: Environment) => {
  const { model } = parseConfig(env);
  if (model.provider === "builtin") throw new Refusal("Set PROVIDER: the built-in engine is evaluated by `engine`.");
  const configured = createProvider({
    // One model is judged here: none may stand in for it.
    model: { ...model, fallbacks: [] },
    clock: systemClock,
    log: createLog({ level: "silent" }),
    builtinAnswer: ({ text }) => ({ text, notes: [] }),
    called: () => undefined,
  });
  return { model: model.standard, configured };
};

const run = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { set, out, limits } = readArguments(args);
  const briefs = await readSet(set);
  const { model, configured } = openProvider(terminal.env);
  const before = latest(readRows(out)).filter((row) => row.outcome !== "failed");
  const known = new Set(before.filter((row) => row.model === model).map(({ id }) => id));
  const open = [...briefs].filter(([id]) => !known.has(id));
  announce(
    terminal,
    open.map(([, brief]) => brief),
    model,
    known.size,
    limits,
  );
  let [calls, cost, asked, failures] = [0, 0, 0, 0];
  try {
    for (const [id, brief] of open) {
      const { input, cap } = sizeOf(brief);
      const worst = limits.prices === null ? 0 : CALLS_MAX * dollars({ input, output: cap }, limits.prices);
      if (calls + CALLS_MAX > limits.callsMax || cost + worst > limits.costMax || failures === FAILURES_MAX) break;
      const row = await rewriteRow(id, model, brief, configured.open().provider);
      appendFileSync(out, `${JSON.stringify(row)}\n`);
      calls += 1 + row.repairs;
      asked += 1;
      failures = row.outcome === "failed" ? failures + 1 : 0;
      if (limits.prices !== null) cost += dollars(row.tokens, limits.prices);
      terminal.err(`${asked}/${open.length} ${id}: ${row.outcome}${row.why === null ? "" : ` (${row.why})`}`);
    }
  } finally {
    await configured.close();
  }
  if (asked < open.length) {
    const why = failures === FAILURES_MAX ? `after ${FAILURES_MAX} failures in a row` : "at the limit";
    terminal.err(`Stopped ${why} with ${open.length - asked} drafts left; the same line goes on.`);
  }
  const rows = latest(readRows(out)).filter(({ id }) => briefs.has(id));
  for (const name of new Set(rows.map((row) => row.model))) {
    const own = rows.filter((row) => row.model === name);
    terminal.out(summaryOf(name, own, briefs, name === model ? limits.prices : null));
  }
  return asked < open.length || rows.some((row) => row.model === model && row.outcome === "failed") ? 1 : 0;
};

/** @returns 0 where every draft has its row; 1 where some are left or failed; 2 for a wrong call. */
export const evaluateModel = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    return await run(args, terminal);
  } catch (error) {
    const known = error instanceof Refusal || error instanceof ConfigError || error instanceof SyntaxError;
    terminal.err(error instanceof Error && (known || "code" in error) ? error.message : String(error));
    return 2;
  }
};
