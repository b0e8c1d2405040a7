/** One timer for all that rest for the same time: each is called with the others when the time is over, so none rests longer. */
export interface Beat {
  next(task: () => void): void;
}

/** Null where nobody is to rest. @param everyMs how long whoever comes first rests. */
export const createBeat = (everyMs: number): Beat | null => {
  if (everyMs === 0) return null;
  let waiting: (() => void)[] = [];
  const strike = (): void => {
    const due = waiting;
    waiting = [];
    for (const task of due) task();
  };
  return {
    next: (task) => {
      if (waiting.length === 0) setTimeout(strike, everyMs);
      waiting.push(task);
    },
  };
};
