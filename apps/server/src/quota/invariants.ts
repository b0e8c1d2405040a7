import type { Statements } from "../database/database.ts";

export interface Violation {
  invariant: string;
  /** Rows that break it, by id; at most ten. */
  ids: string[];
}

const overFunds = (condition: string): string => `SELECT f.id FROM fund f WHERE ${condition}`;
const sum = (column: string, where: string): string =>
  `COALESCE((SELECT SUM(${column}) FROM hold h WHERE (h.fund_id = f.id OR h.budget_id = f.id) AND ${where}), 0)`;
const entries = (where: string): string =>
  `COALESCE((SELECT SUM(e.amount) FROM entry e WHERE e.fund_id = f.id AND ${where}), 0)`;

/** What must be true of the books at every moment, each as a query for the rows where it is not. */
export const invariants: Readonly<Record<string, string>> = {
  "held is the sum of open holds": overFunds(`f.held <> ${sum("h.amount", "h.state = 'held'")}`),
  "used is the sum of settled charges": overFunds(`f.used <> ${sum("h.charged", "h.state = 'settled'")}`),
  "used is the sum of charge entries": overFunds(`f.used <> -${entries("e.kind = 'charge'")}`),
  "granted is the sum of all other entries": overFunds(`f.granted <> ${entries("e.kind <> 'charge'")}`),
  "held and used stay within granted": overFunds("f.held < 0 OR f.used < 0 OR f.held + f.used > f.granted"),
  "one held or settled hold for each idempotency key": `SELECT MIN(id) AS id FROM hold
    WHERE idem_key IS NOT NULL AND state IN ('held', 'settled') GROUP BY owner, idem_key HAVING COUNT(*) > 1`,
  "no hold is charged more than it held": `SELECT id FROM hold
    WHERE charged > amount OR charged < 0 OR (state <> 'settled' AND charged <> 0)`,
  "a hold is open or has an end": `SELECT id FROM hold WHERE (state = 'held') <> (ended_at IS NULL)`,
  "open streams are the owner's open holds": `SELECT owner AS id FROM open_streams o
    WHERE o.streams <> (SELECT COUNT(*) FROM hold h WHERE h.owner = o.owner AND h.state = 'held')`,
  "every open hold is counted as a stream": `SELECT h.id FROM hold h
    WHERE h.state = 'held' AND NOT EXISTS (SELECT 1 FROM open_streams o WHERE o.owner = h.owner)`,
};

const IDS_MAX = 10;

/** Checks the books; run it inside a snapshot. An empty list means that they add up. */
export const violations = async (statements: Statements): Promise<Violation[]> => {
  const found: Violation[] = [];
  for (const [invariant, sql] of Object.entries(invariants)) {
    const rows = await statements.rows<{ id: string }>(`${sql} LIMIT ${IDS_MAX}`);
    if (rows.length > 0) found.push({ invariant, ids: rows.map(({ id }) => id) });
  }
  return found;
};
