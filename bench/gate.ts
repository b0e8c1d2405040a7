// `npm run bench -- gate`: what the gate costs for each token of a streamed rewrite. Own text, no file and no network.
import { plainBrief } from "../apps/server/src/providers/brief.ts";
import { played } from "../apps/server/src/testing/played-answers.ts";
import { openGate } from "../apps/server/src/humanize/gate/gate.ts";

const PARAGRAPH =
  "Hi Ana, the migration of the billing service is done and the dashboards look calm again. " +
  "We moved 1,240 accounts on 3 May between 10:30 and 12:15, and the error rate fell from 2.4% to 0.3%. " +
  "The runbook is at https://wiki.example.org/billing/runbook and the open question is INC-4471. " +
  "Nobody had to work on the weekend, which I am glad about, and the team would like to keep it that way. ";
const PARAGRAPHS = 12;
const ROUNDS = 400;
const TOKENS_PER_STREAM = (PARAGRAPH.repeat(PARAGRAPHS).match(/\s?\S{1,6}/g) ?? []).length;

const brief = plainBrief(PARAGRAPH.repeat(PARAGRAPHS));

const stream = async (answer: string): Promise<{ lagMax: number; openMs: number; passMs: number; endMs: number }> => {
  const started = performance.now();
  const gate = openGate(brief, { repairs: false });
  const opened = performance.now();
  const tokens = answer.match(/\s?\S{1,6}/g) ?? [];
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
  const passed = performance.now();
  gate.notes();
  return { lagMax, openMs: opened - started, passMs: passed - opened, endMs: performance.now() - passed };
};

/** The same loops with nothing in them, so that only the gate's own work is counted. */
const empty = async (answer: string): Promise<number> => {
  const started = performance.now();
  const tokens = answer.match(/\s?\S{1,6}/g) ?? [];
  const source = async function* () {
    for (const text of tokens) yield { type: "text", text } as const;
  };
  const through = async function* () {
    for await (const { text } of source()) yield text;
  };
  let got = 0;
  for await (const piece of through()) got += piece.length;
  return got > 0 ? performance.now() - started : 0;
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

export const run = async (): Promise<void> => {
  // Chained so that one pass of the masking is not the other's: the answer carries links verbatim, as an engine writes them.
  const answer = brief.text;
  const rounds: Awaited<ReturnType<typeof stream>>[] = [];
  const empties: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await stream(answer));
    empties.push(await empty(answer));
  }
  const of = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick));
  const perToken = ((of((round) => round.passMs) - median(empties)) * 1000) / TOKENS_PER_STREAM;
  console.log(
    JSON.stringify({
      characters: answer.length,
      tokens: TOKENS_PER_STREAM,
      microsecondsPerToken: Number(perToken.toFixed(2)),
      openMs: Number(of((round) => round.openMs).toFixed(2)),
      notesMs: Number(of((round) => round.endMs).toFixed(2)),
      lagCharactersMax: Math.max(...rounds.map((round) => round.lagMax)),
    }),
  );
};
