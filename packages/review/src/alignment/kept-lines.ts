import { overlaps } from "@rewrite-service/text";
import type { Alignment, Passage } from "./passage.ts";

const ITEM = /^\s*(?:[-*•–+]|\d{1,3}[.)])\s+/;

/** The mark of a list at the beginning of a text, with the blanks around it; "" where it has none. */
const markOf = (text: string): string => ITEM.exec(text)?.[0] ?? "";

const beginsLine = (text: string, start: number): boolean => {
  const above = text.slice(0, start).replace(/[ \t]+$/, "");
  return above === "" || above.endsWith("\n");
};

/** Whether the draft's wording of a passage is a line of its own: a note, or an item of a list. */
export const isOwnLine = ({ before, fromNotes }: Alignment, { draft, draftSpans: [first] }: Passage): boolean =>
  first !== undefined && (fromNotes || markOf(draft) !== "") && beginsLine(before, first.start);

/**
 * Whether a passage stands at an edge of a line of the draft, that stays as the writer wrote it: all that the result would
 * change in it is refused. `isBack` tells of a passage whether it is.
 */
export const edgesKeptLine = (
  { before, passages }: Alignment,
  { draftSpans }: Passage,
  edge: "start" | "end",
  isBack: (passage: Passage) => boolean,
): boolean => {
  const [first, last] = [draftSpans[0], draftSpans.at(-1)];
  if (first === undefined || last === undefined) return false;
  const at = edge === "start" ? first.start : last.end - 1;
  const [above, below] = [before.lastIndexOf("\n", at - 1), before.indexOf("\n", at)];
  const line = { start: above + 1, end: below < 0 ? before.length : below };
  const beside = edge === "start" ? before.slice(line.start, at) : before.slice(at + 1, line.end);
  const hasBreak = (edge === "start" ? above : below) >= 0 || markOf(before.slice(line.start, line.end)) !== "";
  if (!hasBreak || beside.trim() !== "") return false;
  const own = passages.filter((passage) => passage.draftSpans.some((span) => overlaps(span, line)));
  return own.some(isBack) && own.every((passage) => passage.status === "kept" || isBack(passage));
};

/** What stands before the draft's wording where it takes the place of an item of the result's list: the mark of that list. */
export const markFor = (draft: string, replaced: string): string => (markOf(draft) === "" ? markOf(replaced) : "");
