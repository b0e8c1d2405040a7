import { checkTells, type CheckOptions, type TellReport } from "@rewrite-service/text";

/** Asks for a check of one version of the draft. */
export interface TellsQuestion {
  version: number;
  text: string;
  options: CheckOptions;
}

export interface TellsAnswer {
  version: number;
  report: TellReport;
}

addEventListener("message", ({ data }: MessageEvent<TellsQuestion>) => {
  const answer: TellsAnswer = { version: data.version, report: checkTells(data.text, data.options) };
  postMessage(answer);
});
