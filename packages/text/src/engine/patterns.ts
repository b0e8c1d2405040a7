import { calendarPatterns } from "./calendar-patterns.ts";
import { formulas } from "./formulas.ts";
import { hastyPatterns } from "./hasty-patterns.ts";
import { letterPatterns } from "./letter-patterns.ts";
import { misspellings } from "./misspellings.ts";
import { notesPatterns } from "./notes-patterns.ts";
import { spellingRows } from "./spelling-rows.ts";
import { warningPatterns } from "./warning-patterns.ts";
import { wordingPatterns } from "./wording-patterns.ts";

/**
 * All that the passes look for, in two tables that the library carries packed: what is typed wrongly, which is all that a
 * page needs to mark typos, and the rest.
 */
export const typingPatterns = { misspellings, spelling: spellingRows, hasty: hastyPatterns };
export type TypingPatterns = typeof typingPatterns;

export const patterns = {
  formulas,
  calendar: calendarPatterns,
  wording: wordingPatterns,
  warnings: warningPatterns,
  letter: letterPatterns,
  notes: notesPatterns,
};
export type Patterns = typeof patterns;
