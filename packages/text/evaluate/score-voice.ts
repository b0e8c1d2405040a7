// node packages/text/evaluate/score-voice.ts CORPUS.jsonl[.gz]
// Ranks held-back mail of the 20 authors with most mail by the distance to each one's voice; each part of a person's mail is held back once.
import { voiceDistance } from "../src/voice/distance.ts";
import { measureVoice } from "../src/voice/measure.ts";
import { AUTHORS_JUDGED, mailsByAuthor, splits, withoutNames } from "./voice-mails.ts";

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error("usage: node packages/text/evaluate/score-voice.ts CORPUS.jsonl[.gz]");
  process.exit(2);
}
const HELD_MAX = 20;
const authors = mailsByAuthor(path);
const judged = authors.slice(0, AUTHORS_JUDGED);
const mails = judged.map(([, each]) => each);
const nameless = judged.map(([author, each]) => withoutNames(author, each));
console.log(
  `${authors.length} authors; judged are ${judged.length} with ${mails.map(({ length }) => length).join(", ")} mails`,
);

const nearest = (text: string, voices: readonly ReturnType<typeof measureVoice>[]): number => {
  const distances = voices.map((voice) => voiceDistance(text, voice));
  return distances.indexOf(Math.min(...distances));
};

/** How many tests there are, and in how many the voice nearest to a person's mails is that person's. */
const ranked = (
  set: readonly string[][],
  parts: number,
  seed: number,
  together: number,
): [right: number, tests: number] => {
  let right = 0;
  let tests = 0;
  for (const { kept, heldBack } of splits(set, parts, seed)) {
    const voices = kept.map((samples) => measureVoice(samples));
    for (const [place, all] of heldBack.entries()) {
      const held = all.slice(0, HELD_MAX);
      for (let at = 0; at + together <= held.length; at += together) {
        tests += 1;
        if (nearest(held.slice(at, at + together).join("\n"), voices) === place) right += 1;
      }
    }
  }
  return [right, tests];
};

for (const parts of [2, 5]) {
  const show = (what: string, set: readonly string[][], seeds: readonly number[], together: number): void => {
    const counts = seeds.map((seed) => ranked(set, parts, seed, together));
    const [right, tests] = [0, 1].map((at) => counts.reduce((sum, each) => sum + (each[at] as number), 0));
    const share = ((100 * (right as number)) / (tests as number)).toFixed(1);
    console.log(`1 in ${parts} held back, ${what}: nearest among ${AUTHORS_JUDGED} ${share} % of ${tests}`);
  };
  for (const together of [1, 3, 5]) show(`${together} mail(s) a test`, mails, [0], together);
  show("1 mail, shuffled three times", mails, [1, 2, 3], 1);
  show("1 mail, without the author's name", nameless, [0], 1);
}
