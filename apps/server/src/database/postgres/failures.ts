import { DatabaseError } from "pg";
import type { Trouble } from "../unavailable.ts";

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";
const LOCK_NOT_AVAILABLE = "55P03";
/** A statement that took longer than it may. It is not run again: the next try would take as long. */
const QUERY_CANCELED = "57014";
/** Failures of which the server says that it took everything back, and that may pass. */
const passing: ReadonlySet<string> = new Set([SERIALIZATION_FAILURE, DEADLOCK_DETECTED, LOCK_NOT_AVAILABLE]);

/** A server that starts, stops, takes no more connections, or has become a replica that takes no writes. */
const AWAY = /^(08...|57P0[1-5]|53300|53400|25006)$/;
const DISK_FULL = "53100";
const IO_ERROR = "58030";
/** What the system says of a server that it cannot reach, and what the driver says in its own words. */
const UNREACHABLE = /^E(CONNREFUSED|CONNRESET|CONNABORTED|NOTFOUND|HOSTUNREACH|NETUNREACH|TIMEDOUT|PIPE|AI_AGAIN)$/;
const LOST = /connection terminated|timeout exceeded when trying to connect|not queryable|connection ended/i;

export const mayRunAgain = (error: unknown): boolean => error instanceof DatabaseError && passing.has(error.code ?? "");

export const postgresTrouble = (error: unknown): Trouble | null => {
  if (error instanceof AggregateError) return error.errors.map(postgresTrouble).find((trouble) => trouble) ?? null;
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (!(error instanceof DatabaseError)) return UNREACHABLE.test(code) || LOST.test(error.message) ? "away" : null;
  if (passing.has(code)) return "busy";
  if (code === QUERY_CANCELED) return "slow";
  if (code === DISK_FULL) return "full";
  if (code === IO_ERROR) return "broken";
  return AWAY.test(code) ? "away" : null;
};
