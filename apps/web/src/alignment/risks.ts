import type { Change } from "@rewrite-service/text";
import { isAboutFact } from "./about-fact.ts";

/** Whether a change touches a fact or would tell a reader something else. A "not" that went or came turns the sense round. */
export const isRisk = (change: Change, fromNotes: boolean): boolean =>
  change.severity === "hard" || change.topic === "negation" || isAboutFact(change, fromNotes);

/** One line for each change. */
export const riskLines = (risky: readonly Change[]): string[] => risky.map(({ reason }) => reason);
