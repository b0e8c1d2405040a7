// node scripts/run.mjs apps/server/evaluate/score-spelling.ts ROWS.jsonl[.gz]…
// Rewrites texts with and without the server's list of words, prints every correction that the list adds with what stands
// around it, to be read by eye, and counts: texts, words, corrections, facts, second rewrites, words changed in mail.
import { rewrite } from "@rewrite-service/text";
import { hardFactsOf } from "../../../packages/text/evaluate/hard-facts.ts";
import { readRows } from "../../../packages/text/evaluate/read-rows.ts";
import { wordsChanged, wordsOf } from "../../../packages/text/evaluate/words-changed.ts";
import { openSpeller } from "../src/providers/spelling/open.ts";

interface Row {
  text: string;
  source?: string;
  label?: number;
  slice?: string;
}

const AROUND = 40;
const MAIL = /mail/;

const paths = process.argv.slice(2);
if (paths.length === 0) {
  process.stderr.write("usage: node scripts/run.mjs apps/server/evaluate/score-spelling.ts ROWS.jsonl[.gz]…\n");
  process.exit(2);
}
const rows = paths
  .flatMap((path) => readRows<Row>(path))
  .filter(({ label, slice }) => label !== 1 && (slice ?? "full") === "full");

const lineOf = (text: string, at: number, word: string, meant: string): string =>
  [
    `${word} → ${meant}`,
    text.slice(Math.max(0, at - AROUND), at),
    word,
    text.slice(at + word.length, at + word.length + AROUND),
  ]
    .join("\t")
    .replaceAll("\n", " ");

const speller = openSpeller();
const seen = { texts: 0, words: 0, asked: 0, texted: 0, corrections: 0, factsKept: 0, idempotent: 0 };
const mail = { words: 0, before: 0, after: 0 };
for (const { text, source = "" } of rows) {
  const proposed = new Map<string, string>();
  let isAsked = false;
  const options = { text, register: "email", mode: "rewrite" } as const;
  const plain = rewrite(options).text;
  const spelled = rewrite({
    ...options,
    speller: (now, word, at) => {
      isAsked = true;
      const meant = speller(now, word, at);
      if (meant !== null) proposed.set(word, lineOf(now, at, word, meant));
      return meant;
    },
  }).text;
  seen.texts += 1;
  seen.words += wordsOf(text).length;
  if (isAsked) seen.asked += 1;
  if (MAIL.test(source)) {
    mail.words += wordsOf(text).length;
    mail.before += wordsChanged(text, plain);
    mail.after += wordsChanged(text, spelled);
  }
  if (spelled === plain) continue;
  const left = new Set(wordsOf(spelled));
  const made = [...proposed].filter(([word]) => !left.has(word));
  for (const [, line] of made) process.stdout.write(`${source}\t${line}\n`);
  seen.texted += 1;
  seen.corrections += made.length;
  if (hardFactsOf(spelled) === hardFactsOf(plain)) seen.factsKept += 1;
  if (rewrite({ ...options, text: spelled, speller }).text === spelled) seen.idempotent += 1;
}
const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(3)} %`;
process.stderr.write(
  [
    `texts                     ${seen.texts}, ${seen.words} words`,
    `typed in haste            ${seen.asked}`,
    `corrected by the list     ${seen.corrections} words in ${seen.texted} texts`,
    `  same facts as before    ${seen.factsKept}`,
    `  same when done again    ${seen.idempotent}`,
    `words changed in mail     ${share(mail.before, mail.words)} without the list, ${share(mail.after, mail.words)} with it`,
    "",
  ].join("\n"),
);
