import type { EvaluateRow } from "../../../packages/text/evaluate/evaluate-file.ts";
import { textOf } from "../../../packages/text/evaluate/row-text.ts";
import { parseConfig } from "../src/config/config.ts";
import { meaningJudge } from "../src/humanize/verify/meaning-judge.ts";
import type { Question } from "../src/humanize/verify/question.ts";
import { verdictOf, type Verdict } from "../src/humanize/verify/verdict.ts";
import type { Provider } from "../src/providers/provider.ts";
import { createProvider } from "../src/providers/registry.ts";
import { systemClock } from "../src/runtime/clock.ts";
import { createLog } from "../src/runtime/log.ts";
import { plainBrief } from "../src/providers/brief.ts";
import { questionOfRow } from "./question-of-row.ts";

const ANSWER_MS = 120_000;

/** The judge of the environment's provider. */
const openJudge = (): Provider => {
  const { judge } = createProvider({
    model: parseConfig(process.env).model,
    clock: systemClock,
    log: createLog({ level: "silent" }),
    builtinAnswer: ({ text }) => ({ text, notes: [] }),
    called: () => undefined,
  }).open();
  if (judge !== null) return judge;
  throw new Error("answer is missing and no model is configured: record answers, or set PROVIDER");
};

/** Asks one judge for every row; it is opened with the first. */
const asking = (open: () => Provider): ((question: Question) => Promise<Verdict>) => {
  let opened: Provider | null = null;
  return async (question) => {
    opened ??= open();
    const judge = meaningJudge({ provider: opened, brief: plainBrief(question.before), timeMs: ANSWER_MS });
    const { failure, ...verdict } = await judge.ask(question, new AbortController().signal);
    if (failure !== null) throw failure;
    return verdict;
  };
};

const asked = asking(openJudge);

/**
 * In: `before`, `after`, optional `fromNotes`, and the judge's recorded `answer`; without one the configured provider is
 * asked. Out: `verified`, `findings`, `withdrawn`.
 */
export const evaluateRow: EvaluateRow = async (row) => {
  const question = questionOfRow(row);
  return { ...(row["answer"] === undefined ? await asked(question) : verdictOf(question, textOf(row, "answer"))) };
};
