import { scoreLikelihood, type Likelihood } from "@rewrite-service/text";

/** How a text reads: in a word, and as one plain sentence with how often it is wrong. */
export interface LikelihoodAnswer {
  reads: Likelihood["verdict"] | "short" | "declined";
  sentence: string;
  /** Bounds of the guess, 0 to 100. */
  low: number;
  high: number;
}

addEventListener("message", ({ data }: MessageEvent<string>) => {
  const { sentence, verdict, tooShort, declined, low, high } = scoreLikelihood(data);
  const reads = declined === null ? (tooShort ? "short" : verdict) : "declined";
  postMessage({ reads, sentence, low, high } satisfies LikelihoodAnswer);
});
