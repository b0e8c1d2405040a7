import type { VerifyReport } from "@rewrite-service/contract";
import { meaningWords as words } from "./meaning.ts";

/** What a model says of a text, for as long as that is the text it was asked about. */
export type MeaningState =
  | { phase: "idle" | "checking" }
  | { phase: "done"; report: VerifyReport }
  /** What went wrong, in a sentence for people. */
  | { phase: "failed"; message: string };

export const meaningTitle = (state: MeaningState): string => {
  if (state.phase === "checking") return words.checking;
  if (state.phase !== "done") return words.title;
  const { verified, findings } = state.report;
  if (!verified) return words.unverifiedTitle;
  return findings.length === 0 ? words.none : words.found(findings.length);
};

/** What there is to know beside an answer's findings; `judge` is whose model gave it. */
export const meaningOutcome = ({ verified, findings, withdrawn }: VerifyReport, judge: string): string => {
  if (!verified) return words.unverified;
  const said = findings.length === 0 ? words.noneHint(judge) : words.caution;
  return withdrawn.length === 0 ? said : `${said} ${words.withdrawn}`;
};
