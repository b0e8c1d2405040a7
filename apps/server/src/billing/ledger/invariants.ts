import type { Statements } from "../../database/database.ts";

export interface Violation {
  invariant: string;
  /** Rows that break it, by id; at most ten. */
  ids: string[];
}

/** Funds whose column is not the sum of what `rows` gives for them as `fund` and `amount`: each table is read once, however many funds there are. */
const unequal = (column: string, rows: string): string => `SELECT f.id FROM fund f
  LEFT JOIN (SELECT fund, SUM(amount) AS total FROM (${rows}) AS r GROUP BY fund) AS s ON s.fund = f.id
  WHERE f.${column} <> COALESCE(s.total, 0)`;
const holds = (amount: string, state: string): string =>
  ["fund_id", "budget_id"]
    .map((fund) => `SELECT ${fund} AS fund, ${amount} AS amount FROM hold WHERE state = '${state}'`)
    .join(" UNION ALL ");
const entries = (amount: string, where: string): string =>
  `SELECT fund_id AS fund, ${amount} AS amount FROM entry WHERE ${where}`;

/** The ledger's invariants, each as a query for the rows that break it. */
export const invariants: Readonly<Record<string, string>> = {
  "held is the sum of open holds": unequal("held", holds("amount", "held")),
  "used is the sum of settled charges": unequal("used", holds("charged", "settled")),
  "used is the sum of charge entries": unequal("used", entries("-amount", "kind = 'charge'")),
  "granted is the sum of all other entries": unequal("granted", entries("amount", "kind <> 'charge'")),
  "held and used stay within granted": `SELECT id FROM fund WHERE held < 0 OR used < 0 OR held + used > granted`,
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

/** Checks the ledger; run it inside a snapshot. An empty list means that it adds up. */
export const violations = async (statements: Statements): Promise<Violation[]> => {
  const found: Violation[] = [];
  for (const [invariant, sql] of Object.entries(invariants)) {
    const rows = await statements.rows<{ id: string }>(`${sql} LIMIT ${IDS_MAX}`);
    if (rows.length > 0) found.push({ invariant, ids: rows.map(({ id }) => id) });
  }
  return found;
};
