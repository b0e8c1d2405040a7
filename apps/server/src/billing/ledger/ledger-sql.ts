/**
 * Every statement that moves money, one text for both databases. Each guard is in the statement that it guards, so no
 * interleaving of two callers can pass it, and each end of a hold is one conditional transition.
 */
export const ledgerSql = {
  /** Takes one stream of the owner's number at once; no row when all are taken. It also locks the owner for the transaction. */
  openStream: `INSERT INTO open_streams (owner, streams) VALUES ($1, 1)
    ON CONFLICT (owner) DO UPDATE SET streams = open_streams.streams + 1 WHERE open_streams.streams < $2 RETURNING streams`,
  closeStream: `UPDATE open_streams SET streams = streams - 1 WHERE owner = $1`,
  earlier: `SELECT state, fingerprint, charged FROM hold WHERE owner = $1 AND idem_key = $2 AND state IN ('held', 'settled')`,
  openFund: `INSERT INTO fund (id, owner, kind, period_start, period_end, granted) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (id) DO NOTHING RETURNING id`,
  openCredits: `INSERT INTO fund (id, owner, kind, period_start) VALUES ($1, $2, 'credits', $3) ON CONFLICT (id) DO NOTHING`,
  writeEntry: `INSERT INTO entry (source_ref, fund_id, kind, amount, reason, at) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (source_ref) DO NOTHING RETURNING source_ref`,
  setAside: `UPDATE fund SET held = held + $2 WHERE id = $1 AND granted - used - held >= $2 RETURNING id`,
  /** Fails where the Idempotency-Key is in use, which `earlier` has ruled out while the owner is locked. */
  insertHold: `INSERT INTO hold (id, owner, fund_id, budget_id, idem_key, fingerprint, amount, state, register, mode, tier,
      key_id, client, lease_until, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, 'held', $8, $9, $10, $11, $12, $13, $14)`,
  renew: `UPDATE hold SET lease_until = $2 WHERE id = $1 AND state = 'held' RETURNING id`,
  endHold: `UPDATE hold SET state = $2, charged = $3, requests = $4, input_tokens = $5, output_tokens = $6, ended_at = $7
    WHERE id = $1 AND state = 'held' RETURNING owner, fund_id, budget_id, amount`,
  expireHold: `UPDATE hold SET state = 'expired', ended_at = $2 WHERE id = $1 AND state = 'held' AND lease_until <= $2
    RETURNING owner, fund_id, budget_id, amount`,
  putBack: `UPDATE fund SET held = held - $2, used = used + $3 WHERE id = $1`,
  /** Adds to what a fund was granted, or takes from it, never below what is held and used. */
  changeGrant: `UPDATE fund SET granted = granted + $2 WHERE id = $1 AND granted + $2 >= used + held
    RETURNING granted - used - held AS balance`,
  balance: `SELECT granted - used - held AS balance FROM fund WHERE id = $1`,
  overdue: `SELECT id FROM hold WHERE state = 'held' AND lease_until <= $1 ORDER BY lease_until LIMIT 200`,
  overdueOf: `SELECT id FROM hold WHERE state = 'held' AND lease_until <= $1 AND owner = $2 LIMIT 200`,
} as const;

/** The statements, by name; a test swaps one for a broken one to see that the checks notice. */
export type LedgerSql = Record<keyof typeof ledgerSql, string>;
