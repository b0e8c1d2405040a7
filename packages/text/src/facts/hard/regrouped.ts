// Names and long numbers that keep every letter and digit and change only what stands between them: INC-4471 for "inc 4471",
// db1:5432 for "host db1 port 5432", 020 7946 0958 for "0207 946 0958".
import type { Span } from "../../document/span.ts";

const TOKEN = /[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu;
const JOINT = /^(?:[ \-_#:/]{1,2}|\.|,? (?:on )?(?:port|no|nr|number)\.? )$/i;
const BETWEEN = /^(?:port|number|no|nr)$/i;
const TOKENS_MAX = 8;
const NAME_MAX = 40;

/** A name without what only separates its parts; a full stop counts between two digits. */
export const squeezed = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]/gu, "")
    .replace(/^v(?=\d)/, "");

/** Every name that words and figures standing side by side in the text can make. */
export const namesIn = (text: string): string[] => {
  const names: string[] = [];
  // "3.0.7-beta" is no 3.0.7.
  const add = (name: string, end: number): void => {
    if (/^-\p{L}/u.test(text.slice(end, end + 2))) return;
    names.push(squeezed(name));
    // More than one of them: "not 5Bs".
    if (/\p{Lu}s$/u.test(name)) names.push(squeezed(name.slice(0, -1)));
  };
  const tokens = Array.from(text.matchAll(TOKEN), ({ 0: word, index }) => ({
    word,
    start: index,
    figure: /\d/.test(word),
  })).filter(({ word }) => !BETWEEN.test(word));
  for (const [first, { word, start, figure }] of tokens.entries()) {
    if (!figure && !word.includes(".") && !tokens.slice(first + 1, first + 4).some((token) => token.figure)) continue;
    let name = word;
    let end = start + word.length;
    let hasFigure = figure;
    if (/\p{L}.*\d|\d.*\p{L}|\p{L}\.\p{L}|(?:\..*){3}/u.test(word)) add(name, end);
    for (const next of tokens.slice(first + 1, first + TOKENS_MAX)) {
      if (!JOINT.test(text.slice(end, next.start)) || name.length > NAME_MAX) break;
      // A full stop between two figures is a part of the name.
      name += `${text.slice(end, next.start) === "." ? "." : "-"}${next.word}`;
      end = next.start + next.word.length;
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
  for (const { 0: written, index } of text.matchAll(RUN)) {
    const groups = Array.from(written.matchAll(/\d+/g), ({ 0: digits, index: at }) => ({
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
