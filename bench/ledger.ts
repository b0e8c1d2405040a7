// npm run bench -- ledger [CRASH_ROUNDS]: key checks, reserve + settle, and, with rounds, a node killed in the middle of
// its work, on SQLite (synchronous FULL) and on a PostgreSQL of its own (fsync on) or the one of TEST_DATABASE_URL.
import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAccountTable } from "../apps/server/src/accounts/account-table.ts";
import { createApiKeys } from "../apps/server/src/accounts/keys/api-keys.ts";
import { systemClock as clock } from "../apps/server/src/runtime/clock.ts";
import type { Database } from "../apps/server/src/database/database.ts";
import { openDatabase } from "../apps/server/src/database/open.ts";
import { migrate } from "../apps/server/src/database/migrate.ts";
import { startPostgres } from "../apps/server/src/testing/postgres-suite.ts";
import { crashLoop } from "../apps/server/src/billing/ledger/crash-suite.ts";
import { violations } from "../apps/server/src/billing/ledger/invariants.ts";
import { createLedger } from "../apps/server/src/billing/ledger/create-ledger.ts";
import { parsePlans } from "../apps/server/src/billing/plans/plans.ts";

const MEASURED_MS = 4_000;
const CALLERS = 32;
const OWNERS = 1_000;
const about = { register: "slack", mode: "rewrite", tier: "standard", client: null, idempotency: null } as const;

const perSecond = async (callers: number, work: (caller: number) => Promise<unknown>): Promise<number> => {
  let done = 0;
  const started = performance.now();
  const one = async (caller: number): Promise<void> => {
    for (; performance.now() - started < MEASURED_MS; done += 1) await work(caller);
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => one(caller)));
  return Math.round((done / (performance.now() - started)) * 1_000);
};

const measure = async (db: Database): Promise<void> => {
  await migrate(db);
  const account = await createAccountTable({ db, clock }).create(`${randomUUID()}@example.org`);
  if (account === null) throw new Error("no account");
  const keys = createApiKeys({ db, clock });
  const { key } = await keys.create(account.id, "bench");
  console.log(
    `${db.dialect}: key checks a second, ${CALLERS} callers: ${await perSecond(CALLERS, () => keys.verify(key))}`,
  );
  const plans = parsePlans('{"free":{"allowance":1000000000,"streams":10000}}');
  const ledger = createLedger({ db, plans, clock, secret: "a secret for one measurement only" });
  const turn = async (accountId: string): Promise<void> => {
    const principal = { kind: "account", accountId, email: "", plan: "free", admin: false, via: "session" } as const;
    const hold = await ledger.reserve({ principal, units: 1, ...about });
    await ledger.settle(hold, { units: 1, inputTokens: 1, outputTokens: 1, requests: 1 });
  };
  let next = 0;
  console.log(
    `${db.dialect}: reserve + settle a second, 1 caller: ${await perSecond(1, () => turn(`o${(next += 1) % OWNERS}`))}`,
  );
  const many = await perSecond(CALLERS, () => turn(`o${(next += 1) % OWNERS}`));
  console.log(`${db.dialect}: reserve + settle a second, ${CALLERS} callers, ${OWNERS} owners: ${many}`);
  console.log(`${db.dialect}: the same, one owner: ${await perSecond(CALLERS, () => turn("hot"))}`);
  console.log(`${db.dialect}: broken invariants: ${(await db.snapshot(violations)).length}`);
};

const measureAt = async (url: string, rounds: number): Promise<void> => {
  const db = await openDatabase({ url });
  await measure(db);
  await db.close();
  if (rounds === 0) return;
  const { violations: broken, ...report } = await crashLoop(url, rounds);
  console.log(`${url.split(":")[0]}: kill -9: ${JSON.stringify(report)}, broken invariants: ${broken.length}`);
};

export const run = async (args: readonly string[]): Promise<void> => {
  const rounds = Number(args[0] ?? 0);
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-bench-"));
  chmodSync(folder, 0o755);
  try {
    await measureAt(`sqlite:${join(folder, "bench.sqlite")}`, rounds);
    const given = process.env["TEST_DATABASE_URL"] ?? "";
    const server = given === "" ? await startPostgres(folder, { synced: true }) : null;
    await measureAt(server?.url ?? given, rounds);
    await server?.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
