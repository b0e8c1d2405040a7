import type { DraftMarks } from "./draft-marks.ts";

/** More than somebody types between two checks. */
const TYPED_MAX = 20;

/** Whether what was found says something of this text, and not only of the one that was there before a paste. */
export const isChecked = ({ checked }: Pick<DraftMarks, "checked">, text: string): boolean =>
  checked !== null && Math.abs(checked.length - text.length) <= TYPED_MAX;
