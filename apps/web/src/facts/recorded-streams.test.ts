import { compareDrafts, type Change, type Span } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { rewriteReducer, shownText, type RewriteState } from "../result/rewrite-state.ts";
import { answerFacts, type FactsAnswer, type FactsQuestion, countFacts } from "@rewrite-service/review";
import { newestFirst } from "../browser/newest-first.ts";

// A small generator whose numbers are the same in every run, so that the streams are recordings.
const diceOf = (seed: number): ((sides: number) => number) => {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};

// Ways to say the same thing, then ways that lose, change or add something.
const SENTENCES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    "The p95 went from 840 ms to 310 ms on Tuesday.",
    ["On Tuesday the p95 fell from 840 ms to 310 ms.", "The p95 is down: 840ms before, 310ms since Tuesday."],
    ["The p95 went from 840 ms to 300 ms on Tuesday.", "The p95 fell to 310 ms.", "The p95 fell a lot."],
  ],
  [
    "Could someone please review PR 90210 before 5pm?",
    ["Please review PR 90210 by 5 pm.", "PR 90210 needs a review before 17:00."],
    [
      "Please review PR 90210.",
      "Please review PR 90211 before 5pm.",
      "Please review PR 90210 before 5pm today, 6 June.",
    ],
  ],
  [
    "The budget is $4,500 for 12 seats.",
    ["We have $4,500 for 12 seats.", "12 seats cost $4500."],
    ["The budget is $5,400 for 12 seats.", "The budget is set.", "The budget is $4,500 for 12 seats and 3 desks."],
  ],
  [
    "Version 2.4.1 ships on 3 May, see https://example.org/notes.",
    [
      "We ship 2.4.1 on May 3rd (https://example.org/notes).",
      "On 3 May version 2.4.1 ships: https://example.org/notes.",
    ],
    ["Version 2.4.2 ships on 3 May.", "Version 2.4.1 ships soon, see https://example.org/notes."],
  ],
  [
    "Errors rose by 4% and not by 14%.",
    ["Errors are up 4%, not 14%.", "The error rate rose 4 percent rather than 14 percent."],
    ["Errors rose by 14% and not by 4%.", "Errors rose by 4%."],
  ],
  [
    'Dr. Lena Ortiz wrote "ship it after lunch" to #releases.',
    ['In #releases Dr. Lena Ortiz wrote "ship it after lunch".'],
    ['Dr. Lena Ortiz wrote "ship it" to #releases.', "Lena agreed.", "Dr. Lena Ortez wrote to #release-notes."],
  ],
];

interface Recording {
  before: string;
  after: string;
  deltas: string[];
  fromNotes: boolean;
}

const record = (seed: number): Recording => {
  const dice = diceOf(seed * 7_919 + 1);
  const chosen = SENTENCES.filter(() => dice(4) > 0);
  const lines = (chosen.length === 0 ? SENTENCES.slice(0, 1) : chosen).map(([own, same, other]) => {
    const pool = dice(3) === 0 ? other : dice(4) === 0 ? [own] : same;
    return { own, after: dice(12) === 0 ? "" : pool[dice(pool.length)] };
  });
  const fromNotes = seed % 5 === 0;
  const before = lines.map(({ own }) => (fromNotes ? `- ${own}` : own)).join(fromNotes || dice(2) === 0 ? "\n" : " ");
  const told = lines.map(({ after }) => after).filter((line) => line !== "");
  if (dice(4) === 0) told.reverse();
  const after = told.join(dice(2) === 0 ? "\n\n" : " ") || "Nothing to tell.";
  const raw = after + (dice(2) === 0 ? "\n\nNOTES:\n- 310 ms and $77 are not facts of this text." : "");
  const deltas: string[] = [];
  for (let at = 0; at < raw.length;) {
    const end = at + 1 + dice(9);
    deltas.push(raw.slice(at, end));
    at = end;
  }
  return { before, after, deltas, fromNotes };
};

/** Plays a recording through the reducer, the queue and the worker's own answer, which comes some deltas late. */
const play = ({ before, deltas, fromNotes }: Recording, seed: number): FactsAnswer => {
  const dice = diceOf(seed);
  let listener: (answer: ReturnType<typeof answerFacts>) => void = () => undefined;
  const posted: FactsQuestion[] = [];
  const answers: FactsAnswer[] = [];
  const ask = newestFirst<FactsQuestion, ReturnType<typeof answerFacts>>(
    { post: (question) => void posted.push(question), onAnswer: (own) => (listener = own) },
    (answer, question) => void answers.push({ ...answer, question }),
  );
  const work = (): void => {
    const question = posted.shift();
    if (question !== undefined) listener(answerFacts(question));
  };
  let state: RewriteState = rewriteReducer({ phase: "idle" }, { type: "start", at: 0 });
  for (const text of deltas) {
    state = rewriteReducer(state, { type: "event", event: { type: "delta", text }, requestId: null });
    ask({ before, after: shownText(state).text, fromNotes, finished: false });
    if (dice(3) === 0) work();
  }
  state = rewriteReducer(state, { type: "event", event: { type: "done" }, requestId: null });
  ask({ before, after: shownText(state).text, fromNotes, finished: true });
  while (posted.length > 0) work();
  for (const { facts, question } of answers)
    if (!question.finished) expect(facts.filter(({ state: shown }) => shown === "lost")).toEqual([]);
  return answers.at(-1) as FactsAnswer;
};

const NOT_FACTS = ["negation", "obligation", "direction", "claim", "sentence", "wording"];
const place = (span: Span | null): string => (span === null ? "-" : `${span.start}-${span.end}`);
const STREAMS = 200;

test(`after each of ${STREAMS} recorded streams the panel says what compareDrafts says of the same texts`, () => {
  const seen = { kept: 0, reworded: 0, lost: 0, changed: 0, invented: 0 };
  for (let seed = 1; seed <= STREAMS; seed += 1) {
    const recording = record(seed);
    const { facts, question } = play(recording, seed);
    expect(question.after).toBe(recording.after);
    const { fromNotes } = recording;
    const { changes, counts } = compareDrafts(recording.before, recording.after, { fromNotes });
    const about = changes.filter(({ topic, status }) => !NOT_FACTS.includes(topic) || (fromNotes && status === "lost"));
    const expected = about.map(({ status, before, after }: Change) => `${status} ${place(before)} ${place(after)}`);
    const shown = facts
      .filter(({ state }) => state === "lost" || state === "changed" || state === "invented")
      .map(({ state, before, after }) => `${state} ${place(before)} ${place(after)}`);
    // What the comparison lets go, the panel lists all the same where the result does not say it.
    const gone = facts.filter((fact) => fact.state === "lost" && !recording.after.includes(fact.text));
    const beyond = gone.map((fact) => `lost ${place(fact.before)} -`).filter((line) => !expected.includes(line));
    expect(shown.sort(), JSON.stringify(recording)).toEqual([...expected, ...beyond].sort());
    const tally = countFacts(facts);
    // Notes are judged as values, so only what is lost or invented of them can be counted alike.
    if (!fromNotes) {
      expect(tally.kept + tally.reworded, JSON.stringify(recording)).toBe(counts.kept);
      for (const { after, text, state } of facts) {
        if (state === "kept" || state === "reworded") expect(after, `${text} in ${recording.after}`).not.toBeNull();
      }
    }
    for (const state of ["kept", "reworded", "lost", "changed", "invented"] as const) seen[state] += tally[state];
  }
  // The recordings hold every outcome, so none of the above was compared with nothing.
  for (const [state, count] of Object.entries(seen)) expect(count, state).toBeGreaterThan(20);
});
