import type { RegisterId } from "@rewrite-service/text";

/** One place in a text. Offsets are UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

export interface TellRow extends Place {
  id: string;
  name: string;
  excerpt: string;
  weight: number;
  explanation: string;
  suggestion: string;
  replacement: string | null;
}

export interface TellsReport {
  /** 0 to 100; null for text that is declined, with the reason in `declined`. */
  score: number | null;
  verdict: string | null;
  perThousand: number;
  words: number;
  declined: string | null;
  findings: TellRow[];
}

export interface LikelihoodBand {
  score: number;
  low: number;
  high: number;
  tooShort: boolean;
  verdict: "model" | "unclear" | "person";
  /** The verdict in plain words, with how often it is wrong. */
  sentence: string;
  caution: string;
  /** Why the number should not be shown, for text that is not English; else null. */
  declined: string | null;
  evidence: (Place & { weight: number })[];
}

export interface ChangeRow {
  status: "changed" | "invented" | "lost";
  /** A kind of fact, or what else was turned: a negation, an obligation, a claim. */
  topic: string;
  /** Whether it is a fact rather than wording or meaning. */
  fact: boolean;
  severity: "hard" | "soft";
  reason: string;
  before: Place | null;
  after: Place | null;
}

/** Sentences that say the same thing; without a counterpart one side is null. */
export interface SentenceSides {
  before: Place | null;
  after: Place | null;
}

export interface DraftComparison {
  /** Whether there is a hard change: a reader would learn something else. */
  alarm: boolean;
  kept: number;
  changes: ChangeRow[];
  /** Every sentence of both texts; none for long texts that hold no change. */
  pairs: SentenceSides[];
  /** Why the first text was not taken for English; null when it was. */
  declined: string | null;
}

/** The functions of the text library that the tools use: pure, without a network. */
export interface Library {
  checkTells(text: string, options: { register?: RegisterId }): TellsReport;
  likelihood(text: string): LikelihoodBand;
  compare(before: string, after: string, options: { fromNotes?: boolean }): DraftComparison;
  /** The published policy, byte for byte as `GET /api/policy` serves it. */
  policyJson(): string;
  /** The registers, byte for byte as `GET /api/registers` serves them. */
  registersJson(): string;
}
