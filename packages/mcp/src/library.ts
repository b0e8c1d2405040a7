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

export interface Tells {
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
  caution: string;
  evidence: (Place & { weight: number })[];
}

export interface FactRow extends Place {
  kind: string;
  text: string;
}

export interface ChangeRow extends Place {
  side: "before" | "after";
  type: string;
  severity: string;
  text: string;
}

export interface DraftComparison {
  /** Whether a hard change stands: a fact lost, invented or altered, a negation turned. */
  flag: boolean;
  kept: FactRow[];
  lost: FactRow[];
  invented: FactRow[];
  changes: ChangeRow[];
}

/** What the tools ask of the text floor: pure functions, no network. */
export interface Library {
  checkTells(text: string, options: { register?: RegisterId }): Tells;
  likelihood(text: string): LikelihoodBand;
  compare(before: string, after: string, options: { fromNotes?: boolean }): DraftComparison;
  /** The published policy, byte for byte as `GET /api/policy` serves it. */
  policyJson(): string;
  /** The registers, byte for byte as `GET /api/registers` serves them. */
  registersJson(): string;
}

/** Loads the library at its first use: a client that only lists tools never pays for the model. */
export const loadLibrary = async (): Promise<Library> => (await import("./analysis.ts")).library;
