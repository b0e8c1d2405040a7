import type { Decision, Passage } from "@rewrite-service/review";
import type { CopyFormat } from "./copy-formats.ts";
import type { Waiting } from "./use-waiting.ts";

/** What the writer is at in the review, and what they can do there. */
export interface Review extends Omit<Waiting, "make"> {
  /** The change in focus, or a sentence that the model left alone; null where there is none. */
  current: Passage | null;
  /** Whether there is something in it to accept or reject. */
  isDecidable: boolean;
  /** What the writer is asked about before the text is copied, a line each; null where nobody asks. */
  asks: readonly string[] | null;
  /** Whether the text on screen was copied, or became the draft. */
  used: "copied" | "taken" | null;
  /** Whether another text than the one on screen was copied. */
  isCopyOld: boolean;
  format: CopyFormat;
  /** What the last press did. */
  outcome: string;
  setOutcome: (outcome: string) => void;
  focus: (id: number) => void;
  step: (by: 1 | 0 | -1) => void;
  decide: (id: number, decision: Decision) => void;
  /** The open changes that only correct the writing. */
  corrections: readonly Passage[];
  acceptCorrections: () => void;
  /** How the sentence around what is in focus reads now. */
  sentence: () => string;
  /** Puts it in the writer's own words, and goes on to what is left unless the writer stays. */
  edit: (text: string, stays?: boolean) => void;
  /** Leaves the sentence as it is, with what was typed one undo away, and says so. */
  dropEdit: (text: string) => void;
  /** Accepts what touches no fact, and copies the text. */
  takeAll: (format?: CopyFormat) => Promise<void>;
  rejectAll: () => void;
  /** Asks first where something that touches a fact would be copied unseen. */
  copy: (format: CopyFormat) => void;
  copyAnyway: () => void;
  stopAsking: () => void;
  takeOver: () => void;
}
