import type { UsageDays } from "@rewrite-service/contract";
import type { Clock } from "../../runtime/clock.ts";
import type { Database } from "../../database/database.ts";

const DAY_MS = 86_400_000;
const DAYS = 30;
/** Far above what five keys and some programs make in 30 days; a bound for accounts with many revoked keys. */
const ROWS_MAX = 2_000;

interface Row {
  day: number;
  register: string;
  key_id: string | null;
  name: string | null;
  client: string | null;
  units: number;
  rewrites: number;
}

const dayName = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Settled rewrites of an account in the last 30 days in UTC, summed by day, register, key and client. */
export const createUsageDays =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  async (accountId: string): Promise<UsageDays> => {
    const today = Math.floor(clock.now() / DAY_MS);
    const first = today - DAYS + 1;
    const rows = await db.read<Row>(
      `SELECT h.created_at / ${DAY_MS} AS day, h.register, h.key_id, MAX(k.name) AS name, h.client,
         CAST(SUM(h.charged) AS BIGINT) AS units, COUNT(*) AS rewrites
       FROM hold h LEFT JOIN api_key k ON k.id = h.key_id
       WHERE h.owner = $1 AND h.state = 'settled' AND h.created_at >= $2
       GROUP BY 1, 2, 3, 5 ORDER BY 1 DESC, 6 DESC LIMIT ${ROWS_MAX}`,
      [accountId, first * DAY_MS],
    );
    return {
      from: dayName(first),
      to: dayName(today),
      items: rows.reverse().map((row) => ({
        day: dayName(row.day),
        register: row.register,
        keyId: row.key_id,
        keyName: row.name,
        client: row.client,
        units: row.units,
        rewrites: row.rewrites,
      })),
    };
  };
