import { checkTells, type CheckOptions, type TellReport } from "@rewrite-service/text";
import { protectableIn, type Protectable } from "./protectable.ts";

/** Asks for a check of one version of the draft. */
export interface TellsQuestion {
  version: number;
  text: string;
  options: CheckOptions;
}

export interface TellsAnswer {
  version: number;
  report: TellReport;
  /** What may be protected in the text. */
  protectable: readonly Protectable[];
}

addEventListener("message", ({ data }: MessageEvent<TellsQuestion>) => {
  const { version, text, options } = data;
  const answer: TellsAnswer = { version, report: checkTells(text, options), protectable: protectableIn(text) };
  postMessage(answer);
});
