// npm run bench -- fuzz [REQUESTS] [SEED]: random requests to every route of the whole service, half of them on SQLite and
// half on PostgreSQL, from an administrator, a key's owner and nobody. A 5xx, or an error of another shape, is a fault;
// the first twenty are printed with what caused them.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { createApp } from "../apps/server/src/app/app.ts";
import { createDeps } from "../apps/server/src/app/deps.ts";
import { parseConfig } from "../apps/server/src/config/config.ts";
import { openDatabase } from "../apps/server/src/database/open.ts";
import { createLog } from "../apps/server/src/runtime/log.ts";
import {
  asker,
  ENDS_SESSIONS,
  faultOf,
  headers,
  ORIGIN,
  requestTo,
  send,
  WEBHOOK_SECRET,
} from "../apps/server/src/testing/fuzzed-requests.ts";
import { startPostgres } from "../apps/server/src/testing/postgres-suite.ts";
import { PASSWORD, quickPasswords } from "../apps/server/src/testing/quick-passwords.ts";
import { SECRET } from "./parts/company.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BATCH = 500;
const AT_ONCE = 10;
const SHOWN_MAX = 20;
const WIDE = { period: "day", allowance: 900_000_000, streams: 10_000, perMinute: 1_000_000 };

const openService = async (url: string, folder: string) => {
  const plans = join(folder, "plans.json");
  writeFileSync(plans, JSON.stringify({ anonymous: { ...WIDE, allDay: 900_000_000 }, free: WIDE, pro: WIDE }));
  const env = { SECRET, DATABASE_URL: url, PLANS_FILE: plans, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const log = createLog({ level: "silent", to: { write: () => undefined } });
  const running = await createDeps({
    config: parseConfig(env),
    secret: SECRET,
    log,
    root: ROOT,
    passwords: quickPasswords,
  });
  const app = createApp(running.deps);
  const routes = app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => ({ method, path }));
  return { app, routes, close: () => running.close() };
};

type Service = Awaited<ReturnType<typeof openService>>;

const json = (
  app: Service["app"],
  path: string,
  body: object,
  cookie: string,
): Promise<{ text: string; cookie: string }> =>
  send(
    app,
    { method: "POST", path, content: JSON.stringify(body) },
    { "content-type": "application/json", origin: ORIGIN, cookie },
  );

/** An administrator with one of everything, and somebody whose sessions may be ended. */
const setUp = async (app: Service["app"], url: string) => {
  const cookies: string[] = [];
  for (const email of ["ada@example.com", "bo@example.com"])
    cookies.push((await json(app, "/api/auth/sign-up/email", { email, password: PASSWORD, name: email }, "")).cookie);
  const [ada = "", bo = ""] = cookies;
  const db = await openDatabase({ url, connectionsMax: 1 });
  await db.run("UPDATE account SET plan = 'pro', admin = 1 WHERE email = $1", ["ada@example.com"]);
  const [other] = await db.rows<{ id: string }>("SELECT id FROM account WHERE email = $1", ["bo@example.com"]);
  await db.close();
  const make = async (path: string, body: object): Promise<Record<string, string>> =>
    JSON.parse((await json(app, path, body, ada)).text) as Record<string, string>;
  const key = (await make("/api/keys", { name: "one" }))["key"] ?? "";
  const voice = { name: "Mine", samples: ["I would keep it short, as ever."] };
  const ids = {
    "/api/templates":
      (await make("/api/templates", { name: "Weekly", instructions: "Begin with the decision." }))["id"] ?? "",
    "/api/voices": (await make("/api/voices", voice))["id"] ?? "",
    "/api/keys": (await make("/api/keys", { name: "two" }))["id"] ?? "",
    "/api/admin/users": other?.id ?? "",
  };
  return { ada, bo, key, ids };
};

const fuzz = async (name: string, url: string, folder: string, count: number, seed: number): Promise<number> => {
  const { app, routes, close } = await openService(url, folder);
  const { ada, bo, key, ids } = await setUp(app, url);
  const requests = fc.tuple(requestTo(routes, ids), headers, asker);
  const statuses = new Map<number, number>();
  let faults = 0;
  const startedAt = performance.now();
  for (let done = 0; done < count; done += BATCH) {
    const batch = fc.sample(requests, { numRuns: BATCH, seed: seed + done });
    const caller = async (): Promise<void> => {
      for (let next = batch.pop(); next !== undefined; next = batch.pop()) {
        const [asked, sent, who] = next;
        const credentials = {
          cookie: { cookie: ENDS_SESSIONS.test(asked.path) ? bo : ada },
          key: { authorization: `Bearer ${key}` },
          nobody: {},
        };
        const { status, text } = await send(app, asked, { ...credentials[who], ...sent });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const fault = faultOf({ method: asked.method, path: asked.path.split("?")[0] ?? "", status, text });
        if (fault === null) continue;
        faults += 1;
        if (faults <= SHOWN_MAX) console.log(`${name}: ${JSON.stringify([asked, sent, who]).slice(0, 500)}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, caller));
    if ((done / BATCH) % 100 === 0) console.log(`${name}: ${done + BATCH} sent, ${faults} faults`);
  }
  const perSecond = Math.round(count / ((performance.now() - startedAt) / 1_000));
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  console.log(
    `${name}: ${count} requests to ${routes.length} routes, ${perSecond} a second; ${counts.join(", ")}; ${faults} faults`,
  );
  await close();
  return faults;
};

export const run = async ([requests = "1000000", seed = "1"]: readonly string[]): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-bench-"));
  chmodSync(folder, 0o755);
  const half = Math.ceil(Number(requests) / 2);
  const postgres = await startPostgres(folder);
  try {
    let faults = await fuzz("sqlite", `sqlite:${join(folder, "fuzz.sqlite")}`, folder, half, Number(seed));
    faults += await fuzz("postgres", postgres.url, folder, half, Number(seed) + 500_000_000);
    if (faults > 0) process.exitCode = 1;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
