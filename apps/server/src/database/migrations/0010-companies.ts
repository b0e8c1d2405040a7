import type { Migration } from "./migration.ts";

/** Accounts without sign-in, keys that only read, and a way to operators' acts past the many sign-ins between them. */
export const companies: Migration = {
  name: "0010-companies",
  oldestRelease: "0.1.0",
  statements: () => [
    `ALTER TABLE account ADD COLUMN service SMALLINT NOT NULL DEFAULT 0 CHECK (service IN (0, 1))`,
    `ALTER TABLE api_key ADD COLUMN scope TEXT NOT NULL DEFAULT 'rewrite' CHECK (scope IN ('rewrite', 'read'))`,
    `CREATE INDEX audit_changes ON audit (at, id) WHERE action NOT IN ('sign-in', 'key.use')`,
  ],
};
