/** One row per environment variable, in the order in which `admin config check` prints them. */
export interface Variable {
  group: "server" | "storage" | "secrets" | "model" | "accounts" | "money" | "connected accounts";
  /** The value when unset; null if there is none, or if it depends on others as described in `meaning`. */
  default: string | null;
  secret: boolean;
  meaning: string;
}

const row = (
  group: Variable["group"],
  fallback: string | null,
  meaning: string,
  { secret = false }: { secret?: boolean } = {},
): Variable => ({ group, default: fallback, secret, meaning });

const SECRET = { secret: true };

export const VARIABLES = {
  PORT: row("server", "8787", "port to listen on"),
  HOST: row("server", "127.0.0.1", "address to bind to"),
  APP_URL: row("server", null, "public URL of the server; defaults to http://localhost:PORT"),
  EXTENSION_IDS: row("server", "", "ids of the browser extensions that may call the API"),
  EXTRA_ORIGINS: row("server", "", "additional origins that may call the API"),
  MCP_PACKAGE: row(
    "server",
    null,
    "npm name of the MCP package, if you publish it; by default this server provides it",
  ),
  TRUSTED_PROXIES: row("server", "", "addresses or ranges of proxies whose X-Forwarded-For is trusted"),
  WORKERS: row("server", "1", "processes; more than one needs PostgreSQL"),
  LOG_LEVEL: row("server", "info", "debug, info, warn, error or silent"),
  DATA_DIR: row("server", "./data", "folder for the SQLite file and the secret"),
  SECURITY_CONTACT: row(
    "server",
    null,
    "contact for /.well-known/security.txt, a mailto: or https: URL; without it there is no such page",
  ),
  DRAIN_MS: row("server", "60000", "time for open streams to finish after SIGTERM, in milliseconds"),
  DRAIN_NOTICE_MS: row(
    "server",
    "0",
    "time after SIGTERM during which /readyz already returns 503 but rewrites are still accepted, in milliseconds",
  ),
  DATABASE_URL: row(
    "storage",
    null,
    "postgres://…, with ?pooler=transaction behind PgBouncer; defaults to a SQLite file under DATA_DIR",
    SECRET,
  ),
  REDIS_URL: row("storage", null, "optional store for the rate limits of several nodes", SECRET),
  SECRET: row(
    "secrets",
    null,
    "signs session cookies; the encryption key is derived from it; required, but with a loopback APP_URL the server makes one in DATA_DIR if unset",
    SECRET,
  ),
  SECRET_PREVIOUS: row("secrets", "", "earlier secrets, still used to decrypt data sealed with them", SECRET),
  PROVIDER: row("model", "builtin", "builtin, openai, anthropic, google or openai-compatible"),
  PROVIDER_API_KEY: row("model", null, "the model provider's key", SECRET),
  PROVIDER_BASE_URL: row("model", null, "base URL of the provider; defaults to its public address"),
  PROVIDER_HEADERS: row("model", null, 'extra headers for each call, as JSON, such as {"api-key":"…"}', SECRET),
  MODEL_STANDARD: row(
    "model",
    null,
    "model of the tier standard (tiers: see PLANS_FILE); defaults to the provider's current small model; required with openai-compatible",
  ),
  MODEL_FAST: row("model", null, "model of the tier fast; defaults to MODEL_STANDARD"),
  VERIFY: row(
    "model",
    "off",
    "on: a model compares the meaning of each rewrite with its draft and reports differences in the notes after the text",
  ),
  MODEL_VERIFY: row("model", null, "model that judges the meaning; defaults to the one that writes"),
  MODEL_EFFORT: row(
    "model",
    null,
    "none, low, medium or high: reasoning effort; defaults to the least that the model allows",
  ),
  FALLBACK_PROVIDER: row(
    "model",
    null,
    "second provider, used if the first fails before its first word; drafts then go there too",
  ),
  FALLBACK_API_KEY: row("model", null, "the fallback provider's key", SECRET),
  FALLBACK_BASE_URL: row("model", null, "the fallback provider's base URL; defaults to its public address"),
  FALLBACK_MODEL_STANDARD: row(
    "model",
    null,
    "the fallback provider's model of the tier standard; defaults to its current small model; required with openai-compatible",
  ),
  FALLBACK_MODEL_FAST: row(
    "model",
    null,
    "the fallback provider's model of the tier fast; defaults to FALLBACK_MODEL_STANDARD",
  ),
  FALLBACK_FILE: row("model", null, "JSON list of several fallback providers, in order"),
  PROVIDER_FIRST_BYTE_MS: row(
    "model",
    null,
    "longest wait for the response headers, in milliseconds; defaults to 60000, or 120000 for a reasoning model",
  ),
  PROVIDER_IDLE_MS: row(
    "model",
    null,
    "longest silence within a response, in milliseconds; defaults to 30000, or 120000 for a reasoning model",
  ),
  STREAM_JOIN_MS: row(
    "model",
    "16",
    "text that arrives within this time, in milliseconds, is sent as one piece; 0 turns joining off",
  ),
  SIGN_UP: row("accounts", null, "open, invite or closed; defaults to open on a loopback APP_URL, otherwise to invite"),
  SIGN_UP_DOMAINS: row("accounts", "", "e-mail domains whose addresses may sign up, by any method; defaults to all"),
  ADMIN_EMAIL: row("accounts", null, "e-mail address of the first administrator"),
  SMTP_URL: row(
    "accounts",
    null,
    "mail server: smtp://user:password@host:587 or smtps://…; without it no e-mail is sent",
    SECRET,
  ),
  MAIL_FROM: row("accounts", null, "sender of e-mails; defaults to no-reply at the host of APP_URL"),
  GITHUB_CLIENT_ID: row("accounts", null, "sign-in with GitHub"),
  GITHUB_CLIENT_SECRET: row("accounts", null, "sign-in with GitHub", SECRET),
  GOOGLE_CLIENT_ID: row("accounts", null, "sign-in with Google"),
  GOOGLE_CLIENT_SECRET: row("accounts", null, "sign-in with Google", SECRET),
  OIDC_ISSUER: row("accounts", null, "issuer URL of your OpenID Connect provider, for single sign-on"),
  OIDC_CLIENT_ID: row("accounts", null, "client id of this service at that provider"),
  OIDC_CLIENT_SECRET: row("accounts", null, "client secret of this service at that provider", SECRET),
  OIDC_SCOPES: row("accounts", "openid,email,profile", "scopes to request"),
  OIDC_NAME: row("accounts", "single sign-on", "name on the button: Continue with …"),
  OIDC_TRUST_EMAIL: row(
    "accounts",
    "off",
    "on: also trust addresses that the provider sends without email_verified; use only if users cannot change them there",
  ),
  OIDC_ADMIN_CLAIM: row(
    "accounts",
    null,
    "claim and value that make a user an administrator, such as groups=rewrite-admins; checked at each sign-in",
  ),
  ANONYMOUS: row(
    "accounts",
    null,
    "on: callers without an account may rewrite; defaults to on for a loopback APP_URL, otherwise to off",
  ),
  PLANS_FILE: row("accounts", null, "JSON file that overrides the plans"),
  MODEL_PRICES: row(
    "money",
    "",
    "what you pay per million input and output tokens of each tier, in any currency; used by MONTHLY_BUDGET and usage export",
  ),
  MONTHLY_BUDGET: row(
    "money",
    null,
    "most that one account's finished rewrites may cost per calendar month (UTC), in the currency of MODEL_PRICES",
  ),
  STRIPE_SECRET_KEY: row(
    "money",
    null,
    "Stripe's secret key; also needs STRIPE_WEBHOOK_SECRET and OFFERS_FILE",
    SECRET,
  ),
  STRIPE_WEBHOOK_SECRET: row("money", null, "verifies Stripe's webhook calls", SECRET),
  OFFERS_FILE: row("money", null, "JSON file of the offers for sale"),
  STRIPE_API_BASE: row("money", "https://api.stripe.com", "for tests"),
  CONNECTION_HOSTS: row(
    "connected accounts",
    "api.openai.com,api.anthropic.com,generativelanguage.googleapis.com,openrouter.ai",
    "hosts that a connected account may use, each with its port unless that is 443; none turns connected accounts off",
  ),
  OPENROUTER_BASE_URL: row("connected accounts", "https://openrouter.ai", "for tests"),
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
