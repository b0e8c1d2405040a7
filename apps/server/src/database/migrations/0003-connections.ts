import type { Migration } from "./migration.ts";

/** Accounts with model providers that people connect, at most one of them chosen to pay for rewrites. */
export const connections: Migration = {
  name: "0003-connections",
  oldestRelease: "0.1.0",
  statements: () => [
    `CREATE TABLE connection (
      id TEXT PRIMARY KEY,
      owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
      provider TEXT NOT NULL CHECK (provider IN ('openai', 'anthropic', 'google', 'openrouter', 'openai-compatible')),
      name TEXT NOT NULL,
      base_url TEXT NOT NULL,
      model TEXT NOT NULL,
      sealed_key TEXT NOT NULL,
      hint TEXT NOT NULL,
      selected SMALLINT NOT NULL DEFAULT 0 CHECK (selected IN (0, 1)),
      created_at BIGINT NOT NULL)`,
    `CREATE INDEX connection_owner ON connection (owner)`,
    `CREATE UNIQUE INDEX connection_selected ON connection (owner) WHERE selected = 1`,
    `CREATE TABLE connection_login (
      state_hash TEXT PRIMARY KEY,
      owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
      session_hash TEXT NOT NULL,
      sealed_verifier TEXT NOT NULL,
      expires_at BIGINT NOT NULL)`,
    `CREATE INDEX connection_login_expires ON connection_login (expires_at)`,
  ],
};
