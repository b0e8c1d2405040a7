import type { Migration } from "./migration.ts";

type DatabaseDialect = Parameters<Migration["statements"]>[0];

// Frozen from the sign-in library's own compiled migrations (better-auth 1.7.7), because it takes no lock when it
// migrates. Its column names are camel case and its times are dates.
const signIn = (dialect: DatabaseDialect): string[] => {
  const date = dialect === "postgres" ? "TIMESTAMPTZ" : "DATE";
  const boolean = dialect === "postgres" ? "BOOLEAN" : "INTEGER";
  const stamps = `"createdAt" ${date} NOT NULL, "updatedAt" ${date} NOT NULL`;
  return [
    `CREATE TABLE auth_user (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE,
      "emailVerified" ${boolean} NOT NULL, image TEXT, ${stamps})`,
    `CREATE TABLE auth_session (id TEXT PRIMARY KEY, "expiresAt" ${date} NOT NULL, token TEXT NOT NULL UNIQUE,
      ${stamps}, "ipAddress" TEXT, "userAgent" TEXT,
      "userId" TEXT NOT NULL REFERENCES auth_user (id) ON DELETE CASCADE)`,
    `CREATE TABLE auth_identity (id TEXT PRIMARY KEY, "accountId" TEXT NOT NULL, "providerId" TEXT NOT NULL,
      "userId" TEXT NOT NULL REFERENCES auth_user (id) ON DELETE CASCADE, "accessToken" TEXT, "refreshToken" TEXT,
      "idToken" TEXT, "accessTokenExpiresAt" ${date}, "refreshTokenExpiresAt" ${date}, scope TEXT, password TEXT, ${stamps})`,
    `CREATE TABLE auth_verification (id TEXT PRIMARY KEY, identifier TEXT NOT NULL, value TEXT NOT NULL,
      "expiresAt" ${date} NOT NULL, ${stamps})`,
    `CREATE INDEX auth_session_user ON auth_session ("userId")`,
    `CREATE INDEX auth_identity_user ON auth_identity ("userId")`,
    `CREATE INDEX auth_verification_identifier ON auth_verification (identifier)`,
  ];
};

const keys = [
  `ALTER TABLE api_key ADD COLUMN made_by TEXT NOT NULL DEFAULT 'web' CHECK (made_by IN ('web', 'device', 'admin'))`,
  `ALTER TABLE api_key ADD COLUMN machine TEXT`,
];

const deviceLogin = [
  `CREATE TABLE device_login (
    id TEXT PRIMARY KEY,
    device_hash TEXT NOT NULL UNIQUE,
    user_hash TEXT NOT NULL,
    machine TEXT NOT NULL,
    client TEXT NOT NULL,
    address TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('pending', 'approved', 'denied', 'redeemed')),
    owner TEXT REFERENCES account(id) ON DELETE CASCADE,
    key_id TEXT REFERENCES api_key(id) ON DELETE CASCADE,
    poll_after BIGINT NOT NULL,
    interval_s INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL)`,
  `CREATE UNIQUE INDEX device_user_code ON device_login (user_hash) WHERE state = 'pending'`,
  `CREATE INDEX device_expires ON device_login (expires_at)`,
];

const templatesAndVoices = [
  `CREATE TABLE template (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    instructions TEXT NOT NULL,
    register TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL)`,
  `CREATE INDEX template_owner ON template (owner)`,
  `CREATE TABLE voice (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    habits TEXT NOT NULL,
    sign_off TEXT,
    is_default SMALLINT NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1)),
    samples TEXT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL)`,
  `CREATE INDEX voice_owner ON voice (owner)`,
  `CREATE UNIQUE INDEX voice_default ON voice (owner) WHERE is_default = 1`,
];

const rest = [
  `CREATE TABLE invite (
    code_hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    email TEXT,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT)`,
  `CREATE TABLE attempt (
    name TEXT PRIMARY KEY,
    taken INTEGER NOT NULL,
    started_at BIGINT NOT NULL)`,
  `CREATE INDEX attempt_started ON attempt (started_at)`,
];

export const accounts: Migration = {
  name: "0002-accounts",
  oldestRelease: "0.1.0",
  statements: (dialect) => [...signIn(dialect), ...keys, ...deviceLogin, ...templatesAndVoices, ...rest],
};
