const MARK = "\n\nNOTES:";
/** Notes may also be all there is. */
const START = "NOTES:";

/** Length of the end of `text` that may be the start of a mark. */
const openEnd = (text: string): number => {
  for (let length = Math.min(MARK.length - 1, text.length); length > 0; length -= 1) {
    if (MARK.startsWith(text.slice(-length))) return length;
  }
  return 0;
};

/** Passes a stream on but for the block of notes at its end: from the last mark on, everything is held back. */
export const notesFilter = (show: (text: string) => void) => {
  let held = "";
  let started = false;
  const pass = (length: number): void => {
    if (length > 0) show(held.slice(0, length));
    held = held.slice(length);
  };
  return {
    push: (piece: string): void => {
      held += piece;
      const at = held.lastIndexOf(MARK);
      if (at < 0 && !started && (START.startsWith(held) || held.startsWith(START))) return;
      started = true;
      pass(at >= 0 ? at : held.length - openEnd(held));
    },
    /** Shows what was held back for looking like the start of notes and was none. */
    end: (): void => {
      if (!held.startsWith(started ? MARK : START)) pass(held.length);
    },
  };
};
