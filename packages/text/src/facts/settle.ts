import { isSpace } from "./character.ts";
import { foreignNumberWords } from "./foreign-number.ts";
import { monthNames } from "./kinds/date.ts";
import { isOrdinary } from "./kinds/name.ts";
import { numberWords } from "./number.ts";
import { openTagStart, shownCharacters, shownMarkup } from "./shown.ts";

// Words over which a fact can reach: "the 3rd of May", "three and a half", "5 to 6 pm", "end of the month".
const BRIDGES = new Set(
  "of the a half quarter and to or at out business end close next last this per version release in morning us u.s canadian australian fy ext extension mon tue tues wed weds thu thur thurs fri sat sun hundred thousand million billion trillion dozen mid early late on by an quarters thirds minus negative kr past after till until before o'clock o’clock tomorrow every times twice thrice double triple quadruple fold minute minutes percentage basis square cubic sq degrees degree local time standard daylight h hr hrs hour hours min mins day days week weeks month months year years p.m a.m noon midday midnight working business trading banking calendar".split(
    " ",
  ),
);
const TOKENS_MAX = 16;
/** Words behind a figure that can still end in its unit or period: "2 t of wet lime per hectare", "30% sibling discount". */
const UNIT_TOKENS_MAX = 6;
/** The longest that such words are together, in UTF-16 units. */
const CLAUSE_MAX = 64;
const FIGURE = new RegExp(`[\\d$€£¥₹%]|(?<!\\p{L})(?:${[...numberWords.keys()].join("|")})(?!\\p{L})`, "iu");

const reaches = (token: string): boolean => {
  if (/[\d$€£¥₹%]|\]\(<?$/.test(token)) return true;
  const bare = token.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  // A letter by itself may be one of a word that is spaced out.
  if (bare.length <= 1) return true;
  const lower = bare.toLowerCase();
  if (lower.includes("-")) return true;
  return (
    BRIDGES.has(lower) ||
    monthNames.has(lower) ||
    numberWords.has(lower) ||
    foreignNumberWords.has(lower) ||
    (/^[A-Z\u00c0-\u00de]/.test(bare) && !isOrdinary(lower))
  );
};

/** Whether a figure stands before `stop` in the same clause, so near that the words between may come to belong to it. */
const followsFigure = (text: string, stop: number): boolean => {
  const near = text.slice(Math.max(0, stop - CLAUSE_MAX), stop);
  // Most words have no figure near, which is quick to see.
  if (!FIGURE.test(near)) return false;
  const clause = near.split(/[.,;:!?)](?:\s|$)|\n/).at(-1) ?? "";
  return FIGURE.test(
    clause
      .split(" ")
      .slice(-UNIT_TOKENS_MAX - 1)
      .join(" "),
  );
};

/**
 * Where the facts of an unfinished text stop changing: every fact that ends at or before this index stays as it is, whatever follows,
 * but for a name that opens a sentence, which the rest of the text may tell.
 * The held part is the token being written and, before it, the run of figures, months, capitals and joining words that a
 * fact could still grow over ("3 | May", "1.2 | million", "5 to | 6 pm", "40 litres | a minute"); at most 16 tokens. A longer run is settled as it stands.
 */
export const settledEnd = (text: string): number => {
  let start = text.length;
  while (start > 0 && !isSpace(text.charCodeAt(start - 1))) start -= 1;
  for (let count = 0; count < TOKENS_MAX && start > 0; count += 1) {
    let stop = start;
    while (stop > 0 && isSpace(text.charCodeAt(stop - 1))) stop -= 1;
    let from = stop;
    while (from > 0 && !isSpace(text.charCodeAt(from - 1))) from -= 1;
    if (stop === 0) return 0;
    if (!reaches(text.slice(from, stop)) && !followsFigure(text, stop)) return stop;
    start = from;
  }
  while (start > 0 && isSpace(text.charCodeAt(start - 1))) start -= 1;
  return start;
};

/** The same for a text that holds marks which are not seen: never inside a tag, a comment or a word that they run through. */
export const settledSeenEnd = (text: string): number => {
  const whole = text.slice(0, openTagStart(text));
  const shown = shownMarkup(whole) ?? shownCharacters(whole);
  return shown.end(settledEnd(shown.text));
};
