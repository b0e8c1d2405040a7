import { sentencesOf } from "./frames/sentence-reader.ts";
import { isProse, readMessage } from "../document/message.ts";
import { canMove } from "./sentence-role.ts";

const wordsOf = (sentence: string): Set<string> => new Set(sentence.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []);

/** Share of the words of both that both have, from 0 to 1. */
const likeness = (a: Set<string>, b: Set<string>): number => {
  let both = 0;
  for (const word of a) if (b.has(word)) both += 1;
  return both / Math.max(1, a.size + b.size - both);
};

const ALIKE_MIN = 0.3;

/**
 * The draft in its own words, opened by the sentence that the previous rewrite opened with, where that can be moved.
 * Nothing of the previous rewrite's wording is used, so no fact of it can pass.
 */
export const closerTo = (draft: string, previous: string): string => {
  const { greeting, blocks, signOff } = readMessage(draft);
  const opening = sentencesOf(readMessage(previous).blocks[0] ?? "")[0];
  if (opening === undefined) return draft;
  const target = wordsOf(opening);
  const places = blocks.flatMap((block, index) =>
    isProse(block) ? sentencesOf(block).map((sentence, at, all) => ({ index, at, sentence, next: all[at + 1] })) : [],
  );
  const best = places
    .map((place) => ({ ...place, like: likeness(wordsOf(place.sentence), target) }))
    .sort((a, b) => b.like - a.like)[0];
  if (best === undefined || best.like < ALIKE_MIN || (best.index === 0 && best.at === 0)) return draft;
  if (!canMove(best.sentence, best.next)) return draft;
  const rest = blocks.map((block, index) =>
    index === best.index
      ? sentencesOf(block)
          .filter((_, at) => at !== best.at)
          .join(" ")
      : block,
  );
  return [greeting, best.sentence, ...rest, signOff].filter((part) => part !== "").join("\n\n");
};
