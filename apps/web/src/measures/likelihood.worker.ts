import { scoreLikelihood } from "@rewrite-service/text";

/** How a text reads, as one plain sentence. */
export interface LikelihoodAnswer {
  sentence: string;
}

addEventListener("message", ({ data }: MessageEvent<string>) => {
  const { sentence } = scoreLikelihood(data);
  postMessage({ sentence } satisfies LikelihoodAnswer);
});
