// `npm run bench -- mutants [--count 100] [--seed N] [--only PATH] [--budget 240]`: how many of a random sample of small
// wrong changes the tests notice. Each is shown to the tests that run its place, as many as took --budget seconds without
// a change. Works in a copy in the temporary folder; browser journeys are not part of it.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { randomOf, shuffle } from "../packages/text/train/likelihood/random.ts";
import { buildAll, compiles, copyTree, startRunner } from "./mutants/copy.ts";
import { mutantsOf, type Mutant } from "./mutants/operators.ts";
import { putProbes } from "./mutants/probes.ts";
import { namersOf, sourcesIn, testsOf } from "./mutants/related.ts";
import type { Answer } from "./mutants/runner.ts";

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

/** After so many of them it is looked whether one has failed. */
const GROUP_MS = 12_000;
/** A group of tests that takes longer hangs: each single test has a minute. */
const LIMIT_MS = 150_000;

/** Of the tests of a group that failed, so many are looked at again. */
const FAILED_MAX = 3;

type Outcome = "does not compile" | "noticed" | "out of time" | "survived" | "no test";

const shown = (text: string): string => {
  const line = text.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

interface Sample {
  count: number;
  seed: number;
  /** The beginning of the paths whose files are changed. */
  only: string;
  /** Seconds of tests that one mutant is shown to; three run side by side. */
  budget: number;
}

/** Of the mutants that are drawn some do not compile, so more than are counted have to be known. */
const DRAWN_PER_COUNTED = 2;

const openTrial = async (copy: string, { count, seed, only, budget }: Sample) => {
  const sources = ["apps", "packages"].flatMap((folder) => sourcesIn(copy, folder));
  const files = sources.filter((path) => FOLDERS.some((folder) => path.startsWith(folder)) && !LEFT_OUT.test(path));
  const every = files
    .filter((path) => path.startsWith(only))
    .flatMap((file) => mutantsOf(file, readFileSync(join(copy, file), "utf8")));
  const mutants = shuffle(every, randomOf(seed)).slice(0, DRAWN_PER_COUNTED * count);
  const namers = namersOf(copy, sources);
  const all = [...new Set(mutants.flatMap(({ file }) => testsOf(file, namers)))];
  const ask = async (tests: readonly string[]): Promise<Answer> => {
    const answer = await runner.ask({ tests, changed: null }, 900_000);
    if (answer === null) throw new Error("The tests gave no answer without any change.");
    return answer;
  };
  const probes = putProbes(copy, mutants);
  buildAll(copy);
  let runner = await startRunner(copy);
  const usual = await ask(all);
  runner.end();
  const hits = probes.read();
  buildAll(copy);
  runner = await startRunner(copy);
  // A test of the sources themselves may fail of the probes.
  const { failed } = await ask(usual.failed);
  for (const test of failed) console.log(`left out, because it fails without any change: ${test}`);

  /** The tests that run the mutant's place, its file's own first, then the quickest; where others may run it unseen, those as well. */
  const testsFor = (mutant: Mutant): string[] => {
    const reaching = testsOf(mutant.file, namers);
    const seen = hits.get(mutant) ?? { tests: new Set<string>(), elsewhere: true };
    const own = mutant.file.replace(/\.tsx?$/, ".test.");
    const running = [...seen.tests].toSorted(
      (a, b) => Number(b.startsWith(own)) - Number(a.startsWith(own)) || (usual.took[a] ?? 0) - (usual.took[b] ?? 0),
    );
    return [...running, ...(seen.elsewhere ? reaching.filter((test) => !seen.tests.has(test)) : [])];
  };

  /** As many of the tests as fit, in groups that run one after another. */
  const groupsFor = (mutant: Mutant): string[][] => {
    const groups: string[][] = [[]];
    let [tookMs, groupMs] = [0, 0];
    for (const test of testsFor(mutant)) {
      const oneMs = usual.took[test] ?? 0;
      if (failed.includes(test) || (tookMs > 0 && tookMs + oneMs > 1_000 * budget)) continue;
      tookMs += oneMs;
      groupMs += oneMs;
      groups.at(-1)?.push(test);
      if (groupMs < GROUP_MS) continue;
      groups.push([]);
      groupMs = 0;
    }
    return groups.filter(({ length }) => length > 0);
  };

  const renew = async (): Promise<void> => {
    runner.end();
    runner = await startRunner(copy);
  };

  /** Whether a test fails now, with what the file holds; null when the runner is gone. */
  const fails = async (test: string, file: string): Promise<boolean | null> => {
    const answer = await runner.ask({ tests: [test], changed: file }, LIMIT_MS);
    return answer === null ? null : answer.failed.length > 0;
  };

  const outcomeOf = async (mutant: Mutant, put: (changed: boolean) => void): Promise<Outcome> => {
    const { file } = mutant;
    if (!(await compiles(copy, file))) return "does not compile";
    const groups = groupsFor(mutant);
    for (const tests of groups) {
      const answer = await runner.ask({ tests, changed: file }, LIMIT_MS);
      if (answer === null) return "out of time";
      for (const test of answer.failed.slice(0, FAILED_MAX)) {
        // Without the change it has to pass, and with it to fail again: a test that fails either way notices nothing.
        put(false);
        // What has failed may leave its process so that the next run fails as well.
        await renew();
        const usually = await fails(test, file);
        put(true);
        if (usually === null) return "out of time";
        if (!usually && (await fails(test, file)) !== false) return "noticed";
      }
    }
    return groups.length === 0 ? "no test" : "survived";
  };

  const tryOne = async (mutant: Mutant): Promise<Outcome> => {
    const { file, start, end, after } = mutant;
    const path = join(copy, file);
    const source = readFileSync(path, "utf8");
    const put = (changed: boolean): void => {
      writeFileSync(path, changed ? source.slice(0, start) + after + source.slice(end) : source);
      // Processes that tests start run the server as it is bundled.
      if (!file.startsWith("apps/web/"))
        execFileSync(process.execPath, ["scripts/build.mjs", "server"], { cwd: copy, stdio: "ignore" });
    };
    put(true);
    try {
      return await outcomeOf(mutant, put);
    } finally {
      put(false);
      if (runner.ended()) runner = await startRunner(copy);
    }
  };
  return { mutants, tryOne, close: () => runner.end() };
};

/** Takes mutants in the seed's order until `count` of them compiled, and prints every one that no test noticed. */
const measure = async (copy: string, sample: Sample): Promise<void> => {
  const { count, seed } = sample;
  const { mutants, tryOne, close } = await openTrial(copy, sample);
  const counts = new Map<string, { noticed: number; of: number }>();
  const outcomes: Outcome[] = [];
  let tried = 0;
  try {
    for (const mutant of mutants) {
      if (tried === count) break;
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
  } finally {
    close();
  }
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
  } as const;
  const { count, seed, only, budget } = parseArgs({ args: [...args], options }).values;
  const copy = copyTree();
  // Also after an interrupt: nothing is left behind.
  process.once("exit", () => rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
  await measure(copy, { count: Number(count), seed: Number(seed), only, budget: Number(budget) });
  console.log(`${Math.round((performance.now() - started) / 60_000)} minutes`);
};
