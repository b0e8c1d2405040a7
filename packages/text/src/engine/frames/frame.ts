import { sentences } from "../../document/sentences.ts";
import { isProse, type Message } from "../message.ts";
import { canMove, roleOf, type SentenceRole } from "../sentence-role.ts";

/** Puts the parts of a draft in the order and shape of a register. It moves and joins; it writes nothing of its own. */
export type Frame = (message: Message) => string;

/** Sentences of one paragraph as the writer wrote them. */
export const sentencesOf = (paragraph: string): string[] =>
  sentences(paragraph.replaceAll(/[ \t]*\n[ \t]*/g, " ")).map(({ start, end }) =>
    paragraph.replaceAll(/[ \t]*\n[ \t]*/g, " ").slice(start, end),
  );

/** Moves the first sentence with the role to the front of the body, when nothing around it leans on its place. */
export const leadWith = (blocks: readonly string[], roles: readonly SentenceRole[]): string[] => {
  for (const role of roles) {
    for (const [index, block] of blocks.entries()) {
      if (!isProse(block)) continue;
      const all = sentencesOf(block);
      const at = all.findIndex((sentence) => roleOf(sentence) === role);
      if (at < 0) continue;
      if (index === 0 && at === 0) return [...blocks];
      const lead = all[at] as string;
      if (!canMove(lead, all[at + 1])) continue;
      const rest = all.filter((_, other) => other !== at).join(" ");
      const others = blocks.map((other, place) => (place === index ? rest : other)).filter((other) => other !== "");
      return [lead, ...others];
    }
  }
  return [...blocks];
};

/** Prose paragraphs cut into pieces of at most `most` sentences; everything else as it is. */
export const shortParagraphs = (blocks: readonly string[], most: number): string[] =>
  blocks.flatMap((block) => {
    if (!isProse(block)) return [block];
    const all = sentencesOf(block);
    return Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
      all.slice(index * most, (index + 1) * most).join(" "),
    );
  });

/** The parts that are there, with a blank line between them. */
export const joinParts = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n\n");
