import { changeOf, type Change } from "./comparison.ts";
import { COURTESY, FUNCTION, isOf } from "../document/word-classes.ts";
import { gapBefore, spanOf, type Row } from "./row.ts";
import type { HoldsWord } from "./word-presence.ts";
import type { View } from "./view.ts";

/** An item of a list as places in its row, half-open. */
type Item = readonly [from: number, to: number];

const ITEM_WORDS_MAX = 4;
// Two things that stand side by side are said as one more often than three.
const LIST_MIN = 3;
const COMMA = /^\s*[,;]\s*$/;
const CLOSE = /^[\s-]*$/;

const OPENS_LIST = /^(?:including|namely|like|eg)$/;
const DETERMINER = /^(?:an?|the|my|your|our|their|his|her|its)$/;
// What a verb reaches: "offered a quote", "sent it", "went to".
const OBJECT = /^(?:an?|the|my|your|our|their|his|her|its|it|them|him|us|me|you|this|that|these|to)$/;

const isMatter = (row: Row, at: number): boolean => {
  const word = row.words[at];
  return word !== undefined && (word === "of" || (!isOf(word, FUNCTION) && !OPENS_LIST.test(word)));
};

const isJoint = (word: string | undefined): boolean => word === "and" || word === "or";

// From behind its last word back to where a function word or a mark stands.
const itemUpTo = (row: Row, to: number): Item => {
  let from = to;
  while (from > 0 && to - from < ITEM_WORDS_MAX && isMatter(row, from - 1)) {
    from -= 1;
    if (!CLOSE.test(gapBefore(row, from))) break;
  }
  return [from, to];
};

const itemFrom = (row: Row, at: number): Item => {
  let from = at;
  if (DETERMINER.test(row.words[from] ?? "")) from += 1;
  let to = from;
  while (to - from < ITEM_WORDS_MAX && isMatter(row, to) && (to === from || CLOSE.test(gapBefore(row, to)))) to += 1;
  return [from, to];
};

/** The lists of a row, "a, b and c", each read back from its last joint. */
const listsOf = (row: Row): Item[][] => {
  const lists: Item[][] = [];
  row.words.forEach((word, joint) => {
    if (!isJoint(word)) return;
    const last = itemFrom(row, joint + 1);
    if (last[0] === last[1]) return;
    const items = [last];
    let end = joint;
    while (end > 0) {
      const item = itemUpTo(row, end);
      if (item[0] === item[1]) break;
      items.unshift(item);
      // An article may stand between the item and the comma before it.
      let start = item[0];
      if (start > 0 && CLOSE.test(gapBefore(row, start)) && DETERMINER.test(row.words[start - 1] as string)) start -= 1;
      if (!COMMA.test(gapBefore(row, start))) break;
      end = start;
    }
    if (items.length > 1) lists.push(items);
  });
  return lists;
};

const headOf = (row: Row, [, to]: Item): string => row.words[to - 1] as string;

// "A long, slow and painful migration" has one thing and three words for it.
const describes = (row: Row, [first, ...others]: readonly Item[]): boolean =>
  first !== undefined &&
  first[1] - first[0] === 1 &&
  /^an?$/.test(row.words[first[0] - 1] ?? "") &&
  others.every(([from]) => !DETERMINER.test(row.words[from - 1] as string));

/** Whether other words took the place of an item, so that it was told in another way. */
const isExchanged = (view: View, side: "before" | "after", row: Row, other: Row, [from, to]: Item): boolean => {
  const there = side === "before" ? "after" : "before";
  return view.hunks.some(
    (hunk) =>
      hunk[side][0] < to &&
      from < hunk[side][1] &&
      other.words.slice(...hunk[there]).some((word) => !isOf(word, FUNCTION) && !row.words.includes(word)),
  );
};

/** Items that a list has more or less, where the rest of it stayed. `told` says for each side whether its text holds a word. */
export const judgeLists = (view: View, rows: readonly [Row, Row], told: readonly [HoldsWord, HoldsWord]): Change[] => {
  const changes: Change[] = [];
  const judge = (side: "before" | "after", row: Row, other: Row, theirs: HoldsWord): void => {
    if (!view.hunks.some((hunk) => hunk[side][1] > hunk[side][0]) || !row.words.some(isJoint)) return;
    for (const items of listsOf(row)) {
      const strange = items.filter((item, index) => {
        // A verb may stand before the first item.
        const words = index === 0 ? [headOf(row, item)] : row.words.slice(...item);
        return (
          row.kept[item[1] - 1] === 0 &&
          words.every((word) => isOf(word, FUNCTION | COURTESY) || !theirs(word)) &&
          !isOf(headOf(row, item), COURTESY) &&
          !OBJECT.test(row.words[item[1]] ?? "") &&
          row.reading.fact[row.tokens[item[1] - 1] as number] === -1 &&
          !isExchanged(view, side, row, other, item)
        );
      });
      if (strange.length === 0 || 2 * strange.length > items.length) continue;
      if (items.some((item) => !strange.includes(item) && !theirs(headOf(row, item)))) continue;
      const isWeak = items.length < LIST_MIN || describes(row, items);
      const severity = isWeak ? "soft" : "hard";
      for (const item of strange) {
        const span = spanOf(row, ...item);
        changes.push(
          side === "before"
            ? changeOf("wording", severity, span, null, "this item of the list is missing")
            : changeOf("wording", severity, null, span, "the draft has no such item in its list"),
        );
      }
    }
  };
  judge("before", rows[0], rows[1], told[1]);
  judge("after", rows[1], rows[0], told[0]);
  return changes;
};
