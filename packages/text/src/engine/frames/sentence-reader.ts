import { sentences } from "../../document/sentences.ts";
import { isProse } from "../message.ts";
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

/** A reader for one rewrite; what it remembers goes with it. */
export const openSentences = (): SentenceReader => {
  const blocks = new Map<string, Block>();
  const roles = new Map<string, Partial<Record<SentenceRole, boolean>>>();
  return {
    parted: (block) => {
      let parted = blocks.get(block);
      if (parted === undefined) blocks.set(block, (parted = isProse(block) ? sentencesOf(block) : block));
      return parted;
    },
    hasRole: (sentence, role) => {
      let known = roles.get(sentence);
      if (known === undefined) roles.set(sentence, (known = {}));
      return (known[role] ??= hasRole(sentence, role));
    },
  };
};
