import { calendarPatterns } from "./calendar-patterns.ts";
import { formulas } from "./formulas.ts";
import { hastyPatterns } from "./hasty-patterns.ts";
import { letterPatterns } from "./letter-patterns.ts";
import { notesPatterns } from "./notes-patterns.ts";
import { spellingRows } from "./spelling-rows.ts";
import { varyPatterns } from "./vary-patterns.ts";
import { warningPatterns } from "./warning-patterns.ts";
import { wordingPatterns } from "./wording-patterns.ts";

/** All that the passes look for, but the misspellings. The library carries it packed, as one table, which takes less room than several. */
export const patterns = {
  formulas,
  hasty: hastyPatterns,
  spelling: spellingRows,
  calendar: calendarPatterns,
  wording: wordingPatterns,
  warnings: warningPatterns,
  letter: letterPatterns,
  notes: notesPatterns,
  vary: varyPatterns,
};
export type Patterns = typeof patterns;
