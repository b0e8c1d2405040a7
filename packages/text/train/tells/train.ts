// npm run train -- tells CORPUS_DIR: measures every rule and learns the profile again. The same bytes each time.
import { writeFileSync } from "node:fs";
import { partsWith, sourcePolicy as policy } from "../../src/tells/policy-source.ts";
import { readCorpus, readOwnTexts, readWritersTexts } from "./corpus.ts";
import { measureEvidence } from "./evidence.ts";
import { isLabelled, teaches } from "./genre.ts";
import { learnProfile } from "./profile.ts";
import { writeTable as writePacked } from "../packing/tables.ts";

const target = (name: string): URL => new URL(`../../src/tells/${name}.ts`, import.meta.url);

const WRITTEN = "// Written by `npm run train -- tells CORPUS_DIR`; not by hand.";

const writeTable = (name: string, type: string, from: string, value: unknown): void => {
  const lines = Object.entries(value as object).map(
    ([key, member]) => `  ${JSON.stringify(key)}: ${JSON.stringify(member)},`,
  );
  writeFileSync(
    target(name),
    `${WRITTEN}\nimport type { ${/\w+(?=>?$)/.exec(type)?.[0]} } from "./${from}.ts";\n\nexport const ${name}: ${type} = {\n${lines.join("\n")}\n};\n`,
  );
};

/** Learns from the corpus in a folder and writes the tables under `src/tells`. */
export const trainTells = async (folder: string): Promise<void> => {
  const rows = readCorpus(folder).filter((row) => row.slice === "full" && isLabelled(row));
  process.stderr.write(`${rows.length} texts: measuring rules …\n`);
  const own = readOwnTexts();
  const evidence = measureEvidence(policy, [...rows, ...own, ...readWritersTexts()]);
  writeTable("evidence", "Record<string, RuleEvidence>", "measured", evidence);
  process.stderr.write("learning the profile …\n");
  const profile = learnProfile(policy, [...rows.filter(teaches), ...own]);
  writeTable("profile", "Profile", "measured", profile);
  const text = JSON.stringify(partsWith(evidence, profile));
  await writePacked({ file: "tells/policy.packed.ts", name: "packedPolicy", text });
};
