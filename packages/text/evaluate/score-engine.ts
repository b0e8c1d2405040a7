// node packages/text/evaluate/score-engine.ts CORPUS.jsonl[.gz] [MOST]
// Rewrites real drafts in every register and prints what held: facts, idempotence, tells before and after, variants, words changed, speed.
import {
  checkTells,
  compareDrafts,
  createWitness,
  measureVoice,
  registers,
  rewrite,
  voiceDistance,
} from "../src/index.ts";
import { hardFactsOf } from "./hard-facts.ts";
import { readRows } from "./read-rows.ts";
import { wordsChanged, wordsOf } from "./words-changed.ts";

interface Row {
  text: string;
  source: string;
  label: number;
  slice: string;
  group: string;
}

const [path, most = "1000"] = process.argv.slice(2);
if (path === undefined) {
  console.error("usage: node packages/text/evaluate/score-engine.ts CORPUS.jsonl[.gz] [MOST]");
  process.exit(2);
}
const rows = readRows<Row>(path).filter(({ slice }) => slice === "full");

// Every n-th row, so that each source is in the sample by its share.
const step = Math.max(1, Math.floor(rows.length / Number(most)));
const sample = rows.filter((_, index) => index % step === 0).slice(0, Number(most));

// A month with its capital is counted as one fact more: "due in june". The gate reads both, in either direction.
const holdsSame = (draft: string, rewritten: string): boolean =>
  createWitness([draft])(rewritten).length === 0 && createWitness([rewritten])(draft).length === 0;

// How long a draft of usual length, 600 to 1,400 characters, takes as a whole.
const usualMs: number[] = [];
const seen = { drafts: 0, rewrites: 0, factsEqual: 0, factsHeld: 0, idempotent: 0, words: 0, ms: 0 };
const tells = { before: 0, after: 0 };
const mail = { words: 0, changed: 0 };
// The comparison beside a rewrite in which only slips of a human text were mended should find nothing.
const human = { changed: 0, alarmed: 0, marked: 0 };
for (const { text, source, label } of sample) {
  seen.drafts += 1;
  for (const { id } of registers) {
    const started = performance.now();
    const once = rewrite({ text, register: id, mode: "rewrite" }).text;
    const ms = performance.now() - started;
    seen.ms += ms;
    if (text.length >= 600 && text.length <= 1400) usualMs.push(ms);
    seen.words += wordsOf(text).length;
    seen.rewrites += 1;
    const isEqual = hardFactsOf(once) === hardFactsOf(text);
    if (isEqual) seen.factsEqual += 1;
    if (isEqual || holdsSame(text, once)) seen.factsHeld += 1;
    if (rewrite({ text: once, register: id, mode: "rewrite" }).text === once) seen.idempotent += 1;
    if (label === 1) {
      tells.before += checkTells(text).findings.length;
      tells.after += checkTells(once).findings.length;
    }
    if (label === 0 && id === "email" && once !== text.trim()) {
      const { changes } = compareDrafts(text, once);
      human.changed += 1;
      if (changes.some(({ severity }) => severity === "hard")) human.alarmed += 1;
      else if (changes.length > 0) human.marked += 1;
    }
    if (source === "email_enron_dev" && id === "email") {
      mail.words += wordsOf(text).length;
      mail.changed += wordsChanged(text, once);
    }
  }
}
// Toward the voice of whoever has most mail in the corpus, from the usual rewrite as the one before.
const bySender = new Map<string, string[]>();
for (const { source, group, text } of rows) {
  if (source !== "email_enron_dev" || !group.includes("_sent")) continue;
  const sender = group.split("_sent")[0] as string;
  bySender.set(sender, [...(bySender.get(sender) ?? []), text]);
}
const voice = measureVoice([...bySender.values()].sort((a, b) => b.length - a.length)[0] ?? []);
const closer = { drafts: 0, nearer: 0, tellsAdded: 0, factsEqual: 0 };
for (const { text } of sample.filter(({ source }) => /mail/.test(source))) {
  const before = rewrite({ text, register: "email", mode: "rewrite" }).text;
  const after = rewrite({ text, register: "email", mode: "closer", previousRewrite: before, voice }).text;
  closer.drafts += 1;
  if (voiceDistance(after, voice) < voiceDistance(before, voice)) closer.nearer += 1;
  if (
    checkTells(after, { register: "email" }).findings.length > checkTells(before, { register: "email" }).findings.length
  )
    closer.tellsAdded += 1;
  if (hardFactsOf(after) === hardFactsOf(text)) closer.factsEqual += 1;
}
const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
console.log(`drafts                         ${seen.drafts}`);
console.log(`facts equal                    ${share(seen.factsEqual, seen.rewrites)} of ${seen.rewrites} rewrites`);
console.log(`facts equal as the gate reads  ${share(seen.factsHeld, seen.rewrites)}`);
console.log(`idempotent                     ${share(seen.idempotent, seen.rewrites)}`);
console.log(
  `own tells, machine drafts      ${tells.before} before, ${tells.after} after (${share(tells.after - tells.before, tells.before)})`,
);
console.log(`words changed, human mail      ${share(mail.changed, mail.words)}`);
console.log(
  `human texts changed            ${human.changed}: the comparison alarms at ${share(human.alarmed, human.changed)}, has a place to check in ${share(human.marked, human.changed)} more`,
);
console.log(`speed                          ${Math.round(seen.words / (seen.ms / 1000))} words/s`);
console.log(`closer: nearer to the voice     ${share(closer.nearer, closer.drafts)} of ${closer.drafts} mails`);
console.log(`closer: adds a tell             ${share(closer.tellsAdded, closer.drafts)}`);
console.log(`closer: facts equal             ${share(closer.factsEqual, closer.drafts)}`);
const splitStarted = performance.now();
const splitWords = sample.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
const splitMs = performance.now() - splitStarted;
usualMs.sort((a, b) => a - b);
const usualAt = (part: number): string =>
  `${(usualMs[Math.min(usualMs.length - 1, Math.floor(part * usualMs.length))] ?? Number.NaN).toFixed(2)} ms`;
console.log(`a bare split in this run       ${Math.round(splitWords / (splitMs / 1000))} words/s`);
console.log(`usual draft, whole rewrite     ${usualAt(0.5)} median, ${usualAt(0.99)} p99`);
