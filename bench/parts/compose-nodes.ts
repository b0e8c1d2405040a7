import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SECRET } from "./company.ts";
import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { run, type Running, until } from "./process.ts";

const COMPOSE = new URL("../../deploy/compose/two-nodes.yml", import.meta.url);
const PROGRAM = fileURLToPath(new URL("../../apps/server/dist/main.mjs", import.meta.url));

/** A node's environment as `two-nodes.yml` writes it, with what is in `${…}` filled in. */
const environment = (values: Record<string, string>): Record<string, string> => {
  const file = readFileSync(COMPOSE, "utf8");
  const node = /x-node:[\s\S]*?environment:\n([\s\S]*?)\n  [#a-z]/.exec(file)?.[1] ?? "";
  const filled = node.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind: string, otherwise: string) => values[name] ?? (kind === "-" ? otherwise : ""),
  );
  return Object.fromEntries(
    [...filled.matchAll(/^ {4}(\w+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
};

/** Limits that no load here meets. */
const WIDE = {
  free: { allowance: 30_000_000, streams: 10_000, perMinute: 1_000_000 },
  pro: { allowance: 930_000_000 },
};

export interface Node {
  port: number;
  start: () => Promise<void>;
  /** SIGTERM, and the wait for its end. @returns the milliseconds that it took. */
  stop: () => Promise<number>;
  said: () => string;
}

interface NodeOptions {
  folder: string;
  appUrl: string;
  databaseUrl: string;
  redisUrl: string;
  more: Record<string, string>;
}

/** A service `node-1` or `node-2` of the compose file, as a process. */
export const composeNode = async ({ folder, appUrl, databaseUrl, redisUrl, more }: NodeOptions): Promise<Node> => {
  const port = await freePort();
  const plans = join(folder, "plans.json");
  writeFileSync(plans, JSON.stringify(WIDE));
  const written = environment({ DOMAIN: new URL(appUrl).host, SECRET, POSTGRES_PASSWORD: "unused" });
  const here = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, TRUSTED_PROXIES: "127.0.0.1" };
  const missing = Object.keys(here).filter((name) => !(name in written));
  if (missing.length > 0) throw new Error(`two-nodes.yml no longer sets ${missing.join(", ")}.`);
  const env = { ...written, ...here, PLANS_FILE: plans, DATA_DIR: folder, PORT: String(port), ...more };
  let node: Running | null = null;
  const isReady = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200;
  return {
    port,
    start: async () => {
      node = run(process.execPath, [PROGRAM], { env });
      await until("a node is ready", isReady, 60_000);
    },
    stop: async () => {
      const startedAt = performance.now();
      await node?.end("SIGTERM");
      return Math.round(performance.now() - startedAt);
    },
    said: () => node?.said.text ?? "",
  };
};
