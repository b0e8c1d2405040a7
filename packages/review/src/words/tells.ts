const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** How many findings a text has, and of what sort. */
export const tellsWords = {
  title: (phrases: number, typos: number): string =>
    [
      ...(phrases > 0 || typos === 0 ? [plural(phrases, "AI-sounding phrase", "AI-sounding phrases")] : []),
      ...(typos > 0 ? [plural(typos, "typo", "typos")] : []),
    ].join(", "),
  none: "No AI-sounding phrases or common typos found",
  typo: "Typo",
} as const;
