import { spawn, spawnSync, type ChildProcess, type SpawnSyncReturns } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../apps/server/src/testing/free-port.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What a process needs of this one's environment; where compiled sources are kept, it starts in half the time. */
const own = (): Record<string, string> =>
  Object.fromEntries(["PATH", "NODE_COMPILE_CACHE"].map((name) => [name, process.env[name] ?? ""]));

/** Runs one of the operator's commands to its end. */
export const admin = (args: readonly string[], environment: Record<string, string>): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [join(root, "apps/server/dist/admin.mjs"), ...args], {
    env: { ...own(), ...environment },
    encoding: "utf8",
  });

export interface RunningService {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything that it wrote to stdout and stderr. */
  output: () => string;
  stop: () => Promise<void>;
}

const HEALTHY_WITHIN_MS = 50_000;

/** The real server as a process of its own, on an empty data folder, healthy when this resolves. */
export const startService = async (environment: Record<string, string> = {}): Promise<RunningService> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = environment["DATA_DIR"] ?? mkdtempSync(join(tmpdir(), "rewrite-service-data-"));
  const child = spawn(process.execPath, [join(root, "apps/server/dist/main.mjs")], {
    cwd: root,
    env: { ...own(), PORT: String(port), DATA_DIR: dataDir, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (piece: string) => (output += piece));
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const deadline = Date.now() + HEALTHY_WITHIN_MS;
  while (
    !(await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`the service did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
    },
  };
};
