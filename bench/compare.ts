// npm run bench -- compare: what reading facts and comparing two drafts costs, on text made here, beside a bare split into words.
import { strangeText } from "./strange-text.ts";
import { leastProcessorMs, processorMs } from "../packages/text/testing/processor-time.ts";
import { compareDrafts, extractFacts } from "../packages/text/src/index.ts";

const SENTENCES = [
  "Hi Dana, the migration of the billing tables finished on Friday at 5pm and took 40 minutes.",
  "Alice told Bruno that 3 of the 12 exports failed with v2.3.1 and that the retry is planned for May 3rd.",
  "We do not ship the importer before OPS-412 is closed, whatever the calendar says.",
  "Revenue will increase by 8% and the cost stays at $1.2M for the rest of the year.",
  "The people on the second floor would like to keep their desks near the window.",
  "You must send the signed form to dana.ruiz@acme.io or post it in #billing.",
];
const ROUNDS = 30;
const LONG_CHARACTERS = 100_000;

// Every sentence differs by its count, so that aligning has work to do.
const draft = (characters: number): string[] => {
  const made: string[] = [];
  for (let at = 0, length = 0; length < characters; at += 1) {
    const sentence = (SENTENCES[at % SENTENCES.length] as string).replace("the", `the ${1000 + at}th`);
    made.push(sentence);
    length += sentence.length + 1;
  }
  return made;
};

const rewritten = (sentences: readonly string[]): string =>
  sentences
    .map((sentence, at) =>
      at % 3 === 0 ? sentence.replace("finished", "was done").replace("planned", "set") : sentence,
    )
    .toSorted((one, other) => one.length - other.length)
    .join("\n");

const best = (work: () => unknown): number => {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
};

const MEGABYTE = 1_048_576;

/** Processor time of the first comparison in this process and the least of the later ones, in milliseconds. */
const firstAndLater = (work: () => unknown): [first: number, later: number] => [
  processorMs(work),
  leastProcessorMs(work, 4),
];

const megabytes = (): void => {
  const [one, other] = [strangeText(MEGABYTE, 3), strangeText(MEGABYTE, 7)];
  for (const [name, after] of [
    ["another", other],
    ["itself less seven characters", one.slice(7)],
  ] as const) {
    const [first, later] = firstAndLater(() => compareDrafts(one, after));
    console.log(
      `1 MB against ${name}: ${first.toFixed(0)} ms of processor time at first, then ${later.toFixed(0)} ms (least of 4)`,
    );
  }
};

export const run = async (): Promise<void> => {
  megabytes();
  for (const characters of [1000, 10_000, LONG_CHARACTERS]) {
    const sentences = draft(characters);
    const before = sentences.join(" ");
    const after = rewritten(sentences);
    const words = before.split(/\s+/).length + after.split(/\s+/).length;
    const split = best(() => [before.split(/\s+/), after.split(/\s+/)]);
    const facts = best(() => [extractFacts(before), extractFacts(after)]);
    const compared = best(() => compareDrafts(before, after));
    const per = (ms: number): string => ((1000 * ms) / words).toFixed(3);
    console.log(
      `${before.length} characters: split ${split.toFixed(2)} ms, facts ${facts.toFixed(2)} ms, comparison ${compared.toFixed(2)} ms ` +
        `(${per(split)}, ${per(facts)} and ${per(compared)} ms per 1,000 words of both texts)`,
    );
  }
};
