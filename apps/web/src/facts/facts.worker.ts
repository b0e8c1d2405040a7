import { factsReport, type FactsAnswer, type FactsQuestion } from "@rewrite-service/review";

// The sentences are aligned once a text has ended, so what aligns them is loaded while the first one streams.
const loadAligned = () => import("./aligned-answer.ts");

/** The page hears of an error only where nothing catches it. */
const fail = (error: unknown): void =>
  void setTimeout(() => {
    throw error;
  });

addEventListener("message", ({ data }: MessageEvent<FactsQuestion>) => {
  if (data.finished || data.after !== "") {
    const aligned = loadAligned();
    if (!data.finished) aligned.catch(() => undefined);
    else return void aligned.then(({ answerFacts }) => postMessage(answerFacts(data))).catch(fail);
  }
  const { facts } = factsReport(data.before, data.after, data);
  postMessage({ facts, meaning: [], comparison: null, alignment: null } satisfies Omit<FactsAnswer, "question">);
});
