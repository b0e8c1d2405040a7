import { writeFileSync } from "node:fs";
import type { PolicyParts } from "../../src/tells/policy.ts";
import { pack } from "./pack.ts";

/** Writes the parts of the policy as the library carries them. */
export const writePacked = (parts: PolicyParts): void => {
  const { symbols, text } = pack(parts);
  writeFileSync(
    new URL("../../src/tells/packed.ts", import.meta.url),
    `// Written from the rules, the evidence and the profile by \`npm run pack-policy\`; not by hand.\nimport type { Packed } from "./unpack.ts";\n\nexport const packed: Packed = {\n  symbols: ${JSON.stringify(symbols)},\n  text: ${JSON.stringify(text)},\n};\n`,
  );
};
