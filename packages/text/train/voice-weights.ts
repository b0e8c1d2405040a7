// node packages/text/train/voice-weights.ts CORPUS.jsonl[.gz]
// Learns how much words and layout count in the distance to a voice beside runs of characters: of a coarse grid the weights that rank
// most held-back mails right. The 20 people with most mail, whom evaluate/score-voice.ts judges, are left out.
import { AUTHORS_JUDGED, mailsByAuthor, splits } from "../evaluate/voice-mails.ts";
import { countsOf } from "../src/voice/features.ts";
import { measureVoice } from "../src/voice/measure.ts";
import { likeness } from "../src/voice/weigh.ts";

const MAILS_MIN = 3;
const PARTS = [2, 5];
const SEEDS = [0, 1, 2];
const WORDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];
const LAYOUT = [0.15, 0.25, 0.35, 0.5, 0.65, 0.8, 1];

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("usage: node packages/text/train/voice-weights.ts CORPUS.jsonl[.gz]");
const authors = mailsByAuthor(path)
  .slice(AUTHORS_JUDGED)
  .map(([, mails]) => mails)
  .filter((mails) => mails.length >= MAILS_MIN);

/** One held-back mail: whose it is, and its likeness to each voice by runs, words and layout. */
const held = PARTS.flatMap((parts) =>
  SEEDS.flatMap((seed) => splits(authors, parts, seed)).flatMap(({ kept, heldBack }) => {
    const voices = kept.map((mails) => measureVoice(mails));
    return heldBack.flatMap((mails, place) =>
      mails.map((mail) => {
        const { grams, words, layout } = countsOf(mail);
        const likenesses = voices.map(({ profile }) => ({
          grams: likeness(grams, "grams", profile.grams),
          words: likeness(words, "words", profile.words),
          layout: likeness(layout, "layout", profile.layout),
        }));
        return { place, likenesses };
      }),
    );
  }),
);

const found = WORDS.flatMap((words) =>
  LAYOUT.map((layout) => {
    const right = held.filter(({ place, likenesses }) => {
      const scores = likenesses.map((each) => each.grams + words * each.words + layout * each.layout);
      return scores.indexOf(Math.max(...scores)) === place;
    });
    return { words, layout, right: right.length };
  }),
).sort((a, b) => b.right - a.right);
console.log(`${authors.length} people, ${held.length} mails held back; the best ten beside 1 for runs of characters:`);
for (const { words, layout, right } of found.slice(0, 10)) {
  console.log(`words ${words}, layout ${layout}: ${((100 * right) / held.length).toFixed(1)} % right`);
}
