/** Processor time of this process while `work` runs, in ms: what else the machine does counts little in it. */
export const processorMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** The least of some rounds. */
export const leastProcessorMs = (work: () => unknown, rounds: number): number =>
  Math.min(...Array.from({ length: rounds }, () => processorMs(work)));
