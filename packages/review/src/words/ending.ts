/** Changes of the meaning beside those of facts, in words; none where there is none. */
export const meaningChanges = (count: number): string[] =>
  count > 0 ? [`${count} ${count === 1 ? "change" : "changes"} in meaning`] : [];

/** How a rewrite ended, as it is announced; a file of its own, because it is said before the list of facts is loaded. */
export const endingWords = (
  partial: boolean,
  kept: number,
  lost: number,
  changed: number,
  invented: number,
  meaning: number,
): string =>
  `${partial ? "Unfinished" : "Done"}. ${[
    kept + lost + changed + invented === 0
      ? "No facts to check"
      : `${kept.toLocaleString("en")} ${kept === 1 ? "fact" : "facts"} kept`,
    ...(lost > 0 ? [`${lost} missing`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(invented > 0 ? [`${invented} added`] : []),
    ...meaningChanges(meaning),
  ].join(", ")}.`;
