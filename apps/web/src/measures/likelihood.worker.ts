import { scoreLikelihood, type Likelihood } from "@rewrite-service/text";

/** How a text reads: in a word, and as one plain sentence with how often it is wrong. */
export interface LikelihoodAnswer {
  reads: Likelihood["verdict"] | "short" | "declined";
  sentence: string;
}

addEventListener("message", ({ data }: MessageEvent<string>) => {
  const { sentence, verdict, tooShort, declined } = scoreLikelihood(data);
  const reads = declined === null ? (tooShort ? "short" : verdict) : "declined";
  postMessage({ reads, sentence } satisfies LikelihoodAnswer);
});
