/** The lines of a rewrite's notes, without their bullets. */
export const linesOf = (notes: string): string[] =>
  notes
    .split("\n")
    .map((line) => line.replace(/^\s*[-*•] /, "").trim())
    .filter((line) => line !== "");
