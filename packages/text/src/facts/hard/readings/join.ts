import { unitAfter, unitNamed } from "../../unit.ts";
import { anyOf, matchesOf, type Reading } from "./reading.ts";

// Every sign between two figures joins them but those of a list, a range, a change, an amount and a bracket.
const SIGN = '[^\\p{L}\\p{N}\\p{Sc}\\p{Pd}\\p{Ps}\\p{Pe}\\p{M}\\s.,;&…→%"“”<−-]';
const FIGURE = "\\d+(?:[.,]\\d+)*";
const JOIN = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\p{N}[.,])${FIGURE}(?:(?: ?[×x] ?|${SIGN}| by (?=\\d))${FIGURE})+(?:[′″](?!\\d))?|(?<![\\p{L}\\p{N}.,_/:-])\\d{1,3}(?:[-–]\\d{1,3}){2,}(?![\\p{L}\\p{N}_/:-])`,
  "gu",
);

const MAY_JOIN = new RegExp(`\\d(?: ?[×x]|${SIGN}| by ) ?\\d|\\d \\d{3}|\\d[-–]\\d+[-–]\\d`, "u");

const canonical = (written: string): string =>
  written
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replace(/ ?[×x*] ?| by /g, "x")
    .replace(/[′″]+$/, "")
    .replace(/[’′]/g, "'")
    .replace(/·/g, "·");

// "12 840" is read as one figure: it is that figure, or the same two side by side.
const GROUPED = /(?<![\p{L}\p{N}]|\p{N}[.,:/ -])\d{1,3}(?: \d{3})+(?![\p{L}\p{N}]|[.,:/-]\d| \d)/gu;

const groupedIn = (text: string): Reading[] =>
  matchesOf(GROUPED, text).map(({ 0: written, index: start }): Reading => {
    const amount = String(Number(written.replaceAll(" ", "")));
    const keys = [`+:${amount}`, `J:${written}`];
    const each = written.split(" ").map((part) => `+:${Number(part)}`);
    const end = start + written.length;
    return {
      kind: "number",
      start,
      end,
      text: written,
      amount,
      backs: () => [...keys, ...each],
      needs: () => anyOf(...keys),
    };
  });

/**
 * Figures that a mark joins to one thing: 7:1, 30×12, 7'30. Only the same join vouches for one; each figure of it may
 * stand alone. Lists and ranges join nothing; a fraction is a share.
 */
export const joinsIn = (text: string): Reading[] =>
  MAY_JOIN.test(text) ? [...markedIn(text), ...groupedIn(text)] : [];

const EACH_MEASURED =
  /(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?) ?(\p{L}{1,3})((?: ?[x×] ?| by )\d+(?:\.\d+)? ?\p{L}{1,3})+(?![\p{L}\p{N}])/giu;
/** Sides that each say their unit are the same join with the unit said once: "6ft by 4ft". */
export const measuredJoinKeys = (text: string): string[] =>
  matchesOf(EACH_MEASURED, text).flatMap(([written]) => {
    const sides = matchesOf(/(\d+(?:\.\d+)?) ?(\p{L}{1,3})(?= |$|[x×])/gu, written);
    const units = new Set(sides.map(([, , word = ""]) => unitNamed(word.toLowerCase()) ?? word.toLowerCase()));
    const join = `J:${sides.map(([, side]) => side).join("x")}`;
    return units.size === 1 ? [join, `${join} ${[...units][0]}`] : [];
  });

const markedIn = (text: string): Reading[] =>
  matchesOf(JOIN, text)
    .filter(([written]) => !/^\d+\/\d+$/.test(written))
    .map(({ 0: written, index: start }): Reading => {
      const end = start + written.length;
      const key = `J:${canonical(written)}`;
      // "2 x 1,150" is 1,150 twice.
      const first = /^(\d+)x/.exec(canonical(written))?.[1];
      // "30 x 20 in" at the end of a clause is so many inches.
      const inches = / ?in(?=[).,;:!?]|$)/y.exec(text.slice(end, end + 4))?.[0];
      const behind = unitAfter(text, end, false);
      // "3 x 15 times" says it twice.
      const unit =
        (behind?.unit === "x" ? null : behind) ??
        (inches === undefined ? null : { unit: "in", end: end + inches.length });
      const stop = unit?.end ?? end;
      const figures = written.match(/\d+(?:[.,]\d+)*/g) ?? [];
      const each = figures.flatMap((figure) => [
        `+:${Number(figure.replace(",", "."))}`,
        `!:${Number(figure)}`,
        ...(unit === null ? [] : [`+${unit.unit}:${Number(figure)}`]),
      ]);
      return {
        kind: "number",
        start,
        end: stop,
        text: text.slice(start, stop),
        amount: canonical(written),
        ...(unit !== null && { unit: unit.unit }),
        backs: () => [
          ...(first === undefined ? [] : [`+x:${first}`]),
          key,
          ...each,
          ...(unit === null ? [] : [`${key} ${unit.unit}`]),
        ],
        needs: () => anyOf(unit === null ? key : `${key} ${unit.unit}`),
      };
    });
