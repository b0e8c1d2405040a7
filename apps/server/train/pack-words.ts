// node scripts/run.mjs apps/server/train/pack-words.ts SCOWL: packs the list of English words for the speller.
// SCOWL is the folder of lists of SCOWL 2020.12.07, as Debian's package `scowl` 2020.12.07-2 has it in usr/share/dict/scowl.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { neighboursOf } from "../src/providers/spelling/neighbours.ts";

/** The largest sizes of SCOWL, whose lists have sizes from 10, the commonest words, to 95, in each class of ours. */
const SIZES = [20, 35, 50];
const RARE = SIZES.length;
/** Of larger sizes the words have errors in them; the names are kept, since they are only what must stay. */
const [WORDS_MAX, NAMES_MAX] = [80, 95];
const FILE = /^(.+)-(words|upper|abbreviations|proper-names|contractions|hacker)\.(\d+)$/;
const WRITTEN = /^[a-z]{4,}$/;
const ACCENT = /\p{M}/gu;

/** The class of each word of a list of SCOWL; null where the list is not taken. */
const classOfList = (name: string): number | null => {
  const [, place = "", kind = "", digits = ""] = FILE.exec(name) ?? [];
  const size = Number(digits);
  if (kind === "" || size > (kind === "words" ? WORDS_MAX : NAMES_MAX)) return null;
  const found = kind === "words" && !/variant_[23]/.test(place) ? SIZES.findIndex((most) => size <= most) : -1;
  return found < 0 ? RARE : found;
};

const classesIn = (folder: string): Map<string, number> => {
  const classes = new Map<string, number>();
  for (const name of readdirSync(folder)) {
    const rank = classOfList(name);
    if (rank === null) continue;
    for (const line of readFileSync(join(folder, name), "utf8").split("\n")) {
      const word = line.normalize("NFD").replace(ACCENT, "").toLowerCase();
      if (WRITTEN.test(word)) classes.set(word, Math.min(rank, classes.get(word) ?? RARE));
    }
  }
  return classes;
};

/** Every word that may be meant, and of the others those that would be taken for one of these, with an "s" or without. */
const needed = (classes: ReadonlyMap<string, number>): string[][] => {
  const isTaken = (word: string): boolean => neighboursOf(word).some((near) => (classes.get(near.word) ?? RARE) < RARE);
  return [...SIZES, RARE].map((_, rank) =>
    [...classes]
      .flatMap(([word, its]) => (its === rank && (its < RARE || isTaken(word) || isTaken(`${word}s`)) ? word : []))
      .toSorted(),
  );
};

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write("usage: node scripts/run.mjs apps/server/train/pack-words.ts SCOWL\n");
  process.exit(2);
}
const words = needed(classesIn(folder));
const packed = brotliCompressSync(words.map((each) => each.join("\n")).join("\n\n"), {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(new URL("../src/providers/spelling/words.br", import.meta.url), packed);
process.stdout.write(`${words.map(({ length }) => length).join(" + ")} words, ${packed.length} bytes\n`);
