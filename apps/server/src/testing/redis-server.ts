import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@redis/client";
import { freePort } from "./free-port.ts";

const PROGRAMS = ["redis-server", "valkey-server"];

/** The Redis of `TEST_REDIS_URL`, or the program of one on this machine; null where there is neither. */
export const redisProgram = (): string | null =>
  PROGRAMS.find((program) => spawnSync(program, ["--version"]).status === 0) ?? null;

const answers = async (url: string): Promise<boolean> => {
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: false } });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.ping();
    return true;
  } catch {
    return false;
  } finally {
    if (client.isOpen) client.destroy();
  }
};

export interface RedisServer {
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** A Redis of our own on loopback that keeps nothing on disk. */
export const startRedis = async (program: string, port?: number): Promise<RedisServer> => {
  const at = port ?? (await freePort());
  const flags = ["--port", String(at), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(program, flags, { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `redis://127.0.0.1:${at}`;
  for (let waited = 0; !(await answers(url)); waited += 25) {
    if (waited > 10_000) throw new Error("Redis did not start.");
    await sleep(25);
  }
  const stop = (): Promise<void> => {
    child.kill("SIGKILL");
    return ended;
  };
  return { url, child, stop };
};
