import type { PoolClient, PoolConfig } from "pg";

const LOCK_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

const TIMEOUTS = {
  lock_timeout: LOCK_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
};

/** How a server is reached, and what its connections keep from one transaction to the next. */
export interface Reached {
  /** Each transaction may run on another connection of the server: nothing of a session lasts. */
  pooled: boolean;
  connection: Pick<PoolConfig, "connectionString" | keyof typeof TIMEOUTS>;
}

/**
 * `?pooler=transaction` at the end of the address says that a pooler in transaction mode stands before the server. It
 * takes no settings of a session, and older ones know no statement that was prepared on another connection.
 *
 * @throws when the address names another mode.
 */
export const reachedBy = (url: string): Reached => {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const mode = parsed?.searchParams.get("pooler") ?? null;
  if (parsed === null || mode === null) return { pooled: false, connection: { connectionString: url, ...TIMEOUTS } };
  if (mode !== "transaction") throw new Error("The only pooler value that DATABASE_URL accepts is pooler=transaction.");
  parsed.searchParams.delete("pooler");
  return { pooled: true, connection: { connectionString: parsed.href } };
};

const UNSET = `SELECT current_user AS role FROM pg_settings WHERE name = ANY($1) AND setting = '0' LIMIT 1`;

/** @throws where statements behind a pooler could wait for ever; the error says how to prevent it. */
export const requireTimeouts = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query<{ role: string }>(UNSET, [Object.keys(TIMEOUTS)]);
  const [unset] = rows;
  if (unset === undefined) return;
  const lines = Object.entries(TIMEOUTS).map(([name, ms]) => `ALTER ROLE "${unset.role}" SET ${name} = ${ms};`);
  throw new Error(`Behind a pooler the role sets the timeouts. Run, and reconnect the pooler:\n${lines.join("\n")}`);
};
