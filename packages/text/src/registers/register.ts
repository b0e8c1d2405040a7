/** A kind of message that a rewrite can target. */
export interface Register {
  id: RegisterId;
  name: string;
  /** One line for people who pick it. */
  summary: string;
  /** How such a message is framed; the prompt and the engine both follow it. */
  guidance: readonly string[];
  /** What a message of this kind should stay under; a target, never a cut. */
  wordsTarget: number;
  markdown: boolean;
}

export type RegisterId = "slack" | "email" | "skip_level" | "linkedin";
