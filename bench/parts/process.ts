import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** A process that goes when this one does, and what it has written so far. */
export interface Running {
  child: ChildProcess;
  said: { text: string };
  /** Sends the signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<void>;
}

export const run = (path: string, args: readonly string[], options: SpawnOptions = {}): Running => {
  const child = spawn(path, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const said = { text: "" };
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data: Buffer) => (said.text = (said.text + data.toString()).slice(-100_000)));
  const killed = (): boolean => child.kill("SIGKILL");
  process.once("exit", killed);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  void ended.then(() => process.off("exit", killed));
  const end = (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    return ended;
  };
  return { child, said, end };
};

/** Waits until something is so. @throws after the time. */
export const until = async (what: string, isSo: () => boolean | Promise<boolean>, ms = 30_000): Promise<void> => {
  for (const started = performance.now(); !(await isSo()); await sleep(20))
    if (performance.now() - started > ms) throw new Error(`Not within ${ms} ms: ${what}.`);
};
