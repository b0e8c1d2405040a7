// node packages/text/train/voice.ts CORPUS.jsonl[.gz]; then npm run fix and npm run pack-tables
// Counts in how many human mails each word and each mark of layout stands, and how often each two characters follow each other. Mails whose group names a person's sent folder are
// left out, so that voices can be measured on them as on unseen texts.
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { countsOf, featuresOf } from "../src/voice/features.ts";
import type { Usual } from "../src/voice/usual.ts";

const WORDS = 1000;
const LETTERS = 55;
/** The rarest pairs stand in 1 of 2^17. */
const PAIR_LEVEL_MAX = 17;
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

/** The commonest keys by level: level n holds what stands in 1 of 2^n to 2^(n-1) mails. */
const levels = (counts: Map<string, number>, most: number, join: string): string[] => {
  const rows: string[][] = Array.from({ length: LEVELS }, () => []);
  for (const [key, count] of [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, most))
    rows[Math.min(LEVELS - 1, Math.floor(-Math.log2(count / mails.length)))]?.push(key);
  return rows.map((row) => row.sort().join(join));
};
const FUNCTION_WORDS =
  "a about after again all also although always am an and any anyway are as at back be because been before both but by can could did do does done each even ever every few for from get go got had has have he her here him his how however i if in into is it its just know least less let like little lot many may maybe me might more most much must my need never no not now of off often on once one only or other our out over own perhaps please pretty probably quite rather really right same she should since so some soon still such sure than thank thanks that the their them then there these they thing things think this those though through to together too under until up us very want was way we well were what when where whether which while who why will with without would yes yet you your".split(
    " ",
  );
const perThousand = FUNCTION_WORDS.map((word) => [
  word,
  Number(((1000 * (rates.get(word) ?? 0)) / total).toPrecision(2)),
]);
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
const usual: Usual = {
  rates: perThousand
    .filter(([, rate]) => Number(rate) > 0)
    .map((pair) => pair.join(" "))
    .join("|"),
  words: levels(words, WORDS, "|"),
  letters,
  pairs: pairLevels(letters),
  layout: levels(layout, LAYOUT, "\t"),
};
const target = new URL("../src/voice/usual.ts", import.meta.url);
const [head] = readFileSync(target, "utf8").split("export const usual: Usual = ");
writeFileSync(target, `${head}export const usual: Usual = ${JSON.stringify(usual, null, 2)};\n`);
