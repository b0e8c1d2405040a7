import type { Change } from "@rewrite-service/text";
import { isAboutFact } from "./about-fact.ts";

/** Whether a risk is sure: something became of a fact, of a "not" without a doubt, or of a whole sentence. The list of facts counts no others. */
export const isCertain = (change: Change, fromNotes: boolean): boolean =>
  change.severity === "hard" ||
  (change.topic === "sentence" && change.status === "lost") ||
  isAboutFact(change, fromNotes);
