/** A kind of message that a rewrite can target. */
export interface Register {
  id: RegisterId;
  name: string;
  /** One line for people who pick it. */
  summary: string;
  /** What is usual there, one short sentence each, for people who ask why something was changed. */
  guidance: readonly string[];
  /** Whether Markdown is shown as what it means there. */
  markdown: boolean;
  /** Whether strangers read such a message. */
  isPublic: boolean;
  /** What a model reads. */
  prompt: RegisterPrompt;
}

export interface RegisterPrompt {
  summary: string;
  guidance: readonly string[];
  /** What a message of this kind should stay under; a target, never a cut. */
  wordsTarget: number;
  /** Whether a model sees short samples of the writer's: few of them help in mails and posts, and hardly in chat. */
  showsSamples: boolean;
}

export type RegisterId = "slack" | "email" | "skip_level" | "linkedin";
