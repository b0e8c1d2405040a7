const MARK = "\n\nNOTES:";

/** Length of the end of `text` that may be the start of a mark. */
const openEnd = (text: string): number => {
  for (let length = Math.min(MARK.length - 1, text.length); length > 0; length -= 1) {
    if (MARK.startsWith(text.slice(-length))) return length;
  }
  return 0;
};

/** Passes a stream on but for the block of notes at its end: from the last mark on, everything is held back. */
export const notesHold = (show: (text: string) => void) => {
  // Two line breaks stand before the text, so that notes right at its start are a mark like any other.
  let held = "\n\n";
  let before = 2;
  const pass = (length: number): void => {
    const skipped = Math.min(before, length);
    if (length > skipped) show(held.slice(skipped, length));
    before -= skipped;
    held = held.slice(length);
  };
  return {
    push: (piece: string): void => {
      held += piece;
      const at = held.lastIndexOf(MARK);
      if (at >= 0) pass(at);
      else pass(held.length - openEnd(held));
    },
    /** Shows what was held back for looking like the start of notes and was none. */
    end: (): void => {
      if (!held.startsWith(MARK)) pass(held.length);
    },
  };
};
