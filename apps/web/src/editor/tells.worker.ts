import { checkTells, type CheckOptions, type TellReport } from "@rewrite-service/text";
import { offersIn, type Offer } from "./offers.ts";

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
  offers: readonly Offer[];
}

addEventListener("message", ({ data }: MessageEvent<TellsQuestion>) => {
  const { version, text, options } = data;
  const answer: TellsAnswer = { version, report: checkTells(text, options), offers: offersIn(text) };
  postMessage(answer);
});
