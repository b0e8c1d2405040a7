import { canMove, goesWithAsk, isSelfContained, tellsChange, type SentenceRole } from "../sentence-role.ts";
import { OPENING_WORD } from "./opening.ts";
import { isQuoteOpen } from "./quotes.ts";
import type { Block, SentenceReader } from "./sentence-reader.ts";

// A letter that is quoted under a label keeps its own start.
const LETTER_WITHIN = /^(?:hi|hello|hey|dear)\b[^\n]{0,60},$/im;

/** Whether a block is a short line without a mark at its end, a heading or a greeting: what stands under it stays under it. */
export const isHeading = (block: string): boolean =>
  !block.includes("\n") && block.length < 80 && !/[.!?…,;"”’)]$/.test(block);

/** A sentence of a block, with those up to `to` that say by when it is needed. */
export interface Place {
  block: number;
  at: number;
  to: number;
}

export const placeOf = (blocks: readonly Block[], block: number, at: number, read: SentenceReader): Place => {
  const all = blocks[block] as readonly string[];
  let to = at + 1;
  if (read.hasRole(all[at] as string, "ask")) while (to < all.length && goesWithAsk(all[to] as string)) to += 1;
  return { block, at, to };
};

export const apart = (place: Place, index: number, all: readonly Place[]): boolean => {
  const before = all[index - 1];
  return before === undefined || before.block !== place.block || before.to <= place.at;
};

export const sentencesAt = (blocks: readonly Block[], { block, at, to }: Place): string[] =>
  (blocks[block] as readonly string[]).slice(at, to);

export const canLeave = (blocks: readonly Block[], place: Place): boolean => {
  const all = blocks[place.block] as readonly string[];
  const sentence = sentencesAt(blocks, place).join(" ");
  return canMove(sentence, all[place.to]) && !isQuoteOpen(sentence) && !isQuoteOpen(all.slice(0, place.at).join(" "));
};

const before = (blocks: readonly Block[], { block, at }: Place): string[] => [
  ...blocks.slice(0, block).flat(),
  ...(blocks[block] as readonly string[]).slice(0, at),
];

/** Whether a sentence opens with a name that stands before it: "Grace comes from Oslo". */
const namesAgain = (blocks: readonly Block[], place: Place): boolean => {
  const name = /^\p{Lu}\p{Ll}+(?= )/u.exec(sentencesAt(blocks, place)[0] as string)?.[0];
  if (name === undefined || OPENING_WORD.test(`${name} `)) return false;
  return before(blocks, place).some((sentence) => sentence.includes(name));
};

// "Maria, nice to meet you.": what follows is said to her.
const SPOKEN_TO = /^\p{Lu}\p{Ll}+, (?:nice|great|good|thanks|thank|could|can|please|you|would|welcome|meet|are|as)\b/u;

const speaksToAnother = (blocks: readonly Block[], place: Place): boolean =>
  before(blocks, place).some((sentence) => SPOKEN_TO.test(sentence) && !OPENING_WORD.test(sentence));

/** Of the sentences with the role that may leave their place, up to a heading, the first that tells most; null when none may. */
export const leaderOf = (blocks: readonly Block[], role: SentenceRole, read: SentenceReader): Place | null => {
  let found: Place | null = null;
  for (const [block, sentencesHere] of blocks.entries()) {
    if (typeof sentencesHere === "string") {
      if (isHeading(sentencesHere) || LETTER_WITHIN.test(sentencesHere)) return found;
      continue;
    }
    if (sentencesHere.length === 1 && isHeading(sentencesHere[0] as string)) return found;
    for (const [at, sentence] of sentencesHere.entries()) {
      if (!read.hasRole(sentence, role)) continue;
      const place = placeOf(blocks, block, at, read);
      const first = block === 0 && at === 0;
      if (
        !first &&
        (!isSelfContained(sentencesAt(blocks, place).join(" "), before(blocks, place).join(" "), role) ||
          !canLeave(blocks, place) ||
          namesAgain(blocks, place) ||
          speaksToAnother(blocks, place))
      )
        continue;
      if (first || role === "ask" || tellsChange(sentence)) return place;
      found ??= place;
    }
  }
  return found;
};

export const without = (blocks: readonly Block[], places: readonly Place[]): Block[] =>
  blocks
    .map((block, index) =>
      typeof block === "string"
        ? block
        : block.filter((_, at) => !places.some((place) => place.block === index && place.at <= at && at < place.to)),
    )
    .filter((block) => block.length > 0);

const THANKS = /^(?:many )?(?:thanks|thank you|thx)\b[^.!?]{0,30}[.!]?$/i;

/** The thanks with which a text ends; they stay its end. */
export const thanksAt = (blocks: readonly Block[]): Place[] => {
  const block = blocks.length - 1;
  const at = (blocks[block]?.length ?? 0) - 1;
  return THANKS.test(blocks[block]?.[at] ?? "") ? [{ block, at, to: at + 1 }] : [];
};
