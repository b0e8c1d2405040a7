import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A process of ours that is ready, and how to end it. */
export interface Started {
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

const firstMatch = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (data: Buffer) => {
      text += data.toString();
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`a process ended with ${code} before it was ready`)));
  });

const start = async (file: string, env: Record<string, string>, pattern: RegExp): Promise<Started> => {
  const child = spawn(process.execPath, [join(root, file)], {
    cwd: root,
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await firstMatch(child, pattern);
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    });
  return { url: `http://127.0.0.1:${port}`, child, stop };
};

export const startMockProvider = (): Promise<Started> => start("bench/mock-provider.ts", {}, /^(\d+)$/m);

const WIDE = { allowance: 900_000_000, streams: 10_000, perMinute: 1_000_000 };

/** The real server in a folder of its own, with limits wide enough to measure it. */
export const startServer = async (providerUrl: string): Promise<Started> => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-bench-"));
  writeFileSync(join(folder, "plans.json"), JSON.stringify({ anonymous: { ...WIDE, allDay: 900_000_000 } }));
  const started = await start(
    "apps/server/src/main.ts",
    {
      PORT: "0",
      DATA_DIR: folder,
      PLANS_FILE: join(folder, "plans.json"),
      PROVIDER: "openai-compatible",
      PROVIDER_BASE_URL: `${providerUrl}/v1`,
      LOG_LEVEL: "warn",
    },
    /localhost:(\d+)\/api\/humanize/,
  );
  const stop = async (): Promise<void> => {
    await started.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...started, stop };
};
