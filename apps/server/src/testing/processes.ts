import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A process of ours that is ready, for tests and measurements. `output` grows as it writes. */
export interface Started {
  url: string;
  child: ChildProcess;
  output: { text: string };
  /** Asks it to stop and gives its exit code. */
  stop: () => Promise<number | null>;
}

const gather = (child: ChildProcess): { text: string } => {
  const output = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (data: Buffer) => {
      output.text += data.toString();
    });
  }
  return output;
};

const exitOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once("exit", resolve))
    : Promise.resolve(child.exitCode);

/** The server as `npm start` runs it; a test run builds it first. */
const SERVER = "../../dist/main.mjs";

/** Where `npm` commands keep compiled sources too; a process that finds its own there starts in half the time. */
const COMPILED = fileURLToPath(new URL("../../../../node_modules/.cache/node", import.meta.url));

const launch = (file: string, env: Record<string, string>): { child: ChildProcess; output: { text: string } } => {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [path], {
    env: { NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { child, output: gather(child) };
};

/** Starts a program and waits until it writes its port. Rejects with what it wrote when it ends before that. */
const start = async (file: string, env: Record<string, string>, port: RegExp): Promise<Started> => {
  const { child, output } = launch(file, env);
  const found = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", () => {
        const match = port.exec(output.text)?.[1];
        if (match !== undefined) resolve(match);
      });
    child.once("exit", () => reject(new Error(`it ended before it was ready:\n${output.text}`)));
  });
  const stop = (): Promise<number | null> => {
    const exit = exitOf(child);
    child.kill("SIGTERM");
    return exit;
  };
  return { url: `http://127.0.0.1:${found}`, child, output, stop };
};

/** A model provider with faults to order; see its file. */
export const startProviderProcess = (): Promise<Started> => start("./provider-process.ts", {}, /^(\d+)$/m);

const WIDE = { allowance: 30_000_000, streams: 10_000, perMinute: 1_000_000 };

/** The real server in a data folder of its own, which goes when it stops. Its limits are wide unless `plans` says otherwise. */
export const startServerProcess = async (
  env: Record<string, string> = {},
  plans: object = { anonymous: { ...WIDE, allDay: 900_000_000 }, free: WIDE, pro: { allowance: 930_000_000 } },
): Promise<Started & { dataDir: string }> => {
  const dataDir = mkdtempSync(join(tmpdir(), "rewrite-service-"));
  const plansFile = join(dataDir, "plans.json");
  writeFileSync(plansFile, JSON.stringify(plans));
  const whole = { PORT: "0", DATA_DIR: dataDir, PLANS_FILE: plansFile, LOG_LEVEL: "debug", ...env };
  const started = await start(SERVER, whole, /http:\/\/localhost:(\d+)\/api\/humanize/);
  const stop = async (): Promise<number | null> => {
    const code = await started.stop();
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return { ...started, dataDir, stop };
};

/** Runs the server where it cannot start; what it wrote and its exit code. */
export const failToStart = async (env: Record<string, string>): Promise<{ code: number | null; text: string }> => {
  const { child, output } = launch(SERVER, env);
  const code = await exitOf(child);
  return { code, text: output.text };
};
