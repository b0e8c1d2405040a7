// Which of the tests that could notice a change is the first to fail.
import type { Answer } from "./runner.ts";

/** The tests run in groups that grow, the nearest first, because most changes are noticed there. */
const GROUPS_MS = [3_000, 15_000, Number.POSITIVE_INFINITY];

/** Runs tests until one fails; null when they hang. */
type Ask = (tests: readonly string[]) => Promise<Answer | null>;

/** The first of these tests, for as long as that takes; one at least. */
const groupOf = (tests: readonly string[], msOf: (test: string) => number, limitMs: number): readonly string[] => {
  let [count, tookMs] = [0, 0];
  while (count < tests.length && (count === 0 || tookMs < limitMs)) tookMs += msOf(tests[count++] ?? "");
  return tests.slice(0, count);
};

/** The test that fails, alone once more as well where that may be for lack of time; null when none does. */
export const firstFailure = async (
  tests: readonly string[],
  msOf: (test: string) => number,
  ask: Ask,
): Promise<{ test: string } | "out of time" | null> => {
  let left = tests;
  for (let turn = 0; left.length > 0; turn += 1) {
    const group = groupOf(left, msOf, GROUPS_MS[turn] ?? Number.POSITIVE_INFINITY);
    const answer = await ask(group);
    if (answer === null) return "out of time";
    const [asserted] = answer.asserted;
    if (asserted !== undefined) return { test: asserted };
    for (const test of answer.failed) {
      const again = await ask([test]);
      if (again === null) return "out of time";
      if (again.failed.length > 0) return { test };
    }
    // After a failure others may not have been run.
    const over = new Set(answer.failed.length === 0 ? group : [...answer.failed, ...answer.passed]);
    left = left.filter((test) => !over.has(test));
  }
  return null;
};
