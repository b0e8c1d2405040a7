// `npm run bench -- mutants [--count 100] [--seed N] [--only PATH] [--budget 240] [--minutes 600]`: how many of a random
// sample of small wrong changes the tests notice. Each is shown to the tests that run its place, as many as took --budget
// seconds of processor time without a change. After --minutes no further one is tried. Works in a copy in the temporary
// folder; browser journeys are not part of it.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { randomOf, shuffle } from "../packages/text/train/likelihood/random.ts";
import { copyTree } from "./mutants/copy.ts";
import { mutantsOf } from "./mutants/operators.ts";
import { sourcesIn } from "./mutants/related.ts";
import { openTrial, type Outcome } from "./mutants/trial.ts";

const FOLDERS = [
  "apps/server/src",
  "apps/web/src",
  "packages/contract/src",
  "packages/client/src",
  "packages/review/src",
  "packages/mcp/src",
];
/** Tests, what only tests use, catalogues of words, SQL. */
const LEFT_OUT = /\.test|-suite\.|\/testing\/|-stand|stand-in|-process\.|\/words(?:\/|\.ts)|\/migrations\//;

const shown = (text: string): string => {
  const line = text.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

interface Sample {
  count: number;
  seed: number;
  /** The beginning of the paths whose files are changed. */
  only: string;
  /** Seconds of processor time of the tests that one mutant is shown to; five run side by side. */
  budget: number;
  minutes: number;
}

/** Of the mutants that are drawn some do not compile, so more than are counted have to be known. */
const DRAWN_PER_COUNTED = 2;

/** Takes mutants in the seed's order until `count` of them compiled, and prints every one that no test noticed. */
const measure = async (copy: string, { count, seed, only, budget, minutes }: Sample): Promise<void> => {
  const endsAt = performance.now() + 60_000 * minutes;
  const sources = ["apps", "packages"].flatMap((folder) => sourcesIn(copy, folder));
  const every = sources
    .filter((path) => FOLDERS.some((folder) => path.startsWith(folder)) && !LEFT_OUT.test(path))
    .filter((path) => path.startsWith(only))
    .flatMap((file) => mutantsOf(file, readFileSync(join(copy, file), "utf8")));
  const mutants = shuffle(every, randomOf(seed)).slice(0, DRAWN_PER_COUNTED * count);
  const { tryOne, close } = await openTrial(copy, mutants, { sources, budgetMs: 1_000 * budget });
  const counts = new Map<string, { noticed: number; of: number }>();
  const outcomes: Outcome[] = [];
  let tried = 0;
  for (const mutant of mutants) {
    if (tried === count || performance.now() > endsAt) break;
    const startedAt = performance.now();
    const outcome = await tryOne(mutant);
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    process.stderr.write(`${tried} of ${count}, ${seconds} s: ${outcome}, ${mutant.file}:${mutant.line}\n`);
    outcomes.push(outcome);
    if (outcome === "does not compile") continue;
    tried += 1;
    const noticed = outcome === "noticed" || outcome === "out of time";
    const part = mutant.file.split("/", 2).join("/");
    const { noticed: before, of } = counts.get(part) ?? { noticed: 0, of: 0 };
    counts.set(part, { noticed: before + (noticed ? 1 : 0), of: of + 1 });
    if (!noticed)
      console.log(`${outcome}: ${mutant.file}:${mutant.line}  ${shown(mutant.before)} → ${shown(mutant.after)}`);
  }
  for (const test of await close())
    console.log(`fails now without any change, so what it noticed is in doubt: ${test}`);
  const number = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length;
  const noticed = number("noticed") + number("out of time");
  console.log(`\nseed ${seed}: ${noticed} of ${tried} noticed, ${Math.round((100 * noticed) / tried)} %`);
  for (const [part, { noticed: some, of }] of counts) console.log(`  ${part} ${some} of ${of}`);
  console.log(`${number("out of time")} of them by the time limit; ${number("does not compile")} more do not compile`);
};

export const run = async (args: readonly string[]): Promise<void> => {
  const started = performance.now();
  const options = {
    count: { type: "string", default: "100" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    only: { type: "string", default: "" },
    budget: { type: "string", default: "240" },
    minutes: { type: "string", default: "600" },
  } as const;
  const { count, seed, only, budget, minutes } = parseArgs({ args: [...args], options }).values;
  const copy = copyTree();
  // Also after an interrupt: nothing is left behind.
  process.once("exit", () => rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
  const sample = { count: Number(count), seed: Number(seed), budget: Number(budget), minutes: Number(minutes) };
  await measure(copy, { ...sample, only });
  console.log(`${Math.round((performance.now() - started) / 60_000)} minutes`);
};
