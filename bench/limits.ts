// npm run bench -- limits: counts of rewrites a minute, 32 callers: our statement on PostgreSQL beside that of
// rate-limiter-flexible on the same server, and Redis where TEST_REDIS_URL or a redis-server is there.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@redis/client";
import { Pool } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { systemClock as clock } from "../apps/server/src/runtime/clock.ts";
import { openDatabase } from "../apps/server/src/database/open.ts";
import { migrate } from "../apps/server/src/database/migrate.ts";
import { startPostgres } from "../apps/server/src/testing/postgres-suite.ts";
import { databaseRateLimiter } from "../apps/server/src/http/rate-limits/database-rate-limiter.ts";
import { redisRateLimiter } from "../apps/server/src/http/rate-limits/redis-rate-limiter.ts";
import { memoryRateLimiter } from "../apps/server/src/http/rate-limits/rate-limiter.ts";
import { redisProgram, startRedis } from "../apps/server/src/testing/redis-server.ts";

const MEASURED_MS = 3_000;
const CALLERS = 32;
const OWNERS = 1_000;
const LIMIT = 1_000_000;
const SECRET = "a secret for one measurement only";

const perSecond = async (take: (key: string) => unknown): Promise<number> => {
  let done = 0;
  const started = performance.now();
  const one = async (): Promise<void> => {
    for (; performance.now() - started < MEASURED_MS; done += 1) await take(`account:${done % OWNERS}`);
  };
  await Promise.all(Array.from({ length: CALLERS }, one));
  return Math.round((done / (performance.now() - started)) * 1_000);
};

/** How many of 200 requests at once pass a limit of 10. */
const passing = async (take: (key: string) => Promise<boolean>): Promise<number> =>
  (await Promise.all(Array.from({ length: 200 }, () => take("account:burst")))).filter(Boolean).length;

const onPostgres = async (url: string): Promise<void> => {
  const db = await openDatabase({ url, connectionsMax: CALLERS });
  await migrate(db);
  const ours = databaseRateLimiter({ db, clock, secret: SECRET });
  const pool = new Pool({ connectionString: url, max: CALLERS });
  const theirs = await new Promise<RateLimiterPostgres>((resolve, reject) => {
    const options = { storeClient: pool, storeType: "pool", points: LIMIT, duration: 60, tableName: "peer" };
    const limiter = new RateLimiterPostgres(options, (error?: Error) => (error ? reject(error) : resolve(limiter)));
  });
  const few = new RateLimiterPostgres({
    storeClient: pool,
    points: 10,
    duration: 60,
    tableName: "peer",
    tableCreated: true,
  });
  const oursPass = await passing(async (key) => (await ours.take(key, 10)).allowed);
  const theirsPass = await passing((key) =>
    few.consume(key).then(
      () => true,
      () => false,
    ),
  );
  for (const round of [1, 2]) {
    const a = await perSecond((key) => ours.take(key, LIMIT));
    const b = await perSecond((key) => theirs.consume(key));
    console.log(`PostgreSQL, round ${round}: our statement ${a} a second, rate-limiter-flexible ${b} a second`);
  }
  console.log(`PostgreSQL, 200 at once against 10: ours lets ${oursPass} pass, rate-limiter-flexible ${theirsPass}`);
  await pool.end();
  await db.close();
};

const onRedis = async (): Promise<void> => {
  const given = process.env["TEST_REDIS_URL"] ?? "";
  const program = given === "" ? redisProgram() : null;
  if (given === "" && program === null) return console.log("Redis: none here");
  const server = program === null ? null : await startRedis(program);
  const client = createClient({ url: server?.url ?? given });
  await client.connect();
  const limiter = redisRateLimiter({ client, secret: SECRET });
  const pass = await passing(async (key) => (await limiter.take(key, 10)).allowed);
  console.log(
    `Redis: ${await perSecond((key) => limiter.take(key, LIMIT))} a second; 200 at once against 10: ${pass} pass`,
  );
  client.destroy();
  await server?.stop();
};

export const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-bench-"));
  chmodSync(folder, 0o755);
  try {
    const given = process.env["TEST_DATABASE_URL"] ?? "";
    const server = given === "" ? await startPostgres(folder, { synced: true }) : null;
    await onPostgres(server?.url ?? given);
    await server?.stop();
    await onRedis();
    const memory = memoryRateLimiter(clock);
    console.log(`memory: ${await perSecond((key) => memory.take(key, LIMIT))} a second`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
