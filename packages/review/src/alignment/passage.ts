import type { Change, Span } from "@rewrite-service/text";

/** `unwritten` is what a result that ended early did not come to: the draft's words stand there. */
export type PassageStatus = "kept" | "reworded" | "moved" | "left-out" | "new" | "unwritten";

/**
 * Sentences of the draft and the sentences of the result that say the same, or a part of them: an edit that is decided about
 * by itself, or words that both have. One side may be empty.
 */
export interface Passage {
  /** Its place in `Alignment.passages`. */
  id: number;
  status: PassageStatus;
  draft: string;
  result: string;
  /** Where its sentences stand in the draft and in the result. UTF-16. */
  draftSpans: readonly Span[];
  resultSpans: readonly Span[];
  /** Stretches that differ, as ranges of `draft` and of `result`. */
  removed: readonly Span[];
  added: readonly Span[];
  /** What the comparison says about it. */
  changes: readonly Change[];
  /** Those of them that the writer has to decide about. */
  risky: readonly Change[];
  /** What the writer has to decide about in the passage as a whole, a line each. */
  risksOfWhole: readonly string[];
  /** One line for each of both. */
  risks: readonly string[];
  /** The whole sentences: a place in `Alignment.wholes`. */
  whole: number;
  /** Whether they are in more parts than this one. */
  isPart: boolean;
  /** Whether the draft has its words amid a line, begun small, where the result has others that begin with a capital. */
  isFromAmid: boolean;
  /** Whether it takes words from the draft that the writer has protected. */
  altersProtected?: boolean;
  /** Where the gate kept something out: the words of the result before that place, and what is said of it. */
  repaired?: { after: string; reason: string };
}

/** A place in the resulting text that a sentence may stand at. */
export interface Slot {
  passage: number;
  /** A sentence of the result, or the place where the draft's own sentence would go back. */
  kind: "result" | "home";
  text: string;
  /** All that its passage has in one place of the result, at the first sentence of it; "" at the others and at a home. */
  run: string;
  /** Whether it is the longest of those, where the draft's wording comes when it comes back. */
  isMain: boolean;
  /** What stands between it and the text before it. */
  gap: string;
  /** The passage whose sentence stands before this one in the result; null for a home, and at the beginning. */
  previous: number | null;
  /** For a home and for a part of sentences, what stands after it in the draft and the passage that comes next there. */
  next: { gap: string; passage: number } | null;
}

/** Two texts sentence by sentence: all that is needed to put a text together from both. */
export interface Alignment {
  before: string;
  after: string;
  passages: readonly Passage[];
  /** The same without parts: what answers each other as a whole. */
  wholes: readonly Passage[];
  slots: readonly Slot[];
  /** Whether the draft is notes, each a line of its own. */
  fromNotes: boolean;
}
