import type { Span } from "../document/span.ts";
import type { FactKind } from "../facts/fact.ts";

export type Topic = FactKind | "negation" | "obligation" | "direction" | "unit" | "claim" | "sentence" | "wording";

const MEANING: ReadonlySet<Topic> = new Set(["negation", "obligation", "direction", "claim", "sentence", "wording"]);

/** Whether a topic is a kind of fact; the others are changes of meaning. */
export const isFactTopic = (topic: Topic): boolean => !MEANING.has(topic);

/** Something the second text says otherwise than the first, beyond mere wording. */
export interface Change {
  status: "changed" | "invented" | "lost";
  topic: Topic;
  /** `hard` is an alarm: certain. `soft` is a place to look at. */
  severity: "hard" | "soft";
  /** Where it is in the first text; null for what was invented. UTF-16. */
  before: Span | null;
  /** Where it is in the second text; null for what was lost. UTF-16. */
  after: Span | null;
  /** One line for people. */
  reason: string;
}

const spanOf = (place: Span | null): Span | null => place && { start: place.start, end: place.end };

/** A change whose status follows from the sides it has: without a place in the first text it was invented, without one in the second it was lost. */
export const changeOf = (
  topic: Topic,
  severity: Change["severity"],
  before: Span | null,
  after: Span | null,
  reason: string,
): Change => ({
  status: before === null ? "invented" : after === null ? "lost" : "changed",
  topic,
  severity,
  before: spanOf(before),
  after: spanOf(after),
  reason,
});

/** Sentences that say the same thing, with the words that differ. An empty side is a lost or new sentence. */
export interface SentencePair {
  status: "kept" | "reworded" | "lost" | "new";
  /** Not in the order of the first text. */
  moved: boolean;
  before: Span[];
  after: Span[];
  /** Stretches that differ, in order; empty where the words are the same. */
  removed: Span[];
  added: Span[];
}

export interface Comparison {
  pairs: SentencePair[];
  changes: Change[];
  /** Whether a hard change stands. */
  alarm: boolean;
  /** Sentence pairs that were reworded, and facts that were kept, lost, invented or changed. */
  counts: { kept: number; reworded: number; lost: number; invented: number; changed: number };
  /** Facts of the first text that the second keeps, 0 to 1; 1 where there is none. */
  factPreservation: number;
  /** Facts of the second text that the first backs, 0 to 1; 1 where there is none. */
  factPrecision: number;
}

export interface CompareOptions {
  /** The first text is notes: it is read as values to be told, not as sentences to be kept. */
  fromNotes?: boolean;
}
