import type { Language } from "../document/language.ts";
import type { RegisterId } from "../registers/register.ts";

export interface TellFinding {
  /** The rule's id. */
  id: string;
  /** UTF-16 units. */
  start: number;
  end: number;
  excerpt: string;
  /** 0 to 4; 0 for hints. */
  weight: number;
  name: string;
  explanation: string;
  /** What was measured, in one sentence. */
  evidence: string;
  suggestion: string;
  /** What may take the excerpt's place, "" to cut it, null where a person has to decide. */
  replacement: string | null;
  /** Whether the replacement keeps the sentence whole, so that an editor may apply it. */
  fixable: boolean;
}

export type TellVerdict = "clear" | "some" | "many";

export interface TellReport {
  /** 0 to 100; null for text that is not English, which is declined. */
  score: number | null;
  /** Findings per 1,000 words, over at least 25 words. */
  perThousand: number;
  /** Words outside masks. */
  words: number;
  findings: TellFinding[];
  /** What folklore calls a tell and no evidence supports, and lone words that count only in company. Never scored. */
  hints: TellFinding[];
  /** Ids of the marks of people's writing that the text shows. */
  strengths: string[];
  policy: { version: string; hash: string };
  /** null under 25 words, and for text that is declined. */
  verdict: TellVerdict | null;
  language: Language;
}

export interface CheckOptions {
  /** Without one the general profile judges. */
  register?: RegisterId;
  /** Words or phrases that are never reported, whatever their case. */
  allow?: readonly string[];
  disabledRules?: readonly string[];
  /** The user's own words and phrases to report, with weight 1; at most 200 of at most 100 characters are read. */
  customWords?: readonly string[];
}
