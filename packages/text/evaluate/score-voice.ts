// node packages/text/evaluate/score-voice.ts CORPUS.jsonl[.gz]
// Ranks held-back mail of people among the 20 authors with most mail by the distance to each one's voice; each half of a person's mail is held back once.
import { measureVoice } from "../src/voice/measure.ts";
import { readRows } from "./read-rows.ts";
import { voiceDistance } from "../src/voice/distance.ts";

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error("usage: node packages/text/evaluate/score-voice.ts CORPUS.jsonl[.gz]");
  process.exit(2);
}
const byAuthor = new Map<string, string[]>();
for (const row of readRows<{ source: string; slice: string; group: string; text: string }>(path)) {
  if (row.source !== "email_enron_dev" || row.slice !== "full" || !row.group.includes("_sent")) continue;
  const author = row.group.split("_sent")[0] as string;
  byAuthor.set(author, [...(byAuthor.get(author) ?? []), row.text]);
}

const AUTHORS = 20;
const MAILS_MIN = 8;
const PARTS = [2, 5];
const HELD_MAX = 20;
const writers = [...byAuthor]
  .filter(([, mails]) => mails.length >= MAILS_MIN)
  .sort(([, a], [, b]) => b.length - a.length);
console.log(`${byAuthor.size} authors, ${writers.length} with ${MAILS_MIN} mails or more`);

const nearest = (text: string, voices: readonly ReturnType<typeof measureVoice>[]): number => {
  const distances = voices.map((voice) => voiceDistance(text, voice));
  return distances.indexOf(Math.min(...distances));
};

for (const parts of PARTS) {
  for (const together of [1, 3, 5]) {
    let right = 0;
    let tests = 0;
    for (let part = 0; part < parts; part += 1) {
      const chosen = writers.slice(0, AUTHORS);
      // One mail in `parts` is held back.
      const voices = chosen.map(([, mails]) => measureVoice(mails.filter((_, at) => at % parts !== part)));
      for (const [place, [, mails]] of chosen.entries()) {
        const held = mails.filter((_, at) => at % parts === part).slice(0, HELD_MAX);
        for (let at = 0; at + together <= held.length; at += together) {
          tests += 1;
          if (nearest(held.slice(at, at + together).join("\n"), voices) === place) right += 1;
        }
      }
    }
    const share = ((100 * right) / tests).toFixed(1);
    console.log(`1 in ${parts} held back, ${together} mail(s) a test: nearest among ${AUTHORS} ${share} % of ${tests}`);
  }
}
