import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

interface WorkPair {
  kind: string;
  draft: string;
  faithful: string;
  broken: string;
}

const pairs = readFileSync(new URL("../../evaluate/work-pairs.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as WorkPair);

/** Alarms with "!", places with "?". */
const foundIn = (before: string, after: string): string =>
  compareDrafts(before, after)
    .changes.map(({ topic, severity }) => `${topic}${severity === "hard" ? "!" : "?"}`)
    .join(" ") || "nothing";

// A threshold that moves by a tenth changes some of these lines. Read the difference before it is taken over.
test("what is found in every work pair: draft and faithful rewrite, draft and broken one, faithful and broken one", async () => {
  const lines = pairs.map(({ kind, draft, faithful, broken }, index) =>
    [`${index} ${kind}`, foundIn(draft, faithful), foundIn(draft, broken), foundIn(faithful, broken)].join(" | "),
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("__snapshots__/work-pairs.txt");
});
