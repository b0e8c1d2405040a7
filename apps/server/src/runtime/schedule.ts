import type { Log } from "./log.ts";

/** Does something now and then again and again, one at a time. A failure is logged and the next turn comes. @returns a stop. */
export const every = (ms: number, work: () => Promise<unknown>, log: Pick<Log, "error">): (() => void) => {
  let busy = false;
  const turn = (): void => {
    if (busy) return;
    busy = true;
    work()
      .catch((error: unknown) => log.error({ err: error }, "a scheduled task failed"))
      .finally(() => {
        busy = false;
      });
  };
  turn();
  const timer = setInterval(turn, ms);
  return () => clearInterval(timer);
};

/** Does something again and again, the first time after `ms`. @returns a stop. */
export const repeat = (ms: number, task: () => void): (() => void) => {
  const timer = setInterval(task, ms);
  return () => clearInterval(timer);
};
