import { checkTells, type CheckOptions, type TellFinding, type TellReport } from "@rewrite-service/text";
import { typoFindings } from "./typos.ts";

/** Asks for a check of one version of the draft. */
export interface TellsQuestion {
  version: number;
  text: string;
  options: CheckOptions;
  /** Typos that the draft had before. */
  mended: readonly string[];
}

/** What is found in one version of the draft. */
export interface FoundInDraft {
  report: TellReport;
  typos: readonly TellFinding[];
}

export interface TellsAnswer extends FoundInDraft {
  version: number;
}

addEventListener("message", ({ data }: MessageEvent<TellsQuestion>) => {
  const { version, text, options, mended } = data;
  const answer: TellsAnswer = {
    version,
    report: checkTells(text, options),
    typos: typoFindings(text, mended, options.disabledRules),
  };
  postMessage(answer);
});
