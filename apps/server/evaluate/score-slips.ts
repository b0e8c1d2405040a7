// node scripts/run.mjs apps/server/evaluate/score-slips.ts [WORDS]: mistypes common words, each slip once at a place drawn
// by a fixed seed, and counts which the server's speller takes back, takes for another word, or leaves.
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { openSpeller } from "../src/providers/spelling/open.ts";

type Slip = (word: string, at: number, letter: string) => string;

const SLIPS: Readonly<Record<string, Slip>> = {
  "letter missing": (word, at) => word.slice(0, at) + word.slice(at + 1),
  "letter doubled": (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  "one of two alike missing": (word) => word.replace(/(.)\1/, "$1"),
  "letters exchanged": (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  "vowel replaced": (word) => word.replace(/(?<=.[^aeiou])[aeiou](?=.)/, (vowel) => (vowel === "e" ? "a" : "e")),
  "any letter replaced": (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
  "letter too many": (word, at, letter) => word.slice(0, at) + letter + word.slice(at),
};
const LEAST = 6;
const CLASSES = 2;

let state = 22;
const below = (most: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
};

const most = Number(process.argv[2] ?? "2000");
const text = brotliDecompressSync(
  readFileSync(new URL("../src/providers/spelling/words.br", import.meta.url)),
).toString("latin1");
const words = text
  .split("\n\n")
  .slice(0, CLASSES)
  .flatMap((lines) => lines.split("\n"))
  .filter(({ length }) => length >= LEAST);
const known = new Set(text.split(/\n+/));
const speller = openSpeller();
for (const [name, slip] of Object.entries(SLIPS)) {
  const seen = { right: 0, wrong: 0, left: 0 };
  for (let made = 0, tried = 0; made < most && tried < 20 * most; tried += 1) {
    const word = words[below(words.length)] as string;
    const typed = slip(word, 1 + below(word.length - 2), String.fromCharCode(97 + below(26)));
    // What is a word itself is no misspelling that anyone could see.
    if (known.has(typed)) continue;
    made += 1;
    const meant = speller(`i dont know if ${typed} was in the box`, typed, 15);
    seen[meant === null ? "left" : meant === word ? "right" : "wrong"] += 1;
  }
  process.stdout.write(`${name.padEnd(26)} right ${seen.right}, wrong ${seen.wrong}, left ${seen.left}\n`);
}
