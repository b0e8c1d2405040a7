CREATE TABLE migration (name TEXT PRIMARY KEY, applied_at BIGINT NOT NULL, oldest_release TEXT);

CREATE TABLE account (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE CHECK (email = lower(email)),
    plan TEXT NOT NULL,
    admin SMALLINT NOT NULL DEFAULT 0 CHECK (admin IN (0, 1)),
    created_at BIGINT NOT NULL,
    disabled_at BIGINT);

CREATE TABLE api_key (
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
    revoked_at BIGINT);

CREATE UNIQUE INDEX api_key_slot ON api_key (owner, slot) WHERE revoked_at IS NULL;

CREATE INDEX api_key_owner ON api_key (owner);

CREATE TABLE fund (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('allowance', 'credits', 'anonymous')),
    period_start BIGINT NOT NULL,
    period_end BIGINT,
    granted BIGINT NOT NULL DEFAULT 0 CHECK (granted >= 0),
    held BIGINT NOT NULL DEFAULT 0 CHECK (held >= 0),
    used BIGINT NOT NULL DEFAULT 0 CHECK (used >= 0),
    CHECK (held + used <= granted));

CREATE INDEX fund_owner ON fund (owner);

CREATE INDEX fund_ended ON fund (period_end);

CREATE TABLE hold (
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
    ended_at BIGINT);

CREATE UNIQUE INDEX hold_idem ON hold (owner, idem_key) WHERE idem_key IS NOT NULL AND state IN ('held', 'settled');

CREATE INDEX hold_open ON hold (lease_until) WHERE state = 'held';

CREATE INDEX hold_recent ON hold (owner, created_at);

CREATE INDEX hold_fund ON hold (fund_id);

CREATE TABLE entry (
    source_ref TEXT PRIMARY KEY,
    fund_id TEXT NOT NULL REFERENCES fund(id),
    kind TEXT NOT NULL CHECK (kind IN ('grant', 'charge', 'clawback', 'adjust')),
    amount BIGINT NOT NULL,
    reason TEXT,
    at BIGINT NOT NULL);

CREATE INDEX entry_fund ON entry (fund_id);

CREATE TABLE open_streams (
    owner TEXT PRIMARY KEY,
    streams INTEGER NOT NULL CHECK (streams >= 0));

CREATE TABLE daily_salt (
    day BIGINT PRIMARY KEY,
    salt TEXT NOT NULL);

CREATE TABLE auth_user (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE,
      "emailVerified" INTEGER NOT NULL, image TEXT, "createdAt" DATE NOT NULL, "updatedAt" DATE NOT NULL);

CREATE TABLE auth_session (id TEXT PRIMARY KEY, "expiresAt" DATE NOT NULL, token TEXT NOT NULL UNIQUE,
      "createdAt" DATE NOT NULL, "updatedAt" DATE NOT NULL, "ipAddress" TEXT, "userAgent" TEXT,
      "userId" TEXT NOT NULL REFERENCES auth_user (id) ON DELETE CASCADE);

CREATE TABLE auth_identity (id TEXT PRIMARY KEY, "accountId" TEXT NOT NULL, "providerId" TEXT NOT NULL,
      "userId" TEXT NOT NULL REFERENCES auth_user (id) ON DELETE CASCADE, "accessToken" TEXT, "refreshToken" TEXT,
      "idToken" TEXT, "accessTokenExpiresAt" DATE, "refreshTokenExpiresAt" DATE, scope TEXT, password TEXT, "createdAt" DATE NOT NULL, "updatedAt" DATE NOT NULL);

CREATE TABLE auth_verification (id TEXT PRIMARY KEY, identifier TEXT NOT NULL, value TEXT NOT NULL,
      "expiresAt" DATE NOT NULL, "createdAt" DATE NOT NULL, "updatedAt" DATE NOT NULL);

CREATE INDEX auth_session_user ON auth_session ("userId");

CREATE INDEX auth_identity_user ON auth_identity ("userId");

CREATE INDEX auth_verification_identifier ON auth_verification (identifier);

ALTER TABLE api_key ADD COLUMN made_by TEXT NOT NULL DEFAULT 'web' CHECK (made_by IN ('web', 'device', 'admin'));

ALTER TABLE api_key ADD COLUMN machine TEXT;

CREATE TABLE device_login (
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
    expires_at BIGINT NOT NULL);

CREATE UNIQUE INDEX device_user_code ON device_login (user_hash) WHERE state = 'pending';

CREATE INDEX device_expires ON device_login (expires_at);

CREATE TABLE template (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    instructions TEXT NOT NULL,
    register TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL);

CREATE INDEX template_owner ON template (owner);

CREATE TABLE voice (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    habits TEXT NOT NULL,
    sign_off TEXT,
    is_default SMALLINT NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1)),
    samples TEXT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL);

CREATE INDEX voice_owner ON voice (owner);

CREATE UNIQUE INDEX voice_default ON voice (owner) WHERE is_default = 1;

CREATE TABLE invite (
    code_hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    email TEXT,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT);

CREATE TABLE attempt (
    name TEXT PRIMARY KEY,
    taken INTEGER NOT NULL,
    started_at BIGINT NOT NULL);

CREATE INDEX attempt_started ON attempt (started_at);

CREATE TABLE connection (
      id TEXT PRIMARY KEY,
      owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
      provider TEXT NOT NULL CHECK (provider IN ('openai', 'anthropic', 'google', 'openrouter', 'openai-compatible')),
      name TEXT NOT NULL,
      base_url TEXT NOT NULL,
      model TEXT NOT NULL,
      sealed_key TEXT NOT NULL,
      hint TEXT NOT NULL,
      selected SMALLINT NOT NULL DEFAULT 0 CHECK (selected IN (0, 1)),
      created_at BIGINT NOT NULL);

CREATE INDEX connection_owner ON connection (owner);

CREATE UNIQUE INDEX connection_selected ON connection (owner) WHERE selected = 1;

CREATE TABLE connection_login (
      state_hash TEXT PRIMARY KEY,
      owner TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
      session_hash TEXT NOT NULL,
      sealed_verifier TEXT NOT NULL,
      expires_at BIGINT NOT NULL);

CREATE INDEX connection_login_expires ON connection_login (expires_at);

CREATE TABLE billing_account (
      account_id TEXT PRIMARY KEY REFERENCES account(id) ON DELETE CASCADE,
      customer TEXT,
      subscription_id TEXT UNIQUE,
      plan TEXT,
      status TEXT,
      period_end BIGINT,
      cancels SMALLINT NOT NULL DEFAULT 0 CHECK (cancels IN (0, 1)),
      asked BIGINT NOT NULL DEFAULT 0,
      applied BIGINT NOT NULL DEFAULT 0 CHECK (applied <= asked));

CREATE TABLE audit (
      id TEXT PRIMARY KEY,
      at BIGINT NOT NULL,
      actor TEXT,
      action TEXT NOT NULL,
      subject TEXT,
      detail TEXT);

CREATE INDEX audit_at ON audit (at, id);

CREATE INDEX audit_subject ON audit (subject, at);

CREATE INDEX account_created ON account (created_at, id);

ALTER TABLE voice ADD COLUMN measured TEXT;

ALTER TABLE voice ADD COLUMN profile TEXT;

CREATE INDEX auth_session_expires ON auth_session ("expiresAt");

CREATE INDEX auth_verification_expires ON auth_verification ("expiresAt");

CREATE INDEX hold_budget ON hold (budget_id) WHERE budget_id IS NOT NULL;

CREATE TABLE term_list (
      id TEXT PRIMARY KEY REFERENCES account(id) ON DELETE CASCADE,
      terms TEXT NOT NULL,
      updated_at BIGINT NOT NULL);
