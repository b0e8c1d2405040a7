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

/** A gap that parts two lines. */
export const parted = (gap: string): string => (gap.includes("\n") ? gap : "\n");

/** What stands before the draft's wording where it takes the place of an item of the result's list: the mark of that list. */
export const markFor = (draft: string, replaced: string): string => (markOf(draft) === "" ? markOf(replaced) : "");
