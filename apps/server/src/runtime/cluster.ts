import cluster from "node:cluster";
import { sumWorkers } from "./worker-metrics.ts";

/**
 * Runs `serve` in this process, or in `workers` processes that share the port. What they must agree on is in the
 * database. A worker that dies is replaced; a signal to stop reaches each of them, and the last one to leave ends it.
 */
export const inProcesses = async (workers: number, serve: () => Promise<void>): Promise<void> => {
  if (workers === 1 || cluster.isWorker) return serve();
  // Each worker takes connections off the shared socket by itself. Handed out in turn by this process, one that was on
  // its way to a worker as it died would stay open with nobody to answer it, for as long as its caller waits.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  sumWorkers();
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      stopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    });
  }
  cluster.on("exit", (worker, code) => {
    // One that could not start would only fail again.
    if (stopping || code === START_FAILED) process.exitCode = Math.max(Number(process.exitCode ?? 0), code ?? 0);
    else if (!worker.exitedAfterDisconnect) cluster.fork();
  });
  for (let index = 0; index < workers; index += 1) cluster.fork();
};

/** Exit code of a process that found its configuration, its port or its database not usable. */
export const START_FAILED = 1;

/** Whether this process is the one that prints where the service is, for all of them. */
export const isAnnouncer = (): boolean => !cluster.isWorker || cluster.worker?.id === 1;

/** Lets go of the channel to the process that started this one: it would keep a worker alive that has nothing left to do. */
export const leaveCluster = (): void => {
  cluster.worker?.disconnect();
};
