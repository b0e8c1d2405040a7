/** In the order of the year, in small letters. */
export const GERMAN_MONTHS: readonly string[] =
  "januar februar märz april mai juni juli august september oktober november dezember".split(" ");
