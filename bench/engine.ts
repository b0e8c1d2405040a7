// npm run bench -- engine [CHECKOUT]: what a rewrite costs on text made here, beside a bare split into words, and what the
// engine's own files weigh in a minified bundle. With the path of another checkout: its engine too, in turn with this one.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { registers, rewrite, type RegisterId } from "../packages/text/src/index.ts";

// "#" is another number in each, so that no sentence comes twice.
const SENTENCES = [
  "I wanted to let you know that the migration of the billing tables finished in run # on Friday at 5pm.",
  "Furthermore, 3 of the # exports failed with v2.3.1, and we are not able to repeat them before May 3rd.",
  "Could you please send signed form # to dana.ruiz@acme.io?",
  "In order to finish we need two people on the second floor for # days.",
  "The new portal plays a crucial role in the first # weeks of everybody who joins.",
  "The keys to room # are at the front desk from Monday.",
];
const ROUNDS = 200;

const draftOf = (words: number): string => {
  const made: string[] = ["Hi Dana,", ""];
  for (let at = 0, count = 0; count < words; at += 1) {
    const sentence = (SENTENCES[at % SENTENCES.length] as string).replace("#", String(at + 14));
    made.push(sentence + (at % 4 === 3 ? "\n\n" : " "));
    count += sentence.split(" ").length;
  }
  return made.join("\n");
};

const median = (work: () => unknown): number => {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  }).sort((a, b) => a - b);
  return times[ROUNDS >> 1] as number;
};

const ENTRY = "packages/text/src/engine/engine.ts";

/** What the engine's own files weigh in a minified bundle. */
export const minifiedBytes = async (): Promise<number> => {
  const bundle = { bundle: true, minify: true, format: "esm", platform: "neutral", write: false } as const;
  const { metafile } = await build({ ...bundle, entryPoints: [ENTRY], metafile: true, outdir: "out" });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return inputs.reduce((sum, [path, input]) => sum + (path.includes("src/engine/") ? input.bytesInOutput : 0), 0);
};

interface Library {
  rewrite: typeof rewrite;
}

const WARM_UP_ROUNDS = 60;

/** Medians in ms of two engines on one text, a round of one after a round of the other. */
const mediansInTurn = (text: string, register: RegisterId, engines: readonly [Library, Library]): [number, number] => {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1)
    for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now();
      engines[at].rewrite({ text, register, mode: "rewrite" });
      if (round >= 0) times[at].push(performance.now() - started);
    }
  return times.map((each) => each.sort((a, b) => a - b)[ROUNDS >> 1]) as [number, number];
};

const against = async (checkout: string): Promise<void> => {
  const other: Library = await import(pathToFileURL(resolve(checkout, "packages/text/src/index.ts")).href);
  for (const words of [50, 230, 1500]) {
    const text = draftOf(words);
    for (const { id } of registers) {
      const [now, then] = mediansInTurn(text, id, [{ rewrite }, other]);
      const count = text.split(/\s+/).length;
      console.log(
        `${id}, ${count} words: ${now.toFixed(3)} ms, the other ${then.toFixed(3)} ms, ${(then / now).toFixed(2)} × its words/s`,
      );
    }
  }
};

export const run = async ([checkout]: readonly string[]): Promise<void> => {
  if (checkout !== undefined) return against(checkout);
  for (const words of [50, 200, 1500]) {
    const text = draftOf(words);
    const count = text.split(/\s+/).length;
    const split = median(() => text.split(/\s+/));
    for (const { id } of registers) {
      const ms = median(() => rewrite({ text, register: id, mode: "rewrite" }));
      console.log(
        `${id}, ${count} words: rewrite ${ms.toFixed(3)} ms (${Math.round((1000 * count) / ms)} words/s), split ${split.toFixed(3)} ms`,
      );
    }
  }
  console.log(`minified: ${await minifiedBytes()} bytes`);
};
