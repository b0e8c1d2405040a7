import { announces, asksAfterwards, canMove, opensApology, tellsReader } from "../sentence-role.ts";
import { introduces, NAMED, OPENING_WORD, PREFACE } from "./opening.ts";
import { apart, canLeave, isHeading, leaderOf, placeOf, sentencesAt, thanksAt, without } from "./places.ts";
import { isDialogue } from "./quotes.ts";
import type { Block, SentenceReader } from "./sentence-reader.ts";
import type { Shape } from "./shape.ts";

/** The blocks with the leading sentence in front and those that close at the end. */
export const withLead = (blocks: readonly Block[], { lead, last = [] }: Shape, read: SentenceReader): Block[] => {
  let now = [...blocks];
  if (isDialogue(blocks.flat())) return now;
  const opening = now[0]?.[0] ?? "";
  if (
    introduces(now[0]) ||
    opensApology(opening) ||
    tellsReader(opening) ||
    (NAMED.test(opening) && !OPENING_WORD.test(opening))
  )
    return now;
  const prefaced = PREFACE.test(opening) || announces(opening);
  for (const role of lead) {
    if (prefaced && role !== "ask") continue;
    const leader = leaderOf(now, role, read);
    if (leader === null) continue;
    const leading = sentencesAt(now, leader);
    const first = now[0] as readonly string[];
    if (leader.block > 0 || leader.at > 0) now = [leading, ...without(now, [leader])];
    else if (last.length > 0 && first.length > leader.to && canMove(leading[0] as string, first[leader.to]))
      now = [leading, ...without(now, [leader])];
    break;
  }
  // What comes last must not come behind a question about it.
  if (asksAfterwards(now.at(-1)?.at(-1) ?? "")) return now;
  // Where lists or headings order the text, the writer's order stands.
  if (now.some((block) => typeof block === "string" || block.some(isHeading))) return now;
  for (const role of last) {
    const places = now
      .flatMap((block, index) =>
        (block as readonly string[]).flatMap((sentence, at) =>
          (index > 0 || at > 0) && read.hasRole(sentence, role) ? [placeOf(now, index, at, read)] : [],
        ),
      )
      .filter(apart)
      .filter((place) => canLeave(now, place));
    if (places.length === 0) continue;
    const closing = places.flatMap((place) => sentencesAt(now, place));
    const thanks = thanksAt(now);
    now = [
      ...without(now, [...places, ...thanks]),
      [...closing, ...thanks.flatMap((place) => sentencesAt(now, place))],
    ];
  }
  return now;
};
