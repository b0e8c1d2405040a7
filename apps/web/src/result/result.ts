import type { HumanizeRequest, Stopped } from "@rewrite-service/contract";
import type { Decisions, Mix, Alignment, FactsAnswer, ShownFact } from "@rewrite-service/review";
import type { Span } from "@rewrite-service/text";
import type { Meaning } from "./use-meaning.ts";
import type { DraftEdit, ResultVersion, Source } from "./result-history.ts";
import type { RewriteFailure, RewriteState } from "./rewrite-state.ts";

/** A text that decisions make, with what became of the facts in it; those may be of the text before it. */
export interface Coming {
  text: string;
  facts: FactsAnswer | null;
  decisions: Decisions;
}

/** Everything that the page may ask of the result. */
export interface Result {
  stream: RewriteState;
  running: boolean;
  /** A rewrite ended early; what came of it waits to be kept or discarded. */
  undecided: boolean;
  /** Whether something whole came of it. */
  canKeep: boolean;
  /** Whether what is on screen came of the try before the one that failed. */
  isLeft: boolean;
  /** What the gate stopped in the text on screen, where that was cut by it. */
  cutAt: Stopped | null;
  /** Whether there is a result to go back to. */
  hasLast: boolean;
  failure: RewriteFailure | null;
  /** What the gate stopped, where that is why the rewrite ended. */
  caught: Stopped | null;
  /** What is under review; null before the first rewrite and while nothing is shown but the stream. */
  version: ResultVersion | null;
  alignment: Alignment | null;
  /** What the writer has protected since, and the rewrite has less often than the draft. */
  altered: readonly string[];
  /** The text on screen: what streams, or what the decisions make of the version. */
  mix: Mix;
  notes: string | null;
  facts: FactsAnswer | null;
  /** Where the text could not be compared, what tries it again. */
  retryFacts: (() => void) | null;
  /** Whether it is known what this device kept of an earlier visit. */
  isKnown: boolean;
  /** Whether the text that the decisions make is not known yet. */
  isAwaited: boolean;
  /** What is on screen instead, where what waits for the writer is shown as it was: what copying would copy. */
  coming: Coming | null;
  showComing: (coming: Coming | null) => void;
  /** A model's second opinion on the text under review. */
  meaning: Meaning;
  /** What the text on screen was made from. */
  source: Source | null;
  /** The fact whose places are marked. */
  picked: ShownFact | null;
  pick: (fact: ShownFact | null) => void;
  run: (request: HumanizeRequest) => void;
  /** Asks for other versions of the sentence in focus or of the whole text, or for a text closer to the writer's own. */
  again: (what: "sentence" | "whole" | "closer") => void;
  /** The request of the first version while they are asked for. */
  varying: { first: HumanizeRequest; isWhole: boolean } | null;
  stopVarying: () => void;
  stop: () => void;
  retry: () => void;
  /** Keeps what came of a rewrite that ended early. */
  keep: () => void;
  discard: () => void;
  /** Protects these words in the draft no more. */
  release: (text: string) => void;
  /** Brings a place of the draft into view. */
  showInDraft: (place: Span) => void;
  /** Brings back a rewrite that ended early and was discarded with its draft. */
  unfold: (source: Source, stream: RewriteState) => void;
  /** Brings back the result that went with its draft, in one step with that draft. */
  bringBack: (draft: DraftEdit) => void;
  /** Goes back to what there was before a try that was refused. */
  refuse: () => void;
  decide: (decisions: Decisions) => void;
  /** Decides as a part of the last step, so that one undo takes both back; a draft that the text was put into becomes `text`. */
  amend: (decisions: Decisions, text: string) => void;
  /** Another text of the same source takes the place of this one. */
  replace: (text: string, notes: string | null) => void;
  /** Goes back to the text that was to come closer to a voice. */
  moveBack: () => void;
  /** Whether it is known if a text that was to come closer to a voice did; until then it is not compared with its draft. */
  isWeighed: boolean;
  /** Says that it is known; a text that went farther gives way to the one before it, unless the writer asked to see it. */
  weigh: (isFarther: boolean) => void;
  /** What the last try to bring the text closer to a voice cost, where it brought one that was there already; null otherwise. */
  repeated: "free" | "counted" | null;
  /** Whether the text under review is there because the one after it went farther. */
  keptNearer: boolean;
  /** Puts the text that these decisions make into the draft. */
  takeOver: (decisions: Decisions, text: string) => void;
  /** Whether the draft is the text because of that. */
  taken: boolean;
  /** It never leaves the writer without the rewrite under review: before that there has to be a result. */
  undo: (() => void) | null;
  /** Undo of what the writer did to the result, and of no rewrite. */
  undoOwn: (() => void) | null;
  redo: (() => void) | null;
}
