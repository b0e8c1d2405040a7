import { checkTells, type CheckOptions, type TellFinding, type TellReport } from "@rewrite-service/text";
import { protectableIn, type Protectable } from "./protectable.ts";
import { typoFindings } from "./typos.ts";

/** Asks for a check of one version of the draft. */
export interface TellsQuestion {
  version: number;
  text: string;
  options: CheckOptions;
}

/** What is found in one version of the draft. */
export interface FoundInDraft {
  report: TellReport;
  typos: readonly TellFinding[];
  /** What may be protected in the text. */
  protectable: readonly Protectable[];
}

export interface TellsAnswer extends FoundInDraft {
  version: number;
}

addEventListener("message", ({ data }: MessageEvent<TellsQuestion>) => {
  const { version, text, options } = data;
  const answer: TellsAnswer = {
    version,
    report: checkTells(text, options),
    typos: typoFindings(text, options.disabledRules),
    protectable: protectableIn(text),
  };
  postMessage(answer);
});
