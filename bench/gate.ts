// `npm run bench -- gate [ROUNDS]`: what the gate costs for each token of a streamed rewrite, and how that grows with the
// text, in processor time: other processes do not count. Own text, no file and no network. A draft of a thousand characters
// is also answered with its facts lost, and has a curly mark and an accent.
import { plainBrief, type Brief } from "../apps/server/src/providers/brief.ts";
import { played } from "../apps/server/src/testing/played-answers.ts";
import { draftFor } from "./parts/streaming-server.ts";
import { openGate } from "../apps/server/src/humanize/gate/gate.ts";

const PARAGRAPH =
  "Hi Ana, the migration of the billing service is done and the dashboards look calm again. " +
  "We moved 1,240 accounts on 3 May between 10:30 and 12:15, and the error rate fell from 2.4% to 0.3%. " +
  "The runbook is at https://wiki.example.org/billing/runbook and the open question is INC-4471. " +
  "Nobody had to work on the weekend, which I am glad about, and the team would like to keep it that way. ";
const PARAGRAPHS = 12;
/** Lengths of longer texts, and in how many pieces of this size their rewrite comes: a token, and what 33 ms join. */
const WORDS = [500, 1_000, 5_000, 20_000];
const PIECES = [/\s?\S{1,6}/g, /[^]{1,24}/g];
/** What becomes of the facts of a draft of a thousand characters. */
const ANSWERS: readonly (readonly [string, (draft: string) => string])[] = [
  ["kept", (draft) => draft],
  ["one lost", (draft) => draft.replaceAll("$412,300", "a lot")],
  ["all figures lost", (draft) => draft.replace(/\S*\d\S*/g, "some")],
];
const WORDS_PER_PARAGRAPH = PARAGRAPH.split(" ").length - 1;

/** Processor time of this process up to now, in ms. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const stream = async (
  brief: Brief,
  tokens: readonly string[],
): Promise<{ lagMax: number; openMs: number; passMs: number; endMs: number }> => {
  const started = cpuMs();
  const gate = openGate(brief, { repairs: false });
  const opened = cpuMs();
  let sent = 0;
  let lagMax = 0;
  let got = 0;
  const pieces = gate.pass(
    played(async function* () {
      for (const text of tokens) {
        lagMax = Math.max(lagMax, sent - got);
        sent += text.length;
        yield { type: "text", text } as const;
      }
    }),
  );
  for await (const piece of pieces) got += piece.length;
  const passed = cpuMs();
  gate.notes();
  return { lagMax, openMs: opened - started, passMs: passed - opened, endMs: cpuMs() - passed };
};

/** The same loops with nothing in them, so that only the gate's own work is counted. */
const empty = async (tokens: readonly string[]): Promise<number> => {
  const started = cpuMs();
  const source = async function* () {
    for (const text of tokens) yield { type: "text", text } as const;
  };
  const through = async function* () {
    for await (const { text } of source()) yield text;
  };
  let got = 0;
  for await (const piece of through()) got += piece.length;
  return got > 0 ? cpuMs() - started : 0;
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const measured = async (
  draft: string,
  pieces: RegExp,
  rounds: number,
  answer = draft,
): Promise<Record<string, number>> => {
  // The answer carries links as the draft does, as an engine writes them.
  const brief = plainBrief(draft);
  const tokens = answer.match(pieces) ?? [];
  const runs: Awaited<ReturnType<typeof stream>>[] = [];
  const empties: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await stream(brief, tokens));
    empties.push(await empty(tokens));
  }
  const of = (pick: (run: (typeof runs)[number]) => number): number => median(runs.map(pick));
  const passMs = of((run) => run.passMs) - median(empties);
  const rounded = (value: number): number => Number(value.toFixed(2));
  return {
    characters: brief.text.length,
    pieces: tokens.length,
    microsecondsPerPiece: rounded((passMs * 1_000) / tokens.length),
    openMs: rounded(of((run) => run.openMs)),
    passMs: rounded(passMs),
    notesMs: rounded(of((run) => run.endMs)),
    lagCharactersMax: Math.max(...runs.map((run) => run.lagMax)),
  };
};

export const run = async ([rounds = "400"]: readonly string[]): Promise<void> => {
  const [token] = PIECES as [RegExp];
  console.log(JSON.stringify(await measured(PARAGRAPH.repeat(PARAGRAPHS), token, Number(rounds))));
  const plain = draftFor("kept", "a");
  for (const [marks, draft] of [
    ["plain", plain],
    ["curly", plain.replaceAll("the vendor asked", "the vendor’s café asked")],
  ] as const)
    for (const [facts, answerTo] of ANSWERS)
      for (const pieces of [/[^]{1,5}/g, /[^]{1,32}/g])
        console.log(
          JSON.stringify({ facts, marks, ...(await measured(draft, pieces, Number(rounds), answerTo(draft))) }),
        );
  for (const words of WORDS) {
    const paragraphs = Math.round(words / WORDS_PER_PARAGRAPH);
    const times = Math.max(3, Math.round((Number(rounds) * PARAGRAPHS) / paragraphs / 4));
    for (const pieces of PIECES)
      console.log(JSON.stringify({ words, ...(await measured(PARAGRAPH.repeat(paragraphs), pieces, times)) }));
  }
};
