import type { Change } from "@rewrite-service/text";
import { isAboutFact } from "./about-fact.ts";

/** Whether a change touches a fact or would tell a reader something else. A "not" that went or came turns the sense round. */
export const isRisk = (change: Change, fromNotes: boolean): boolean =>
  change.severity === "hard" || change.topic === "negation" || isAboutFact(change, fromNotes);

/** One line for each thing that the writer has to decide about: those said of a passage as a whole, then those of its changes. */
export const riskLines = (ofWhole: readonly string[], risky: readonly Change[]): string[] => [
  ...ofWhole,
  ...risky.map(({ reason }) => reason),
];
