import { unitAfter } from "../unit.ts";
import { anyOf, type Reading } from "./reading.ts";

const JOIN =
  /(?<![\p{L}\p{N}]|\p{N}[.,])\d+(?:[.,]\d+)*(?:(?: ?[×x] ?|[*:/'’′·^]|″| by (?=\d))\d+(?:[.,]\d+)*)+(?:[′″](?!\d))?/gu;

const MAY_JOIN = /\d(?: ?[×x]|[*:/'’′·^″]| by ) ?\d/;

const canonical = (written: string): string =>
  written
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replace(/ ?[×x*] ?| by /g, "x")
    .replace(/[’′]/g, "'")
    .replace(/·/g, "·");

/**
 * Figures that a mark joins to one thing: 7:1, 30×12, 7'30. Only the same join vouches for one; each figure of it may
 * stand alone. Lists and ranges join nothing; a fraction is a share.
 */
export const joinsIn = (text: string): Reading[] =>
  (MAY_JOIN.test(text) ? Array.from(text.matchAll(JOIN)) : [])
    .filter(([written]) => !/^\d+\/\d+$/.test(written))
    .map(({ 0: written, index: start }): Reading => {
      const end = start + written.length;
      const key = `J:${canonical(written)}`;
      // "2 x 1,150" is 1,150 twice.
      const first = /^(\d+)x/.exec(canonical(written))?.[1];
      const unit = unitAfter(text, end, false);
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
