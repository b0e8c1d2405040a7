import { sentences } from "../../document/sentences.ts";
import { isProse } from "../../document/message.ts";
import { hasRole, type SentenceRole } from "../sentence-role.ts";

/** A paragraph of prose as its sentences; any other block as it is. */
export type Block = string | readonly string[];

/** Reads blocks and sentences for a frame. One rewrite reads many of them in every round; the same one is read once. */
export interface SentenceReader {
  parted(block: string): Block;
  hasRole(sentence: string, role: SentenceRole): boolean;
}

/** Sentences of one paragraph as the writer wrote them, line breaks inside them as spaces. */
export const sentencesOf = (paragraph: string): string[] => {
  const line = paragraph.includes("\n")
    ? paragraph
        .split("\n")
        .map((part, at) => (at === 0 ? part.trimEnd() : part.trim()))
        .join(" ")
    : paragraph;
  return sentences(line).map(({ start, end }) => line.slice(start, end));
};

const ROLE_BITS: Readonly<Record<SentenceRole, number>> = { ask: 1, outcome: 4, figure: 16, risk: 64, fact: 256 };

/** A reader for one rewrite; what it remembers goes with it. */
export const openSentences = (): SentenceReader => {
  const blocks = new Map<string, Block>();
  // Two bits for each role: whether it is known, and whether the sentence has it.
  const roles = new Map<string, number>();
  return {
    parted: (block) => {
      let parted = blocks.get(block);
      if (parted === undefined) blocks.set(block, (parted = isProse(block) ? sentencesOf(block) : block));
      return parted;
    },
    hasRole: (sentence, role) => {
      const known = roles.get(sentence) ?? 0;
      const bit = ROLE_BITS[role];
      if ((known & bit) !== 0) return (known & (bit << 1)) !== 0;
      const has = hasRole(sentence, role);
      roles.set(sentence, known | bit | (has ? bit << 1 : 0));
      return has;
    },
  };
};
