const BLANK_LINES = /\n[ \t]*\n\s*/;

// Fewer words are a greeting or a closing, and the message around them is one.
const MESSAGE_WORDS_MIN = 4;

/** The parts of a sample between its blank lines where each may be a message of its own; none where one is too short for it. */
export const blocksOf = (sample: string): string[] => {
  const blocks = sample.trim().split(BLANK_LINES);
  return blocks.every((block) => block.split(/\s+/).length >= MESSAGE_WORDS_MIN) ? blocks : [];
};

/** Samples that stand in one text, divided by lines of three or more hyphens. Empty parts are left out. */
export const splitSamples = (pasted: string): string[] =>
  pasted
    .split(/^-{3,}[ \t]*$/m)
    .map((part) => part.trim())
    .filter((part) => part !== "");
