// npm run train -- tells CORPUS_DIR: measures every rule and learns the profile again. The same bytes each time.
import { writeFileSync } from "node:fs";
import { policy } from "../src/tells/policy.ts";
import { readCorpus } from "./corpus.ts";
import { measureEvidence } from "./evidence.ts";

const target = (name: string): URL => new URL(`../src/tells/${name}.ts`, import.meta.url);

const writeEvidence = (evidence: ReturnType<typeof measureEvidence>): void => {
  const lines = Object.entries(evidence).map(
    ([id, measured]) => `  ${JSON.stringify(id)}: ${JSON.stringify(measured)},`,
  );
  writeFileSync(
    target("evidence"),
    `/** What has been measured about a rule. Written by \`npm run train -- tells CORPUS_DIR\`. */
export interface RuleEvidence {
  /** 0 to 4, from the logarithm of the likelihood ratio, less where genres disagree. */
  weight: number;
  /** Machine rate over human rate by genre, null where fewer than eight hits were seen. */
  lr: Readonly<Record<string, number | null>>;
}

export const evidence: Readonly<Record<string, RuleEvidence>> = {
${lines.join("\n")}
};
`,
  );
};

/** Learns from the corpus in a folder and writes the tables under `src/tells`. */
export const train = (folder: string): void => {
  const rows = readCorpus(folder);
  process.stderr.write(`${rows.length} rows\n`);
  writeEvidence(measureEvidence(policy, rows));
};
