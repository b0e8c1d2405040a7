import type { SentenceRole } from "../sentence-role.ts";

/** How a frame shapes the body: which sentences lead and which close, and how long a paragraph of prose may be. */
export interface Shape {
  /** Roles of the sentence that comes first, the best first; empty keeps the writer's order. */
  lead: readonly SentenceRole[];
  /** Roles of the sentences that come last, in this order; each in a paragraph of its own. */
  last?: readonly SentenceRole[];
  /** Most sentences of a paragraph; 0 keeps the writer's paragraphs. */
  sentencesMax: number;
  /** Paragraphs of up to so many sentences are left as they are. */
  leftAlone?: number;
}
