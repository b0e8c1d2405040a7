import type { Migration } from "./migration.ts";

/** Words that an account keeps in every rewrite: one sealed list, under the account's own id. */
export const terms: Migration = {
  name: "0009-terms",
  oldestRelease: "0.1.0",
  statements: () => [
    `CREATE TABLE term_list (
      id TEXT PRIMARY KEY REFERENCES account(id) ON DELETE CASCADE,
      terms TEXT NOT NULL,
      updated_at BIGINT NOT NULL)`,
  ],
};
