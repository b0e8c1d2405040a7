/** Samples that stand in one text, divided by lines of three or more hyphens. Empty parts are left out. */
export const splitSamples = (pasted: string): string[] =>
  pasted
    .split(/^-{3,}[ \t]*$/m)
    .map((part) => part.trim())
    .filter((part) => part !== "");
