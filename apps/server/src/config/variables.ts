import { DEFAULT_MODELS } from "./default-models.ts";

/** One row per environment variable, in the order in which `admin config check` prints them. */
export interface Variable {
  group: "server" | "storage" | "secrets" | "model" | "accounts" | "money" | "connected accounts";
  /** The value when unset; null if there is none, or if it depends on others as described in `unset`. */
  default: string | null;
  secret: boolean;
  /** What the variable is for, in Markdown. */
  purpose: string;
  /** What applies when it is unset, in Markdown; empty if nothing does, or if `default` says it. */
  unset: string;
  /** `purpose` and `unset` in one line of plain text. */
  meaning: string;
}

const row = (
  group: Variable["group"],
  fallback: string | null,
  purpose: string,
  { secret = false, unset = "" }: { secret?: boolean; unset?: string } = {},
): Variable => ({
  group,
  default: fallback,
  secret,
  purpose,
  unset,
  meaning: (unset === "" ? purpose : `${purpose}; defaults to ${unset}`).replaceAll("`", ""),
});

const SECRET = { secret: true };

const { openai, anthropic, google } = DEFAULT_MODELS;
const SMALL_MODELS = `\`${openai.id}\` (\`openai\`), \`${anthropic.id}\` (\`anthropic\`) or \`${google.id}\` (\`google\`)`;

export const VARIABLES = {
  PORT: row("server", "8787", "port to listen on"),
  HOST: row("server", "127.0.0.1", "address to bind to"),
  APP_URL: row("server", null, "public URL of the server", { unset: "`http://localhost:PORT`" }),
  EXTENSION_IDS: row(
    "server",
    "",
    "ids of browser extensions that may call this server without a permission prompt in Chrome",
  ),
  EXTRA_ORIGINS: row("server", "", "additional origins that may call the API"),
  MCP_PACKAGE: row("server", null, "npm name of the MCP package, if you publish it", {
    unset: "the package under `/downloads`",
  }),
  TRUSTED_PROXIES: row("server", "", "addresses or ranges of the proxies whose `X-Forwarded-For` header is trusted"),
  WORKERS: row("server", "1", "number of server processes; more than one needs PostgreSQL"),
  LOG_LEVEL: row("server", "info", "`debug`, `info`, `warn`, `error` or `silent`"),
  DATA_DIR: row("server", "./data", "folder for the SQLite file and the secret"),
  SECURITY_CONTACT: row(
    "server",
    null,
    "contact for `/.well-known/security.txt`, a `mailto:` or `https:` URL; if unset, the server has no such page",
  ),
  DRAIN_MS: row("server", "60000", "time for open streams to finish after `DRAIN_NOTICE_MS`, in milliseconds"),
  DRAIN_NOTICE_MS: row(
    "server",
    "0",
    "time after SIGTERM during which `/readyz` already returns 503 but rewrites are still accepted, in milliseconds",
  ),
  DATABASE_URL: row(
    "storage",
    null,
    "URL of the database, `postgres://…`; behind PgBouncer, add `?pooler=transaction`",
    {
      ...SECRET,
      unset: "a SQLite file in `DATA_DIR`",
    },
  ),
  REDIS_URL: row("storage", null, "`redis://…` or `rediss://…`; Redis then counts the rewrites per minute", SECRET),
  SECRET: row("secrets", null, "signs sessions and encrypts data; required for a public `APP_URL`", {
    ...SECRET,
    unset: "a secret that the server generates in `DATA_DIR`, if `APP_URL` is a loopback address",
  }),
  SECRET_PREVIOUS: row(
    "secrets",
    "",
    "earlier values of `SECRET`, separated by commas; still used to decrypt data, not to encrypt",
    SECRET,
  ),
  PROVIDER: row(
    "model",
    "builtin",
    "`openai`, `anthropic`, `google` or `openai-compatible`; `builtin` is the built-in engine, without a model",
  ),
  PROVIDER_API_KEY: row(
    "model",
    null,
    "the model provider's key; required with `openai`, `anthropic` and `google` unless `PROVIDER_BASE_URL` is set",
    SECRET,
  ),
  PROVIDER_BASE_URL: row("model", null, "base URL of the provider; required with `openai-compatible`", {
    unset: "the provider's public address",
  }),
  PROVIDER_HEADERS: row(
    "model",
    null,
    'extra headers for each call to the provider, as JSON, such as `{"api-key":"…"}`',
    SECRET,
  ),
  MODEL_STANDARD: row("model", null, "model of the standard tier; required with `openai-compatible`", {
    unset: SMALL_MODELS,
  }),
  MODEL_FAST: row("model", null, "model of the fast tier", { unset: "`MODEL_STANDARD`" }),
  VERIFY: row(
    "model",
    "off",
    "`on`: a model checks that each rewrite means the same as its draft, and the NOTES list the differences",
  ),
  MODEL_VERIFY: row("model", null, "model for the meaning check", { unset: "the model that writes the rewrites" }),
  MODEL_EFFORT: row("model", null, "reasoning effort: `none`, `low`, `medium` or `high`", {
    unset: "the least that the model allows",
  }),
  FALLBACK_PROVIDER: row(
    "model",
    null,
    "second provider, which receives the draft if the first provider fails before it has sent any text",
  ),
  FALLBACK_API_KEY: row(
    "model",
    null,
    "the fallback provider's key; required with `openai`, `anthropic` and `google` unless `FALLBACK_BASE_URL` is set",
    SECRET,
  ),
  FALLBACK_BASE_URL: row("model", null, "base URL of the fallback provider; required with `openai-compatible`", {
    unset: "the fallback provider's public address",
  }),
  FALLBACK_MODEL_STANDARD: row(
    "model",
    null,
    "the fallback provider's model of the standard tier; required with `openai-compatible`",
    { unset: "the default of `MODEL_STANDARD` for the fallback provider" },
  ),
  FALLBACK_MODEL_FAST: row("model", null, "the fallback provider's model of the fast tier", {
    unset: "`FALLBACK_MODEL_STANDARD`",
  }),
  FALLBACK_FILE: row(
    "model",
    null,
    "JSON file that lists several fallback providers, in order; set it instead of `FALLBACK_PROVIDER`",
  ),
  PROVIDER_FIRST_BYTE_MS: row("model", null, "longest wait for the response headers, in milliseconds", {
    unset: "`60000`, or `120000` for a reasoning model",
  }),
  PROVIDER_IDLE_MS: row("model", null, "longest silence within a response, in milliseconds", {
    unset: "`30000`, or `120000` for a reasoning model",
  }),
  STREAM_JOIN_MS: row(
    "model",
    "33",
    "text that arrives within this time, in milliseconds, is sent as one piece; `0` turns joining off",
  ),
  SIGN_UP: row(
    "accounts",
    null,
    "who may create an account: `open` (anybody), `invite` (people with an invitation) or `closed` (nobody)",
    { unset: "`open` if `APP_URL` is a loopback address, otherwise `invite`" },
  ),
  SIGN_UP_DOMAINS: row(
    "accounts",
    "",
    "email domains whose users may sign up; if `SIGN_UP=open`, sign-up with a password also requires `SMTP_URL`",
    {
      unset: "all domains",
    },
  ),
  ADMIN_EMAIL: row("accounts", null, "email address of the first administrator"),
  SMTP_URL: row(
    "accounts",
    null,
    "mail server: `smtp://user:password@host:587` or `smtps://…`; if unset, the server sends no email",
    SECRET,
  ),
  MAIL_FROM: row("accounts", null, "sender of emails", { unset: "`no-reply` at the host of `APP_URL`" }),
  GITHUB_CLIENT_ID: row("accounts", null, "client id for sign-in with GitHub"),
  GITHUB_CLIENT_SECRET: row("accounts", null, "client secret for sign-in with GitHub", SECRET),
  GOOGLE_CLIENT_ID: row("accounts", null, "client id for sign-in with Google"),
  GOOGLE_CLIENT_SECRET: row("accounts", null, "client secret for sign-in with Google", SECRET),
  OIDC_ISSUER: row("accounts", null, "issuer URL of your OpenID Connect provider, for single sign-on"),
  OIDC_CLIENT_ID: row("accounts", null, "client id of this service at the OpenID Connect provider"),
  OIDC_CLIENT_SECRET: row("accounts", null, "client secret of this service at the OpenID Connect provider", SECRET),
  OIDC_SCOPES: row("accounts", "openid,email,profile", "scopes to request"),
  OIDC_NAME: row("accounts", "single sign-on", 'the provider\'s name on the button "Continue with …"'),
  OIDC_TRUST_EMAIL: row(
    "accounts",
    "off",
    "`on`: also trust addresses that the provider sends without `email_verified`; turn this on only if users cannot change their address at the provider",
  ),
  OIDC_ADMIN_CLAIM: row(
    "accounts",
    null,
    "claim and value that make a user an administrator, such as `groups=rewrite-admins`; checked at each sign-in through this provider",
  ),
  ANONYMOUS: row("accounts", null, "`on`: callers without an account may rewrite", {
    unset: "`on` if `APP_URL` is a loopback address, otherwise `off`",
  }),
  PLANS_FILE: row("accounts", null, "JSON file that changes or adds plans"),
  MODEL_PRICES: row(
    "money",
    "",
    "what you pay per million input and output tokens of each tier, in any currency; used by `MONTHLY_BUDGET` and `usage export`",
  ),
  MONTHLY_BUDGET: row(
    "money",
    null,
    "limit on the cost of one account's finished rewrites per calendar month (UTC), in the currency of `MODEL_PRICES`",
  ),
  STRIPE_SECRET_KEY: row(
    "money",
    null,
    "your secret key at Stripe; set `STRIPE_WEBHOOK_SECRET` and `OFFERS_FILE` too",
    SECRET,
  ),
  STRIPE_WEBHOOK_SECRET: row("money", null, "verifies Stripe's webhook calls", SECRET),
  OFFERS_FILE: row("money", null, "JSON file of the offers for sale"),
  STRIPE_API_BASE: row("money", "https://api.stripe.com", "for tests"),
  CONNECTION_HOSTS: row(
    "connected accounts",
    "api.openai.com,api.anthropic.com,generativelanguage.googleapis.com,openrouter.ai",
    "hosts that a connected account may use, each with its port unless the port is 443; `none` turns connected accounts off",
  ),
  OPENROUTER_BASE_URL: row("connected accounts", "https://openrouter.ai", "for tests"),
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
