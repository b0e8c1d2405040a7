import * as fc from "fast-check";
import { expect, test } from "vitest";
import { describeDatabases } from "../../testing/database-suite.ts";
import { commands, runModel } from "./ledger-model-suite.ts";
import { ledgerSql, type LedgerSql } from "./ledger-sql.ts";

/** One statement with one guard taken away or one sum wrong. */
const broken = (name: keyof LedgerSql, from: string, to: string): [string, LedgerSql] => {
  const text = ledgerSql[name];
  if (!text.includes(from)) throw new Error(`${name} does not hold: ${from}`);
  return [`${name}: "${from}" → "${to}"`, { ...ledgerSql, [name]: text.replace(from, to) }];
};

const mutants = [
  broken("setAside", "granted - used - held", "granted - used"),
  broken("setAside", "granted - used - held >= $2", "granted - used - held > $2"),
  broken("setAside", " AND granted - used - held >= $2", ""),
  broken("endHold", "WHERE id = $1 AND state = 'held'", "WHERE id = $1"),
  broken("overdue", "lease_until <= $1", "lease_until < $1"),
  broken("overdueOf", "state = 'held' AND lease_until <= $1", "state = 'held' AND lease_until > $1"),
  broken("renew", "AND state = 'held' ", ""),
  broken("putBack", "held - $2", "held - $3"),
  broken("putBack", "used + $3", "used + $2"),
  broken("closeStream", "streams - 1", "streams"),
  broken("openStream", " WHERE open_streams.streams < $2", ""),
  broken("openStream", "streams < $2", "streams <= $2"),
  broken("earlier", "AND state IN ('held', 'settled')", "AND state = 'held'"),
  broken("earlier", "owner = $1 AND ", "$1 <> '' AND "),
  broken("balance", "granted - used - held", "granted"),
  broken("insertHold", "$13, $14)", "$14, $13)"),
  broken("insertHold", "$7, 'held'", "1, 'held'"),
  broken("writeEntry", "DO NOTHING", "DO UPDATE SET at = entry.at"),
];

const search = (runs: number): { numRuns: number; seed: number } => ({ numRuns: runs, seed: 20_261_121 });

describeDatabases("the ledger against its model", (given) => {
  test("does what the model does and its balances add up after every command", async () => {
    const property = fc.asyncProperty(commands, (list) => runModel(given.db, list));
    await fc.assert(property, search(given.db.dialect === "sqlite" ? 60 : 15));
  });
});

// The text is the same for both databases, so the broken ones run on the quicker.
describeDatabases(
  "the checks",
  (given) => {
    test.each(mutants)("a broken statement is noticed: %s", async (_, sql) => {
      const property = fc.asyncProperty(commands, (list) => runModel(given.db, list, sql));
      const result = await fc.check(property, { ...search(200), endOnFailure: true });
      expect(result.failed).toBe(true);
    });
  },
  ["sqlite"],
);
