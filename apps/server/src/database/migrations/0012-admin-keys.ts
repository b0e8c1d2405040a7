import type { Migration } from "./migration.ts";

/**
 * Keys that administer, and the name of the key that did something in the list of acts. A column of its own, because the
 * check on `scope` cannot be widened on SQLite without copying the table.
 */
export const adminKeys: Migration = {
  name: "0012-admin-keys",
  oldestRelease: "0.1.0",
  statements: () => [
    `ALTER TABLE api_key ADD COLUMN administers SMALLINT NOT NULL DEFAULT 0 CHECK (administers IN (0, 1))`,
    `ALTER TABLE audit ADD COLUMN key_name TEXT`,
  ],
};
