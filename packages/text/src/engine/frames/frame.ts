import { sentences } from "../../document/sentences.ts";
import { isProse, namesSomebody, type Message } from "../message.ts";
import { canMove, roleOf, type SentenceRole } from "../sentence-role.ts";

/** How a frame shapes the body: which sentence leads, and how long a paragraph of prose may be. */
export interface Shape {
  /** Roles of the sentence that comes first, the best first; empty keeps the writer's order. */
  lead: readonly SentenceRole[];
  /** Most sentences of a paragraph; 0 keeps the writer's paragraphs. */
  sentencesMax: number;
}

/** A register's frame: the shapes that suit it, the usual one first, and which parts of a letter it keeps. */
export interface Frame {
  shapes: readonly [Shape, ...Shape[]];
  /** Whether a greeting and a sign-off stay; elsewhere only what names somebody does. */
  letter: boolean;
}

/** Puts the parts of a draft in the order and shape of a register. It moves and joins; it writes nothing of its own. */
export const shaped = ({ greeting, blocks, signOff }: Message, frame: Frame, shape: Shape): string => {
  const body = shape.sentencesMax === 0 ? unwrapped(blocks) : shortParagraphs(blocks, shape.sentencesMax);
  const ordered = leadWith(body, shape.lead);
  if (frame.letter) return joinParts([greeting, ...ordered, signOff]);
  const name = signOff.split("\n").slice(1).join("\n").trim();
  return joinParts([namesSomebody(greeting) ? greeting : "", ...ordered, name]);
};

/** Sentences of one paragraph as the writer wrote them, line breaks inside them as spaces. */
export const sentencesOf = (paragraph: string): string[] => {
  const line = paragraph
    .split("\n")
    .map((part, at) => (at === 0 ? part.trimEnd() : part.trim()))
    .join(" ");
  return sentences(line).map(({ start, end }) => line.slice(start, end));
};

// A short line without a mark at its end is a heading, or a greeting: what stands under it stays under it.
const isHeading = (block: string): boolean =>
  !block.includes("\n") && block.length < 80 && !/[.!?…,;"”’)]$/.test(block);

/** Moves the first sentence with the role to the front of the body, when nothing around it leans on its place. */
const leadWith = (blocks: readonly string[], roles: readonly SentenceRole[]): string[] => {
  for (const role of roles) {
    for (const [index, block] of blocks.entries()) {
      if (isHeading(block)) return [...blocks];
      if (!isProse(block)) continue;
      const all = sentencesOf(block);
      const at = all.findIndex((sentence) => roleOf(sentence) === role);
      if (at < 0) continue;
      if (index === 0 && at === 0) return [...blocks];
      const lead = all[at] as string;
      if (!canMove(lead, all[at + 1]) || isQuoteOpen(lead) || isQuoteOpen(all.slice(0, at).join(" "))) continue;
      const rest = all.filter((_, other) => other !== at).join(" ");
      const others = blocks.map((other, place) => (place === index ? rest : other)).filter((other) => other !== "");
      return [lead, ...others];
    }
  }
  return [...blocks];
};

/** Paragraphs on one line each; lists, code and quotations as they are. */
const unwrapped = (blocks: readonly string[]): string[] =>
  blocks.map((block) => (isProse(block) ? sentencesOf(block).join(" ") : block));

// Past so many sentences a quotation mark is taken for a stray one.
const QUOTED_MAX = 6;

/** Whether a quotation that opens in the text is still open at its end. */
const isQuoteOpen = (text: string): boolean =>
  text.split('"').length % 2 === 0 || text.split("“").length > text.split("”").length;

/** Prose paragraphs cut into pieces of `most` sentences, none inside a quotation; everything else as it is. */
const shortParagraphs = (blocks: readonly string[], most: number): string[] =>
  blocks.flatMap((block) => {
    if (!isProse(block)) return [block];
    const pieces: string[] = [];
    let piece: string[] = [];
    for (const sentence of sentencesOf(block)) {
      piece.push(sentence);
      if (piece.length < most || (piece.length < most + QUOTED_MAX && isQuoteOpen(piece.join(" ")))) continue;
      pieces.push(piece.join(" "));
      piece = [];
    }
    if (piece.length > 0) pieces.push(piece.join(" "));
    return pieces;
  });

/** The parts that are there, with a blank line between them. */
const joinParts = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n\n");
