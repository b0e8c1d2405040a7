// Names and long numbers that keep every letter and digit and change only the text between them: INC-4471 for "inc 4471",
// db1:5432 for "host db1 port 5432", 020 7946 0958 for "0207 946 0958".
import type { Span } from "../../../document/span.ts";
import { matchesOf } from "./reading.ts";

const TOKEN = /[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu;
const JOINT = /^(?:[ \-_#:/]{1,2}|\.|,? (?:on )?(?:port|no|nr|number)\.? )$/i;
const BETWEEN = /^(?:port|number|no|nr)$/i;
const TOKENS_MAX = 8;
const NAME_MAX = 40;

const joined = (name: string): string => name.toLowerCase().replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]/gu, "");
const withoutV = (name: string): string => name.replace(/^v(?=\d)/, "");

/** A name without what only separates its parts; a full stop counts between two digits. */
export const squeezed = (name: string): string => withoutV(joined(name));

interface Token extends Span {
  word: string;
  figure: boolean;
}

const tokensIn = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const { 0: word, index } of matchesOf(TOKEN, text))
    if (!BETWEEN.test(word) && !(word === "on" && text.startsWith(" port ", index + 2)))
      tokens.push({ word, start: index, end: index + word.length, figure: /\d/.test(word) });
  return tokens;
};

/** A word without a figure begins a name where one of this many words behind it has one. */
const WORDS_BEFORE_FIGURE = 3;

/** Every name that words and figures standing side by side in the text can make, squeezed. */
export const namesIn = (text: string): string[] => {
  const names: string[] = [];
  const add = (name: string, end: number): void => {
    // "3.0.7-beta" is no 3.0.7.
    if (text[end] === "-" && /^-\p{L}/u.test(text.slice(end, end + 2))) return;
    names.push(withoutV(name));
    // More than one of them: "not 5Bs".
    if (text[end - 1] === "s" && /\p{Lu}s/u.test(text.slice(end - 2, end))) names.push(name.slice(0, -1));
  };
  const tokens = tokensIn(text);
  let figureAt = Infinity;
  const firsts = tokens.flatMap((_, fromEnd) => {
    const at = tokens.length - 1 - fromEnd;
    const { word, figure } = tokens[at] as Token;
    if (figure) figureAt = at;
    return figureAt - at <= WORDS_BEFORE_FIGURE || word.includes(".") ? [at] : [];
  });
  for (const first of firsts) {
    const { word, figure, ...place } = tokens[first] as Token;
    let name = joined(word);
    let { end } = place;
    let hasFigure = figure;
    if (/\p{L}.*\d|\d.*\p{L}|\p{L}\.\p{L}|(?:\..*){3}/u.test(word)) add(name, end);
    for (let at = first + 1; at < tokens.length && at < first + TOKENS_MAX && name.length <= NAME_MAX; at += 1) {
      const next = tokens[at] as Token;
      const gap = text.slice(end, next.start);
      if (!JOINT.test(gap)) break;
      // A full stop between two figures is a part of the name.
      name += (gap === "." && /\d$/.test(name) && /^\d/.test(next.word) ? "." : "") + joined(next.word);
      end = next.end;
      hasFigure ||= next.figure;
      if (hasFigure) add(name, end);
    }
  }
  return names;
};

const RUN = /\d(?:[ ()./-]{0,3}\d){6,40}/g;
const DIGITS_MIN = 7;
const GROUPS_MAX = 12;

interface DigitRun extends Span {
  digits: string;
}

/** The numbers of seven digits and more that groups of digits standing side by side make; "(0)" may be left out. */
export const digitRunsIn = (text: string): DigitRun[] => {
  const runs: DigitRun[] = [];
  for (const { 0: written, index } of matchesOf(RUN, text)) {
    const groups = matchesOf(/\d+/g, written).map(({ 0: digits, index: at }) => ({
      digits,
      start: index + at,
      bracketed: digits === "0" && written[at - 1] === "(" && written[at + 1] === ")",
    }));
    for (const [first, group] of groups.entries()) {
      let [whole, short] = ["", ""];
      for (const { digits, start, bracketed } of groups.slice(first, first + GROUPS_MAX)) {
        whole += digits;
        if (!bracketed) short += digits;
        const end = start + digits.length;
        if (short.length >= DIGITS_MIN) runs.push({ start: group.start, end, digits: short });
        if (whole !== short) runs.push({ start: group.start, end, digits: whole });
      }
    }
  }
  return runs;
};
