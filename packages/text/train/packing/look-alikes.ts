// node packages/text/train/packing/look-alikes.ts WORDS…: which words of these files, one a line, the engine takes for
// misspellings. Run it on a large dictionary and on names after a change of `often-misspelled.ts`; words that it prints go to
// `lookAlikes` there, or what they are taken for goes.
import { readFileSync } from "node:fs";
import { lookAlikes, oftenMisspelled } from "../../src/engine/often-misspelled.ts";
import { lexiconOf, slippedFrom } from "../../src/engine/slips.ts";

const words = (text: string): string[] => text.trim().split(/\s+/);
const lexicon = lexiconOf(words(oftenMisspelled));
const others = new Set(words(lookAlikes));
for (const file of process.argv.slice(2))
  for (const word of words(readFileSync(file, "utf8"))) {
    const meant = slippedFrom(word, lexicon, others);
    if (meant !== null) console.log(`${word} → ${meant}`);
  }
