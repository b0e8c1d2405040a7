// node packages/text/train/voice.ts CORPUS.jsonl[.gz]; then npm run fix and npm run pack-tables
// Counts in how many human mails each word and each mark of layout stands, and how often each two characters follow each other. Mails whose group names a person's sent folder are
// left out, so that voices can be measured on them as on unseen texts.
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { countsOf, featuresOf } from "../src/voice/features.ts";
import type { MailFrequencies } from "../src/voice/mail-frequencies.ts";

const WORDS = 1000;
const LETTERS = 55;
/** The rarest pairs count as 1 in 2^13. */
const PAIR_LEVEL_MAX = 13;
const LAYOUT = 150;
const LEVELS = 8;

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("usage: node packages/text/train/voice.ts CORPUS.jsonl[.gz]");
const bytes = readFileSync(path);
const mails = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes)
  .toString("utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as { source: string; slice: string; group: string; text: string })
  .filter(({ source, slice, group }) => source === "email_enron_dev" && slice === "full" && !group.includes("_sent"));

const words = new Map<string, number>();
const pairs = new Map<string, number>();
const layout = new Map<string, number>();
const rates = new Map<string, number>();
let total = 0;
const add = (counts: Map<string, number>, key: string, by = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + by);
};
for (const { text } of mails) {
  const features = featuresOf(text);
  total += features.words.length;
  for (const [word, count] of features.wordCounts) add(rates, word, count);
  const counts = countsOf(text);
  for (const word of counts.words.keys()) add(words, word);
  for (const key of counts.layout.keys()) if (!key.includes("\t")) add(layout, key);
  for (const [gram, count] of counts.grams) add(pairs, gram.slice(0, 2), count);
}

/** The commonest keys by level: level n has those in 1 of 2^n to 2^(n-1) mails. */
const levels = (counts: Map<string, number>, most: number, join: string): string[] => {
  const rows: string[][] = Array.from({ length: LEVELS }, () => []);
  for (const [key, count] of [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, most))
    rows[Math.min(LEVELS - 1, Math.floor(-Math.log2(count / mails.length)))]?.push(key);
  return rows.map((row) => row.sort().join(join));
};
// What a writer chooses: no auxiliaries, no pronouns and no directions, which follow the matter.
const FUNCTION_WORDS =
  "about after again all also although always and any anyway as at back because before both but by done even ever every few for from here how however if in into just know least less let like little lot maybe might never no not now of often on once only or other perhaps please pretty probably quite rather really right same since so some soon still such sure than thank thanks the then there thing things think though through to together too until very want way well what when where whether which while why with without yes yet".split(
    " ",
  );
/** Function words by their rate for each 1,000 words, to the nearest fourth part of a doubling. */
const byRate = new Map<string, string[]>();
for (const word of FUNCTION_WORDS) {
  const perThousand = (1000 * (rates.get(word) ?? 0)) / total;
  if (perThousand < 0.005) continue;
  const rate = String(Number((2 ** (Math.round(4 * Math.log2(perThousand)) / 4)).toPrecision(2)));
  byRate.set(rate, [...(byRate.get(rate) ?? []), word]);
}
const ofLetters = new Map<string, number>();
for (const [pair, count] of pairs) add(ofLetters, pair.charAt(0), count);
const letters = [...ofLetters]
  .sort((a, b) => b[1] - a[1])
  .slice(0, LETTERS)
  .map(([letter]) => letter)
  .sort()
  .join("");
/** How rare each two characters are, each as a letter; the last row and column stand for all other characters. */
const pairLevels = (known: string): string => {
  const size = known.length + 1;
  const sums = new Float64Array(size * size);
  const placeOf = (letter: string): number => (known.includes(letter) ? known.indexOf(letter) : size - 1);
  let all = 0;
  for (const [pair, count] of pairs) {
    const place = placeOf(pair.charAt(0)) * size + placeOf(pair.charAt(1));
    sums[place] = (sums[place] as number) + count;
    all += count;
  }
  const levelOf = (sum: number): number => Math.min(PAIR_LEVEL_MAX, Math.round(-Math.log2(sum / all)));
  return Array.from(sums, (sum) => String.fromCharCode(97 + levelOf(sum))).join("");
};
const mailFrequencies: MailFrequencies = {
  rates: [...byRate]
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([rate, found]) => `${rate} ${found.join(" ")}`)
    .join("|"),
  words: levels(words, WORDS, "|"),
  letters,
  pairs: pairLevels(letters),
  layout: levels(layout, LAYOUT, "\t"),
};
const target = new URL("../src/voice/mail-frequencies.ts", import.meta.url);
const [head] = readFileSync(target, "utf8").split("export const mailFrequencies: MailFrequencies = ");
writeFileSync(
  target,
  `${head}export const mailFrequencies: MailFrequencies = ${JSON.stringify(mailFrequencies, null, 2)};\n`,
);
