/** What was typed a moment ago anywhere on the page. */
export interface RecentKeys {
  /** Whether a key was pressed within so many ms. */
  within: (ms: number) => boolean;
  close: () => void;
}

/** A key that is younger than this is not on screen yet. */
export const FRAME_MS = 17;
/** Whoever pressed a key within this is typing. */
export const TYPING_MS = 300;

export const watchKeys = (): RecentKeys => {
  let pressedAtMs = Number.NEGATIVE_INFINITY;
  const onKey = ({ timeStamp }: KeyboardEvent): void => {
    pressedAtMs = timeStamp;
  };
  addEventListener("keydown", onKey, { capture: true, passive: true });
  return {
    within: (ms) => performance.now() - pressedAtMs < ms,
    close: () => removeEventListener("keydown", onKey, { capture: true }),
  };
};
