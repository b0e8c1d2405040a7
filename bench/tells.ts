// npm run bench -- tells [FILE.jsonl[.gz]]
// The tell checker beside `split(/\s+/)` and its peers, on the same text in the same run. Without a file the text is
// made of the rules' own examples; with one it is the file's texts, joined.
import { readdirSync } from "node:fs";
import { readRows } from "../packages/text/evaluate/read-rows.ts";
import { checkTells } from "../packages/text/src/tells/check.ts";
import type { Examples } from "../packages/text/src/tells/rule.ts";
import { openPeers } from "./tells-peers.ts";

const SIZE = 1_000_000;
const DRAFT = 2000;
const ROUNDS = 41;
const PEER_MS = 3000;

const textsOfRules = async (): Promise<string[]> => {
  const folder = new URL("../packages/text/src/tells/rules/", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.includes("index"));
  const texts: string[] = [];
  for (const name of names) {
    const { examples } = (await import(new URL(name, folder).href)) as { examples: Examples };
    // People write more plain sentences than tells, so the counter-examples stand three times.
    texts.push(...examples.bad.map(([draft]) => draft), ...examples.good, ...examples.good, ...examples.good);
  }
  let seed = 7;
  const next = (): number => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0);
  return Array.from({ length: 4000 }, () =>
    Array.from({ length: 40 }, () => texts[next() % texts.length] ?? "").join(" "),
  );
};

const timed = (work: () => unknown): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const megabytes = (characters: number, ms: number): string => (characters / 1000 / ms).toFixed(2).padStart(8);

/** The text in pieces of about `size` characters, cut at blanks, so that a busy machine seldom interrupts one. */
const piecesOf = (text: string, size: number): string[] => {
  const pieces: string[] = [];
  for (let from = 0; from < text.length;) {
    const blank = text.indexOf(" ", from + size);
    const to = blank < 0 ? text.length : blank;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
};

const bestOfPieces = (pieces: readonly string[]): { splitMs: number; checkMs: number } => {
  let splitMs = 0;
  let checkMs = 0;
  for (const piece of pieces) {
    let split = Infinity;
    let check = Infinity;
    for (let round = 0; round < ROUNDS; round += 1) {
      split = Math.min(
        split,
        timed(() => piece.split(/\s+/)),
      );
      check = Math.min(
        check,
        timed(() => checkTells(piece)),
      );
    }
    splitMs += split;
    checkMs += check;
  }
  return { splitMs, checkMs };
};

/** Milliseconds that the checker takes for the text, whole, in the middle of its rounds. */
const besideSplit = (text: string): number => {
  const split: number[] = [];
  const check: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    split.push(timed(() => text.split(/\s+/)));
    check.push(timed(() => checkTells(text)));
  }
  const { words, findings, hints } = checkTells(text);
  console.log(
    `text: ${text.length} characters, ${words} words, ${findings.length} findings, ${hints.length} hints; split and check in turns, ${ROUNDS} rounds`,
  );
  const best = bestOfPieces(piecesOf(text, 64_000));
  const line = (name: string, times: readonly number[], pieces: number): void =>
    console.log(
      `${name.padEnd(20)} ${megabytes(text.length, median(times))} MB/s in the middle, ${megabytes(text.length, Math.min(...times))} at best, ${megabytes(text.length, pieces)} by best pieces of 64 kB`,
    );
  line("split(/\\s+/)", split, best.splitMs);
  line("checkTells", check, best.checkMs);
  const ratios = [median(split) / median(check), Math.min(...split) / Math.min(...check), best.splitMs / best.checkMs];
  console.log(`checkTells over split: ${ratios.map((ratio) => ratio.toFixed(2)).join(", ")}; bar 0.80`);
  return median(check);
};

const drafts = (texts: readonly string[]): void => {
  const joined = texts.join(" ");
  const cuts = Array.from({ length: 200 }, (_, at) => joined.slice(at * DRAFT, (at + 1) * DRAFT)).filter(
    (cut) => cut.length === DRAFT,
  );
  for (let round = 0; round < 5; round += 1) for (const cut of cuts) checkTells(cut);
  const all: number[] = [];
  const each = cuts.map((cut) => {
    const times = Array.from({ length: 25 }, () => timed(() => checkTells(cut)));
    all.push(...times);
    return median(times);
  });
  const at = (times: number[], share: number): string =>
    (times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(3);
  console.log(
    `a draft of ${DRAFT} characters: median ${at(all, 0.5)} ms, p99 of calls ${at(all, 0.99)} ms, p99 of drafts, each by the median of its 25 calls, ${at(each, 0.99)} ms; bar 0.2 ms`,
  );
};

const growth = (text: string): void => {
  const ten = text.repeat(10);
  const one = Math.min(...Array.from({ length: 5 }, () => timed(() => checkTells(text))));
  const large = Math.min(...Array.from({ length: 3 }, () => timed(() => checkTells(ten))));
  console.log(`ten times the text: ${(large / one).toFixed(1)} times the time`);
};

export const run = async ([path]: readonly string[]): Promise<void> => {
  const texts = path === undefined ? await textsOfRules() : readRows<{ text: string }>(path).map(({ text }) => text);
  const text = texts.join("\n\n").slice(0, SIZE);
  const ms = besideSplit(text);
  drafts(texts);
  growth(text);
  for (const peer of await openPeers()) {
    let read = 0;
    let found = 0;
    const started = performance.now();
    for (const one of texts) {
      found += await peer.count(one);
      read += one.length;
      if (performance.now() - started > PEER_MS) break;
    }
    const spent = performance.now() - started;
    const times = (text.length / ms / (read / spent)).toFixed(0);
    console.log(
      `${peer.name.padEnd(20)} ${megabytes(read, spent)} MB/s  (${found} found in ${read} characters); checkTells is ${times} times as fast`,
    );
  }
};
