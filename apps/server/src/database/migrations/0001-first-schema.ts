import type { Migration } from "./migration.ts";

const account = [
  `CREATE TABLE account (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE CHECK (email = lower(email)),
    plan TEXT NOT NULL,
    admin SMALLINT NOT NULL DEFAULT 0 CHECK (admin IN (0, 1)),
    created_at BIGINT NOT NULL,
    disabled_at BIGINT)`,
];

// Five slots for each owner, one active key in each: the cap is a fact of the database.
const apiKey = [
  `CREATE TABLE api_key (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    slot SMALLINT NOT NULL CHECK (slot BETWEEN 1 AND 5),
    name TEXT NOT NULL,
    hash TEXT UNIQUE,
    hint TEXT,
    created_at BIGINT NOT NULL,
    last_used_at BIGINT,
    last_client TEXT,
    expires_at BIGINT,
    revoked_at BIGINT)`,
  `CREATE UNIQUE INDEX api_key_slot ON api_key (owner, slot) WHERE revoked_at IS NULL`,
  `CREATE INDEX api_key_owner ON api_key (owner)`,
];

const ledger = [
  `CREATE TABLE fund (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('allowance', 'credits', 'anonymous')),
    period_start BIGINT NOT NULL,
    period_end BIGINT,
    granted BIGINT NOT NULL DEFAULT 0 CHECK (granted >= 0),
    held BIGINT NOT NULL DEFAULT 0 CHECK (held >= 0),
    used BIGINT NOT NULL DEFAULT 0 CHECK (used >= 0),
    CHECK (held + used <= granted))`,
  `CREATE INDEX fund_owner ON fund (owner)`,
  `CREATE INDEX fund_ended ON fund (period_end)`,
  `CREATE TABLE hold (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    fund_id TEXT REFERENCES fund(id),
    budget_id TEXT REFERENCES fund(id),
    idem_key TEXT,
    fingerprint TEXT,
    amount BIGINT NOT NULL CHECK (amount >= 0 AND (amount > 0 OR fund_id IS NULL)),
    state TEXT NOT NULL CHECK (state IN ('held', 'settled', 'released', 'expired')),
    charged BIGINT NOT NULL DEFAULT 0 CHECK (charged >= 0 AND charged <= amount AND (charged = 0 OR state = 'settled')),
    register TEXT NOT NULL,
    mode TEXT NOT NULL,
    tier TEXT NOT NULL,
    requests INTEGER NOT NULL DEFAULT 0,
    input_tokens BIGINT NOT NULL DEFAULT 0,
    output_tokens BIGINT NOT NULL DEFAULT 0,
    key_id TEXT,
    client TEXT,
    lease_until BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    ended_at BIGINT)`,
  // A failure that cost nothing frees its idempotency key.
  `CREATE UNIQUE INDEX hold_idem ON hold (owner, idem_key) WHERE idem_key IS NOT NULL AND state IN ('held', 'settled')`,
  `CREATE INDEX hold_open ON hold (lease_until) WHERE state = 'held'`,
  `CREATE INDEX hold_recent ON hold (owner, created_at)`,
  `CREATE INDEX hold_fund ON hold (fund_id)`,
  `CREATE TABLE entry (
    source_ref TEXT PRIMARY KEY,
    fund_id TEXT NOT NULL REFERENCES fund(id),
    kind TEXT NOT NULL CHECK (kind IN ('grant', 'charge', 'clawback', 'adjust')),
    amount BIGINT NOT NULL,
    reason TEXT,
    at BIGINT NOT NULL)`,
  `CREATE INDEX entry_fund ON entry (fund_id)`,
  `CREATE TABLE open_streams (
    owner TEXT PRIMARY KEY,
    streams INTEGER NOT NULL CHECK (streams >= 0))`,
  `CREATE TABLE daily_salt (
    day BIGINT PRIMARY KEY,
    salt TEXT NOT NULL)`,
];

export const firstSchema: Migration = {
  name: "0001-first-schema",
  oldestRelease: "0.1.0",
  statements: () => [...account, ...apiKey, ...ledger],
};
