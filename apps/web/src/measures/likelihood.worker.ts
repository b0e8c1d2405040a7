import { scoreLikelihood } from "@rewrite-service/text";

/** How a text reads. */
export interface LikelihoodAnswer {
  /** From 0 to 100, in whole numbers; null where the text is too short to say or is not judged. */
  band: { low: number; high: number } | null;
  /** Why it was not judged, such as its language. */
  declined: string | null;
}

addEventListener("message", ({ data }: MessageEvent<string>) => {
  const { low, high, tooShort, declined } = scoreLikelihood(data);
  const said = tooShort || declined !== null ? null : { low: Math.floor(low), high: Math.ceil(high) };
  postMessage({ band: said, declined } satisfies LikelihoodAnswer);
});
