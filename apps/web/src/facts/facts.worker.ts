import { answerFacts, type FactsQuestion } from "@rewrite-service/review";

addEventListener("message", ({ data }: MessageEvent<FactsQuestion>) => postMessage(answerFacts(data)));
