const BLANK_LINES = /\n[ \t]*\n\s*/;

// Fewer words are a greeting or a closing, and the message around them is one.
const MESSAGE_WORDS_MIN = 4;

/** "Dear Ms Tan and Mr Bo," or "Kind regards,". */
const COURTESY = /^[^\n]*,[ \t]*(?:\n|$)/;
const DIVIDER = /^-{3,}[ \t]*$/m;

/**
 * The parts of a sample between its blank lines where each may be a message of its own; none where one is a part of a letter, or
 * the writer has divided them.
 */
export const blocksOf = (sample: string): string[] => {
  const blocks = sample.trim().split(BLANK_LINES);
  const isMessage = (block: string): boolean => block.split(/\s+/).length >= MESSAGE_WORDS_MIN && !COURTESY.test(block);
  return !DIVIDER.test(sample) && blocks.every(isMessage) ? blocks : [];
};

/** Samples that stand in one text, divided by lines of three or more hyphens. Empty parts are left out. */
export const splitSamples = (pasted: string): string[] =>
  pasted
    .split(DIVIDER)
    .map((part) => part.trim())
    .filter((part) => part !== "");
