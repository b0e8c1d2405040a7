import type { RegisterId } from "../registers/register.ts";
import type { TextKind } from "./text-kind.ts";

export type RuleKind = "vocabulary" | "pattern" | "format" | "human";

/**
 * One thing the checker looks for. Everything here is plain data and is published as it stands.
 *
 * A phrase is words parted by spaces, in lower case. `^` before it asks for the start of a sentence, `,` before it for
 * a comma in front, and a mark after it (`,` `:` `!` `?`) for that mark behind. `(a|b)` stands for either word.
 */
export interface Rule {
  id: string;
  kind: RuleKind;
  /** What the finding is called, in the words of somebody who does not write software. */
  name: string;
  /** Why it reads as machine writing. */
  explanation: string;
  /** What to do about it. */
  suggestion: string;
  /** `hint`: shown, never scored, because there is no evidence that machines write it more than people do. */
  hint?: true;
  /** Moves the score and is never shown: people write it too often to name it. */
  silent?: true;
  /** Counts only where others of such rules are near: one such word says nothing. */
  cluster?: true;
  /** Factor on the weight in a register; a register that is not named takes 1. */
  registers?: Partial<Record<RegisterId, number>>;
  /** Forms of one word, parted by spaces, with what may take each one's place, in the same order ("" is nothing). */
  words?: Readonly<Record<string, string>>;
  phrases?: readonly string[];
  /** Expressions tried only at one of their anchors; each is bounded in length. */
  patterns?: readonly { anchors: readonly string[]; source: string }[];
  /** The kinds of text in which a shape is one that people do not write; all unless named. */
  texts?: readonly TextKind[];
  /** Of several in a list only the first is shown, and says that there are more; one alone is not shown. */
  once?: "list";
  /** A shape of the page that no word opens; the scanner knows it by this name. */
  shape?: Shape;
  /**
   * `replace`: an editor may put the replacement in. `cut`: the finding takes in its sentence, which may be cut whole.
   * `bullet`: a hyphen may take its place.
   */
  fix?: "replace" | "cut" | "bullet";
}

export type Shape = "placeholder" | "bold-lead-in" | "heading" | "bullet-sign" | "hashtag" | "em-dash" | "triad";

/** What a rule file proves: drafts in which it must fire, with the exact words it must find, and drafts in which it must not. */
export interface Examples {
  bad: readonly (readonly [draft: string, excerpt: string])[];
  good: readonly string[];
}
