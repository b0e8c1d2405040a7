import { answerFacts, type FactsQuestion } from "./facts-answer.ts";

addEventListener("message", ({ data }: MessageEvent<FactsQuestion>) => postMessage(answerFacts(data)));
