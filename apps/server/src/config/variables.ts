/** One row per environment variable, in the order in which `admin config check` prints them. */
export interface Variable {
  group: "server" | "storage" | "secrets" | "model" | "accounts" | "money" | "connected accounts";
  /** The value when it is unset; null when there is none or when it depends on others, as `meaning` then says. */
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
  APP_URL: row("server", null, "address people open; http://localhost:PORT unless set"),
  EXTENSION_IDS: row("server", "", "browser extension ids that may call from their own origin"),
  EXTRA_ORIGINS: row("server", "", "further origins that may call"),
  MCP_PACKAGE: row(
    "server",
    null,
    "name under which you have published the MCP package; unset: it comes from this server",
  ),
  TRUSTED_PROXIES: row("server", "", "addresses whose X-Forwarded-For is believed"),
  WORKERS: row("server", "1", "processes; more than one needs PostgreSQL"),
  LOG_LEVEL: row("server", "info", "debug, info, warn, error or silent"),
  DATA_DIR: row("server", "./data", "folder of the SQLite file and of the secret"),
  SECURITY_CONTACT: row("server", null, "whom to tell of a hole, for /.well-known/security.txt; none unless set"),
  DRAIN_MS: row("server", "60000", "time that open streams have to finish after SIGTERM"),
  DATABASE_URL: row("storage", null, "postgres://… ; a SQLite file under DATA_DIR unless set", SECRET),
  REDIS_URL: row("storage", null, "rate limits of several nodes; optional", SECRET),
  SECRET: row("secrets", null, "signs and derives keys; kept under DATA_DIR when unset on loopback", SECRET),
  SECRET_PREVIOUS: row("secrets", "", "secrets of before; they still open what they sealed", SECRET),
  PROVIDER: row("model", "builtin", "builtin, openai, anthropic, google or openai-compatible"),
  PROVIDER_API_KEY: row("model", null, "the model provider's key", SECRET),
  PROVIDER_BASE_URL: row("model", null, "where the provider is; its own address unless set"),
  PROVIDER_HEADERS: row(
    "model",
    null,
    'further headers of each call, as JSON such as {"api-key":"…"}; a query in PROVIDER_BASE_URL is kept too',
    SECRET,
  ),
  MODEL_STANDARD: row("model", null, "model of the tier standard; the provider's small current one unless set"),
  MODEL_FAST: row("model", null, "model of the tier fast; MODEL_STANDARD unless set"),
  VERIFY: row(
    "model",
    "off",
    "on: a model judges whether each rewrite means what its draft does; findings go to NOTES",
  ),
  MODEL_VERIFY: row("model", null, "model that judges; the one that writes unless set"),
  MODEL_EFFORT: row(
    "model",
    null,
    "none, low, medium or high: how much models think; the least that each allows unless set",
  ),
  FALLBACK_PROVIDER: row(
    "model",
    null,
    "a second provider for when the first fails before its first word; none unless set. Drafts then go there too",
  ),
  FALLBACK_API_KEY: row("model", null, "its key", SECRET),
  FALLBACK_BASE_URL: row("model", null, "where it is; its own address unless set"),
  FALLBACK_MODEL_STANDARD: row("model", null, "its model of the tier standard; its small current one unless set"),
  FALLBACK_MODEL_FAST: row("model", null, "its model of the tier fast; FALLBACK_MODEL_STANDARD unless set"),
  FALLBACK_FILE: row("model", null, "JSON list of several such providers, in the order in which they are asked"),
  PROVIDER_FIRST_BYTE_MS: row(
    "model",
    null,
    "longest wait for the head of an answer; 60000, and 120000 where the model thinks",
  ),
  PROVIDER_IDLE_MS: row("model", null, "longest silence inside an answer; 30000, and 120000 where the model thinks"),
  STREAM_JOIN_MS: row("model", "16", "text that arrives within this time is sent as one delta; 0 joins nothing"),
  SIGN_UP: row("accounts", null, "open, invite or closed; open on a loopback APP_URL, else invite"),
  SIGN_UP_DOMAINS: row(
    "accounts",
    "",
    "domains whose addresses may make an account, whichever way they sign up; any unless set",
  ),
  ADMIN_EMAIL: row("accounts", null, "account with this address is an administrator"),
  SMTP_URL: row(
    "accounts",
    null,
    "mail server: smtp://user:password@host:587 or smtps://…; no mail is sent without it",
    SECRET,
  ),
  MAIL_FROM: row("accounts", null, "sender of those mails; no-reply at the host of APP_URL unless set"),
  GITHUB_CLIENT_ID: row("accounts", null, "sign-in with GitHub"),
  GITHUB_CLIENT_SECRET: row("accounts", null, "sign-in with GitHub", SECRET),
  GOOGLE_CLIENT_ID: row("accounts", null, "sign-in with Google"),
  GOOGLE_CLIENT_SECRET: row("accounts", null, "sign-in with Google", SECRET),
  OIDC_ISSUER: row("accounts", null, "sign-in with a provider of OpenID Connect: its issuer, as it writes it"),
  OIDC_CLIENT_ID: row("accounts", null, "the client that this service is there"),
  OIDC_CLIENT_SECRET: row("accounts", null, "its secret", SECRET),
  OIDC_SCOPES: row("accounts", "openid,email,profile", "scopes that are asked for"),
  OIDC_NAME: row("accounts", "single sign-on", "what the button says after “Continue with”"),
  OIDC_ADMIN_CLAIM: row(
    "accounts",
    null,
    "claim and value that make an administrator, such as groups=rewrite-admins; each sign-in gives and takes it",
  ),
  ANONYMOUS: row("accounts", null, "on or off; on for a loopback APP_URL, else off"),
  PLANS_FILE: row("accounts", null, "JSON that overrides the plan table"),
  STRIPE_SECRET_KEY: row("money", null, "payments; none without it", SECRET),
  STRIPE_WEBHOOK_SECRET: row("money", null, "checks the payment provider's calls", SECRET),
  OFFERS_FILE: row("money", null, "JSON of what can be bought; nothing without it"),
  STRIPE_API_BASE: row("money", "https://api.stripe.com", "for tests"),
  CONNECTION_HOSTS: row(
    "connected accounts",
    "api.openai.com,api.anthropic.com,generativelanguage.googleapis.com,openrouter.ai",
    "hosts that a connected account may point at; none turns them off",
  ),
  OPENROUTER_BASE_URL: row("connected accounts", "https://openrouter.ai", "for tests"),
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
