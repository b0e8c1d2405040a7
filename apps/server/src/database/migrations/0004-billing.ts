import type { Migration } from "./migration.ts";

/** An account's ids at the payment provider, and its one subscription. */
export const billing: Migration = {
  name: "0004-billing",
  oldestRelease: "0.1.0",
  statements: () => [
    // `asked` numbers the questions put to the provider, `applied` is the question whose answer is kept here.
    `CREATE TABLE billing_account (
      account_id TEXT PRIMARY KEY REFERENCES account(id) ON DELETE CASCADE,
      customer TEXT,
      subscription_id TEXT UNIQUE,
      plan TEXT,
      status TEXT,
      period_end BIGINT,
      cancels SMALLINT NOT NULL DEFAULT 0 CHECK (cancels IN (0, 1)),
      asked BIGINT NOT NULL DEFAULT 0,
      applied BIGINT NOT NULL DEFAULT 0 CHECK (applied <= asked))`,
  ],
};
