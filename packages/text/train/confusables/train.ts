// npm run train -- confusables CORPUS_DIR: learns from correct texts what is around words that are taken for one another.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { contextOf } from "../../src/engine/word-context.ts";
import { randomOf, shuffle, type Random } from "../likelihood/random.ts";
import { writeTable } from "../packing/tables.ts";
import { learn, type Example } from "./learn.ts";

/** Two words, and the share of correct places that each of them may be put in by mistake; 0 where it never is put in. */
type Task = readonly [first: string, second: string, toFirst: number, toSecond: number];

// The more often a word is written for the other, the more mistakes its correction may make.
const TASKS: readonly Task[] = [
  ["your", "you're", 0.001, 0.002],
  ["there", "their", 0.001, 0.001],
  ["no", "know", 0, 0.001],
];
const EXAMPLES_MAX = 30_000;
const SEED = 20_261_128;

const WORD = /(?<![\p{L}\d_'’@./#=\\+-])[A-Za-z]+(?:['’](?:s|re))?(?![\p{L}\d_'’@/#=\\+^]|[-.][\p{L}\d])/gu;

interface Row {
  label: 0 | 1;
  text: string;
}
/** An example, and whether a model wrote its text: models do not take these words for one another. */
type Place = Example & { clean: boolean };

const readRows = (path: string): Row[] =>
  gunzipSync(readFileSync(path))
    .toString("utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);

/** A text as somebody in haste types it: small, most marks left out. */
const hasty = (text: string, random: Random): string =>
  text
    .toLowerCase()
    .replace(/[.,;:!?]+(?=\s)/g, (marks) => (random() < 0.6 ? "" : marks))
    .replace(/\s*\n\s*/g, " ");

/** The places of each task's words, in texts as they are and as they are typed in haste. */
const placesIn = (rows: readonly Row[]): Place[][] => {
  const random = randomOf(SEED);
  const places: Place[][] = TASKS.map(() => []);
  const counts = TASKS.map((): [number, number] => [0, 0]);
  const add = (text: string, clean: boolean): void => {
    for (const { 0: written, index } of text.matchAll(WORD)) {
      const word = written.toLowerCase().replace("’", "'");
      for (const [task, words] of TASKS.entries()) {
        const side = words.indexOf(word);
        if (side < 0) continue;
        const count = counts[task] as [number, number];
        if ((count[side as 0 | 1] += 1) > EXAMPLES_MAX) continue;
        const features = contextOf(text, index, index + written.length);
        places[task]?.push({ second: side === 1, features, clean });
      }
    }
  };
  for (const { text, label } of shuffle([...rows], random)) {
    add(text, label === 1);
    add(hasty(text, random), label === 1);
  }
  return places;
};

/** In steps of the weights: odds of e to one. */
const LEAST = 4;
/** No score is as high. */
const NEVER = 999;

/** The least score from which at most `share` of the correct places are read as the other word. */
const leastFor = (
  places: readonly Place[],
  share: number,
  scoreOf: (features: readonly string[]) => number,
): number => {
  if (share === 0) return NEVER;
  const scores = places.map(({ features }) => scoreOf(features)).sort((a, b) => b - a);
  return Math.max(LEAST, (scores[Math.floor(scores.length * share)] ?? 0) + 1);
};

export const trainConfusables = async (corpusDir: string): Promise<void> => {
  const [learnt, unseen] = ["train", "valid"].map((split) => placesIn(readRows(join(corpusDir, `${split}.jsonl.gz`))));
  const paragraphs = TASKS.map(([first, second, toFirst, toSecond], task) => {
    const { bias, weights, scoreOf } = learn(learnt?.[task] ?? [], randomOf(SEED));
    const places = unseen?.[task] ?? [];
    const correct = (isSecond: boolean): Place[] => places.filter((place) => place.clean && place.second === isSecond);
    const least = [
      leastFor(correct(true), toFirst, (features) => -scoreOf(features)),
      leastFor(correct(false), toSecond, scoreOf),
    ] as const;
    const isSure = (isSecond: boolean, { features }: Place): boolean =>
      isSecond ? scoreOf(features) >= least[1] : -scoreOf(features) >= least[0];
    const found = (isSecond: boolean): string => {
      const all = places.filter((place) => place.second === isSecond);
      const others = correct(!isSecond);
      const wrong = others.filter((place) => isSure(isSecond, place)).length;
      const share = Math.round((100 * all.filter((place) => isSure(isSecond, place)).length) / all.length);
      return `${isSecond ? second : first} found in ${share}% of ${all.length}, wrongly in ${wrong} of ${others.length}`;
    };
    process.stderr.write(`${first}/${second}: ${weights.size} weights; ${found(false)}; ${found(true)}\n`);
    const levels = Map.groupBy(weights.keys(), (feature) => weights.get(feature) as number);
    const lines = [...levels]
      .sort(([a], [b]) => a - b)
      .map(([weight, features]) => [weight, ...features.sort()].join("\t"));
    return [[first, second, bias, ...least].join(" "), ...lines].join("\n");
  });
  const text = paragraphs.join("\n\n");
  await writeTable(
    { file: "engine/confusables.packed.ts", name: "packedConfusables", text },
    "npm run train -- confusables",
  );
};
