import { closeSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import { askMailServer } from "../accounts/mail/ask-mail-server.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import { sqliteFileOf } from "../database/open.ts";
import { dialectNamed } from "../providers/dialects/index.ts";
import type { Clock } from "../runtime/clock.ts";
import type { HealthFinding } from "./examine.ts";

interface Surroundings {
  config: Pick<Config, "accounts" | "model" | "server" | "storage">;
  db: Pick<Database, "dialect" | "read">;
  clock: Clock;
}

/** What the server stands on and talks to, besides its models: the mail server, the disk, the clock. */
export const examineSurroundings = async (given: Surroundings): Promise<HealthFinding[]> => [
  ...(await examineMail(given.config)),
  ...examineDisk(given.config),
  await examineClock(given),
];

const examineMail = async ({ accounts: { smtp } }: Surroundings["config"]): Promise<HealthFinding[]> => {
  if (smtp === null) return [];
  const failure = await askMailServer(smtp);
  return [{ check: `signing in to the mail server ${smtp.host}:${smtp.port}`, ok: failure === null, detail: failure }];
};

const FREE_MIN_BYTES = 512 * 1024 * 1024;
const SYNC_MAX_MS = 1_000;
const MIB = 1024 * 1024;

/** The disk of SQLite's file: room, and how long a write takes to be safe. Nothing where the database is elsewhere. */
const examineDisk = ({ storage, server }: Surroundings["config"]): HealthFinding[] => {
  const file = sqliteFileOf(storage.databaseUrl, server.dataDir);
  if (file === null) return [];
  const folder = dirname(file);
  return [roomIn(folder), syncIn(folder)];
};

const roomIn = (folder: string): HealthFinding => {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const detail = `${Math.floor(free / MIB)} MiB free in ${folder}, ${FREE_MIN_BYTES / MIB} at least`;
  return { check: "the disk has room", ok: free >= FREE_MIN_BYTES, detail };
};

const syncIn = (folder: string): HealthFinding => {
  const check = "the disk keeps what is written";
  const path = join(folder, `.doctor-${randomUUID()}`);
  try {
    const file = openSync(path, "wx", 0o600);
    try {
      writeSync(file, Buffer.alloc(4096));
      const startedAt = performance.now();
      fsyncSync(file);
      const ms = performance.now() - startedAt;
      return { check, ok: ms <= SYNC_MAX_MS, detail: `one fsync took ${ms.toFixed(1)} ms` };
    } finally {
      closeSync(file);
      rmSync(path);
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    return { check, ok: false, detail: `nothing can be written in ${folder} (${code})` };
  }
};

/** Leases, sessions and one-time links count minutes. */
const CLOCK_MAX_MS = 30_000;
const ASK_MS = 5_000;

/** Another clock: whose it is, and what it says. */
interface Reading {
  whose: string;
  ms: number;
}

const examineClock = async ({ config, db, clock }: Surroundings): Promise<HealthFinding> => {
  const readings = [await databaseClock(db), await providerClock(config.model)].filter((reading) => reading !== null);
  const off = readings.map(({ whose, ms }) => ({ whose, seconds: Math.round((clock.now() - ms) / 1_000) }));
  const wrong = off.filter(({ seconds }) => Math.abs(seconds) * 1_000 > CLOCK_MAX_MS);
  const shown = (wrong.length > 0 ? wrong : off).map(({ whose, seconds }) => `${seconds} s from ${whose}`).join(", ");
  return {
    check: "the clock is right",
    ok: wrong.length === 0,
    detail: shown === "" ? "there is no other clock to compare it with" : shown,
  };
};

/** PostgreSQL says what time it is; SQLite has this machine's clock, and only what was written says that it went back. */
const databaseClock = async (db: Surroundings["db"]): Promise<Reading | null> => {
  if (db.dialect === "postgres") {
    const [row] = await db.read<{ ms: number | string }>(
      "SELECT FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint AS ms",
    );
    return row === undefined ? null : { whose: "the database's", ms: Number(row.ms) };
  }
  const [row] = await db.read<{ ms: number | null }>("SELECT MAX(created_at) AS ms FROM hold");
  const ms = row?.ms ?? null;
  return ms !== null && ms > Date.now() ? { whose: "the latest rewrite in the database", ms } : null;
};

/** Every answer over HTTP has a date, a refusal too, so no key goes there. */
const providerClock = async ({ provider, baseUrl }: Config["model"]): Promise<Reading | null> => {
  if (provider === "builtin") return null;
  const url = baseUrl ?? new URL(dialectNamed(provider).address);
  try {
    const signal = AbortSignal.timeout(ASK_MS);
    const answer = await fetch(url.origin, { method: "HEAD", redirect: "manual", signal });
    const ms = Date.parse(answer.headers.get("date") ?? "");
    return Number.isNaN(ms) ? null : { whose: `that of ${url.host}`, ms };
  } catch {
    return null;
  }
};
