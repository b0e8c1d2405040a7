import {
  checkTells,
  mendsIn,
  type CheckOptions,
  type Edit,
  type TellFinding,
  type TellReport,
} from "@rewrite-service/text";
import { typoFindings } from "./typos.ts";

/** Asks for a check of one version of the draft. */
export interface TellsQuestion {
  version: number;
  text: string;
  options: CheckOptions;
  /** Whether the edits are wanted that mend it. */
  mends: boolean;
}

/** What is found in one version of the draft. */
export interface FoundInDraft {
  report: TellReport;
  typos: readonly TellFinding[];
  /** What mends its typing errors; none where nobody asked. */
  mends: readonly Edit[];
}

export interface TellsAnswer extends FoundInDraft {
  version: number;
}

addEventListener("message", ({ data }: MessageEvent<TellsQuestion>) => {
  const { version, text, options, mends } = data;
  const answer: TellsAnswer = {
    version,
    report: checkTells(text, options),
    typos: typoFindings(text, options.disabledRules),
    mends: mends ? mendsIn(text) : [],
  };
  postMessage(answer);
});
