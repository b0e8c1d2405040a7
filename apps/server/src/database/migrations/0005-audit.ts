import type { Migration } from "./migration.ts";

/** Operators' actions. Accounts appear by id only, so a deleted account leaves no address behind. */
export const audit: Migration = {
  name: "0005-audit",
  oldestRelease: "0.1.0",
  statements: () => [
    `CREATE TABLE audit (
      id TEXT PRIMARY KEY,
      at BIGINT NOT NULL,
      actor TEXT,
      action TEXT NOT NULL,
      subject TEXT,
      detail TEXT)`,
    `CREATE INDEX audit_at ON audit (at, id)`,
    `CREATE INDEX audit_subject ON audit (subject, at)`,
    `CREATE INDEX account_created ON account (created_at, id)`,
  ],
};
