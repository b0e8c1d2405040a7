import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { NOBODY } from "../../apps/server/src/testing/nobody.ts";
import { run, type Running, until } from "./process.ts";

/** Where Debian keeps the programs of each release. */
const RELEASES = "/usr/lib/postgresql";

/** A PostgreSQL server and one that follows it: a commit counts when both have it on their disks. */
export interface PostgresPair {
  version: string;
  port: number;
  standbyPort: number;
  /** Ends the first server as a crash would, and makes the other one the first. @returns the milliseconds of the promotion. */
  failOver: () => Promise<number>;
  /** Holds the first server still for so long, as a network that swallows everything would. */
  freeze: (pause: () => Promise<unknown>) => Promise<void>;
  stop: () => Promise<void>;
}

export const ROLE = "rewrite";
/** What behind a pooler cannot be said for each connection. */
const TIMEOUTS = ["lock_timeout = 2000", "statement_timeout = 5000", "idle_in_transaction_session_timeout = 10000"];

const programs = (): string => {
  const releases = existsSync(RELEASES) ? readdirSync(RELEASES) : [];
  const all = releases.map((release) => join(RELEASES, release, "bin"));
  const complete = all.findLast((folder) => existsSync(join(folder, "pg_basebackup")));
  if (complete === undefined) throw new Error("This needs Debian's package postgresql, or the same programs there.");
  return complete;
};

/** Starts both in a folder that others may enter. The role `rewrite` owns the database of the same name. */
export const startPair = async (folder: string): Promise<PostgresPair> => {
  const bin = programs();
  const [port, standbyPort] = [await freePort(), await freePort()];
  const [data, standbyData] = ["primary", "standby"].map((name) => join(folder, name)) as [string, string];
  for (const at of [data, standbyData]) {
    mkdirSync(at, { mode: 0o700 });
    if (NOBODY.uid !== undefined) chownSync(at, NOBODY.uid, NOBODY.gid);
  }
  const ask = (program: string, ...args: string[]): string =>
    execFileSync(join(bin, program), args, {
      ...NOBODY,
      cwd: data,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  const sql = (text: string, at: number = port): string =>
    ask("psql", "-h", "127.0.0.1", "-p", String(at), "-U", "postgres", "-AtXq", "-c", text, "postgres").trim();
  const serve = async (at: string, on: number): Promise<Running> => {
    const flags = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=300", "fsync=on"];
    const args = ["-D", at, "-p", String(on), ...flags.flatMap((flag) => ["-c", flag])];
    const server = run(join(bin, "postgres"), args, { ...NOBODY, cwd: at });
    await until("PostgreSQL answers", () => server.said.text.includes("ready to accept"));
    return server;
  };
  ask("initdb", "-D", data, "--locale=C", "--encoding=UTF8", "--username=postgres", "--auth=trust");
  const primary = await serve(data, port);
  sql(`CREATE ROLE ${ROLE} LOGIN`);
  for (const timeout of TIMEOUTS) sql(`ALTER ROLE ${ROLE} SET ${timeout}`);
  sql(`CREATE DATABASE ${ROLE} OWNER ${ROLE}`);
  ask(
    "pg_basebackup",
    "-h",
    "127.0.0.1",
    "-p",
    String(port),
    "-U",
    "postgres",
    "-D",
    standbyData,
    "-R",
    "-X",
    "stream",
  );
  const standby = await serve(standbyData, standbyPort);
  sql("ALTER SYSTEM SET synchronous_standby_names = '*'");
  sql("SELECT pg_reload_conf()");
  await until("the standby is synchronous", () => sql("SELECT sync_state FROM pg_stat_replication") === "sync");
  return {
    version: ask("postgres", "--version").trim(),
    port,
    standbyPort,
    failOver: async () => {
      const startedAt = performance.now();
      await primary.end("SIGQUIT");
      ask("pg_ctl", "promote", "-D", standbyData, "-w");
      return Math.round(performance.now() - startedAt);
    },
    freeze: async (pause) => {
      const pids = [primary.child.pid ?? 0, ...childrenOf(primary.child.pid ?? 0)];
      for (const pid of pids) process.kill(pid, "SIGSTOP");
      await pause();
      for (const pid of pids) process.kill(pid, "SIGCONT");
    },
    stop: async () => {
      await Promise.all([primary, standby].map((server) => server.end("SIGINT")));
    },
  };
};

const childrenOf = (pid: number): number[] =>
  execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(Number);
