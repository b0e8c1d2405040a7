// `npm run bench -- mutants [--count 100] [--seed N] [--only PATH]`: how many of a random sample of small wrong changes
// the tests notice. Works in a copy in the temporary folder; browser journeys are not part of it.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { randomOf, shuffle } from "../packages/text/train/likelihood/random.ts";
import { copyTree } from "./mutants/copy.ts";
import { mutantsOf, type Mutant } from "./mutants/operators.ts";
import { namersOf, sourcesIn, testsOf } from "./mutants/related.ts";
import type { Answer, Ask } from "./mutants/runner.ts";

const FOLDERS = ["apps/server/src", "apps/web/src", "packages/contract/src", "packages/client/src", "packages/mcp/src"];
/** Tests, what only tests use, and catalogues of words. */
const LEFT_OUT = /\.test|-suite\.|\/testing\/|-stand|stand-in|-process\.|\/words(?:\/|\.ts)|\/migrations\//;
/** Milliseconds of tests, as they took without a change, that one mutant is shown to. */
const BUDGET_MS = 60_000;

/** A process in the copy; when a run takes more than its time, the process and all that it started are ended. */
const startRunner = async (copy: string): Promise<ChildProcess> => {
  const runner = spawn(process.execPath, [join(copy, "bench/mutants/runner.ts")], {
    cwd: copy,
    detached: true,
    env: { ...process.env, TMPDIR: join(copy, "tmp"), CI: "1" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await once(runner, "message");
  return runner;
};

const end = (runner: ChildProcess): void => {
  try {
    process.kill(-(runner.pid as number), "SIGKILL");
  } catch {
    // It has ended by itself.
  }
};

/** Null when the time is over or the process ended without an answer. */
const ask = async (runner: ChildProcess, what: Ask, limitMs: number): Promise<Answer | null> => {
  const signal = AbortSignal.timeout(Math.ceil(limitMs));
  runner.send(what);
  const answer = Promise.race([once(runner, "message", { signal }), once(runner, "exit", { signal })]);
  const [first] = await answer.catch(() => [null]);
  return typeof first === "object" ? (first as Answer | null) : null;
};

const compiles = async (copy: string, file: string): Promise<boolean> => {
  const projects = ["apps/web/tsconfig.json", "tsconfig.json"].filter(
    (project) => file.startsWith("packages/") || project.startsWith("apps/web/") === file.startsWith("apps/web/"),
  );
  const exits = projects.map(async (project, index) => {
    const info = ["--incremental", "--tsBuildInfoFile", join(copy, "tmp", `types-${index}-${file.split("/")[1]}`)];
    const unused = ["--noUnusedLocals", "false", "--noUnusedParameters", "false"];
    const tsc = join(copy, "node_modules/typescript/bin/tsc");
    const child = spawn(process.execPath, [tsc, "-p", project, ...info, ...unused], { cwd: copy, stdio: "ignore" });
    return (await once(child, "exit"))[0] === 0;
  });
  return (await Promise.all(exits)).every(Boolean);
};

const shown = (text: string): string => {
  const line = text.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};

const measure = async (copy: string, count: number, seed: number, only: string): Promise<void> => {
  const sources = [...FOLDERS, "packages/text/src"].flatMap((folder) => sourcesIn(copy, folder));
  const files = sources.filter(
    (path) => path.startsWith(only) && !path.startsWith("packages/text") && !LEFT_OUT.test(path),
  );
  const mutants = files.flatMap((file) => mutantsOf(file, readFileSync(join(copy, file), "utf8")));
  const namers = namersOf(copy, sources);
  let runner = await startRunner(copy);
  const tests = [...new Set(files.flatMap((file) => testsOf(file, namers)))];
  const usual = await ask(runner, { tests, changed: null }, 600_000);
  if (usual === null || usual.failed !== null)
    throw new Error(`without any change: ${usual?.failed ?? "no answer"}: ${usual?.why}`);

  const noticed = { types: 0, own: 0, other: 0, time: 0 };
  const survivors: string[] = [];
  const tryOne = async ({ file, line, start, end: last, before, after }: Mutant): Promise<void> => {
    const path = join(copy, file);
    const source = readFileSync(path, "utf8");
    writeFileSync(path, source.slice(0, start) + after + source.slice(last));
    try {
      if (!(await compiles(copy, file))) return void (noticed.types += 1);
      let spentMs = 0;
      const chosen = testsOf(file, namers).filter((test, index) => {
        const tookMs = usual.took[test] ?? 0;
        if (index > 0 && spentMs + tookMs > BUDGET_MS) return false;
        spentMs += tookMs;
        return true;
      });
      const answer =
        chosen.length === 0
          ? { failed: null }
          : await ask(runner, { tests: chosen, changed: file }, 60_000 + 2 * spentMs);
      if (answer === null) {
        noticed.time += 1;
        end(runner);
      } else if (answer.failed !== null) noticed[testsOf(file, namers)[0] === answer.failed ? "own" : "other"] += 1;
      else
        survivors.push(
          `${file}:${line}  ${shown(before)} → ${shown(after)}${chosen.length === 0 ? "  (no test)" : ""}`,
        );
    } finally {
      writeFileSync(path, source);
      if (runner.killed || runner.exitCode !== null || runner.signalCode !== null) runner = await startRunner(copy);
    }
  };
  const tried = (): number => noticed.own + noticed.other + noticed.time + survivors.length;
  try {
    for (const mutant of shuffle(mutants, randomOf(seed))) {
      if (tried() === count) break;
      const before = survivors.length;
      await tryOne(mutant);
      if (survivors.length > before) console.log(survivors.at(-1));
    }
  } finally {
    end(runner);
  }
  const found = tried() - survivors.length;
  console.log(
    `seed ${seed}: ${found} of ${tried()} noticed (${Math.round((100 * found) / tried())} %), ${noticed.own} of them by the nearest test, ${noticed.time} by the time limit;`,
  );
  console.log(
    `${noticed.types} more did not compile and are not counted; ${mutants.length} mutants in ${files.length} files to choose from`,
  );
};

export const run = async (args: readonly string[]): Promise<void> => {
  const started = performance.now();
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: "string", default: "100" },
      seed: { type: "string" },
      only: { type: "string", default: "" },
    },
  });
  const copy = copyTree();
  try {
    await measure(copy, Number(values.count), Number(values.seed ?? Date.now() % 100_000), values.only);
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 3 });
  }
  console.log(`${Math.round((performance.now() - started) / 60_000)} minutes`);
};
