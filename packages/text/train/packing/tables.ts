import { writeFileSync } from "node:fs";
import { commonWords } from "../../src/document/common-words.ts";
import { patterns, typingPatterns } from "../../src/engine/patterns.ts";
import { patternsText } from "../../src/packing/patterns.ts";
import { policySource } from "../../src/tells/policy-source.ts";
import { mailFrequencies } from "../../src/voice/mail-frequencies.ts";
import { pack } from "./pack.ts";
import { asSlips } from "./slips.ts";

/** A table that the library carries packed. */
export interface Table {
  /** Where it is written, under `src`. */
  file: string;
  /** The name by which that file exports it. */
  name: string;
  /** What it holds, as the readable files say it. */
  text: string;
}

export const tables: readonly Table[] = [
  { file: "document/common-words.packed.ts", name: "packedCommonWords", text: commonWords },
  { file: "engine/patterns.packed.ts", name: "packedPatterns", text: patternsText(patterns) },
  {
    file: "engine/typing-patterns.packed.ts",
    name: "packedTypingPatterns",
    text: patternsText({ ...typingPatterns, misspellings: asSlips(typingPatterns.misspellings) }),
  },
  { file: "tells/policy.packed.ts", name: "packedPolicy", text: JSON.stringify(policySource) },
  { file: "voice/mail-frequencies.packed.ts", name: "packedMailFrequencies", text: JSON.stringify(mailFrequencies) },
];

/** Writes a table as the library carries it, under a line that says by what. */
export const writeTable = async ({ file, name, text }: Table, by = "npm run pack-tables"): Promise<void> => {
  const target = new URL(`../../src/${file}`, import.meta.url);
  const upward = "../".repeat(file.split("/").length - 1);
  const lines = (await pack(text)).map((part) => `  ${JSON.stringify(part)},`);
  writeFileSync(
    target,
    `// Written by \`${by}\`; not by hand.\nimport type { Packed } from "${upward}packing/unpack.ts";\n\nexport const ${name}: Packed = [\n${lines.join("\n")}\n];\n`,
  );
};
