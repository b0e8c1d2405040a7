import { resolve } from "node:path";
import { EnvironmentReader, type Environment } from "./environment.ts";
import { isLoopbackHost } from "../runtime/loopback-host.ts";
import { smtpAddress, type SmtpAddress } from "./smtp-address.ts";
import { costSettings, type CostSettings } from "./price-settings.ts";
import { secretProblem } from "./secret.ts";
import { modelProblems, modelSettings, type ModelSettings } from "./model-settings.ts";
import { misspelt, type Misspelt } from "./misspelt.ts";
import { oidcSettings, type OidcSettings } from "./oidc-settings.ts";
import { settingsOf, type Setting } from "./settings.ts";

export interface Config {
  readonly server: {
    readonly port: number;
    readonly host: string;
    readonly appUrl: URL;
    /** Development differs from production by the host of `APP_URL`, never by a header. */
    readonly loopback: boolean;
    readonly extensionIds: readonly string[];
    readonly extraOrigins: readonly string[];
    /** The published name of the MCP package; null where clients take it from this server. */
    readonly mcpPackage: string | null;
    readonly trustedProxies: readonly string[];
    readonly workers: number;
    readonly logLevel: string;
    readonly dataDir: string;
    readonly drainMs: number;
    readonly drainNoticeMs: number;
    /** An address of mail or of a page, as a URI; null where the operator names none. */
    readonly securityContact: string | null;
  };
  /** Without a `databaseUrl` there is a SQLite file in `dataDir`. */
  readonly storage: { readonly databaseUrl: string | null; readonly redisUrl: string | null };
  /** Null when the environment has none; a loopback server then keeps one of its own under `dataDir`. */
  readonly secret: string | null;
  /** Secrets of before, which still open what they sealed. */
  readonly previousSecrets: readonly string[];
  readonly model: ModelSettings;
  readonly accounts: {
    readonly signUp: "open" | "invite" | "closed";
    readonly anonymous: boolean;
    readonly plansFile: string | null;
    readonly adminEmail: string | null;
    /** Null where no mail is sent. */
    readonly smtp: SmtpAddress | null;
    readonly mailFrom: string;
    readonly github: { readonly id: string; readonly secret: string } | null;
    readonly google: { readonly id: string; readonly secret: string } | null;
    /** Domains whose addresses may make an account; empty for any. */
    readonly signUpDomains: readonly string[];
    /** Null where no provider of OpenID Connect is set up. */
    readonly oidc: OidcSettings | null;
  };
  readonly cost: CostSettings;
  readonly money: {
    readonly stripeSecretKey: string | null;
    readonly stripeWebhookSecret: string | null;
    readonly offersFile: string | null;
    readonly stripeApiBase: URL;
  };
  readonly connections: { readonly hosts: readonly string[]; readonly openRouterBaseUrl: URL };
  /** All of it as the operator's pages show it, secrets masked. */
  readonly settings: readonly Setting[];
  /** Variables beside them that are likely misspelt settings. */
  readonly misspelt: readonly Misspelt[];
}

/** What is read variable by variable. */
type Parts = Omit<Config, "settings" | "misspelt">;

/** Reads the environment once. Unset and empty mean the same. @throws ConfigError naming every problem at once. */
export const parseConfig = (env: Environment): Config => {
  const read = new EnvironmentReader(env);
  const port = read.integer("PORT", 0, 65_535);
  const appUrl = read.url("APP_URL", `http://localhost:${port}`);
  const loopback = isLoopbackHost(appUrl.hostname);
  const dataDir = resolve(read.text("DATA_DIR"));
  const config: Parts = {
    server: {
      port,
      host: read.text("HOST"),
      appUrl,
      loopback,
      extensionIds: read.list("EXTENSION_IDS"),
      extraOrigins: read.origins("EXTRA_ORIGINS"),
      mcpPackage: read.packageName("MCP_PACKAGE"),
      trustedProxies: read.addresses("TRUSTED_PROXIES"),
      workers: read.integer("WORKERS", 1, 64),
      logLevel: read.choice("LOG_LEVEL", ["debug", "info", "warn", "error", "silent"] as const),
      dataDir,
      drainMs: read.integer("DRAIN_MS", 0, 600_000),
      drainNoticeMs: read.integer("DRAIN_NOTICE_MS", 0, 60_000),
      securityContact: read.contact("SECURITY_CONTACT"),
    },
    storage: {
      databaseUrl: read.optional("DATABASE_URL"),
      redisUrl: read.optional("REDIS_URL"),
    },
    secret: secretOf(read, loopback),
    previousSecrets: read.list("SECRET_PREVIOUS"),
    model: modelSettings(read, appUrl),
    accounts: {
      signUp: read.choice("SIGN_UP", ["open", "invite", "closed"] as const, loopback ? "open" : "invite"),
      anonymous: read.choice("ANONYMOUS", ["on", "off"] as const, loopback ? "on" : "off") === "on",
      plansFile: read.optional("PLANS_FILE"),
      adminEmail: read.email("ADMIN_EMAIL"),
      smtp: smtpOf(read),
      mailFrom: read.optional("MAIL_FROM") ?? `Rewrite Service <no-reply@${appUrl.hostname}>`,
      github: read.pair("GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"),
      google: read.pair("GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"),
      signUpDomains: read.domains("SIGN_UP_DOMAINS"),
      oidc: oidcSettings(read),
    },
    cost: costSettings(read),
    money: {
      stripeSecretKey: read.optional("STRIPE_SECRET_KEY"),
      stripeWebhookSecret: read.optional("STRIPE_WEBHOOK_SECRET"),
      offersFile: read.optional("OFFERS_FILE"),
      stripeApiBase: read.url("STRIPE_API_BASE"),
    },
    connections: { hosts: read.hosts("CONNECTION_HOSTS"), openRouterBaseUrl: read.url("OPENROUTER_BASE_URL") },
  };
  crossChecks(config).forEach((problem) => read.problems.push(problem));
  read.check();
  return freeze({ ...config, settings: settingsOf(env, derivedOf(config)), misspelt: misspelt(env) });
};

/** What follows from other variables where a variable is unset. */
const derivedOf = ({ server, model, accounts }: Parts): Parameters<typeof settingsOf>[1] => ({
  APP_URL: server.appUrl.origin,
  MODEL_STANDARD: model.standard,
  MODEL_FAST: model.fast,
  PROVIDER_FIRST_BYTE_MS: String(model.firstByteTimeoutMs),
  PROVIDER_IDLE_MS: String(model.idleTimeoutMs),
  SIGN_UP: accounts.signUp,
  ANONYMOUS: accounts.anonymous ? "on" : "off",
});

const secretOf = (read: EnvironmentReader, loopback: boolean): string | null => {
  const secret = read.optional("SECRET");
  if (secret === null) {
    if (!loopback) read.problems.push("SECRET is required when APP_URL is not a loopback address.");
    return null;
  }
  const problem = secretProblem(secret);
  if (problem !== null) read.problems.push(problem);
  return secret;
};

const smtpOf = (read: EnvironmentReader): SmtpAddress | null => {
  const text = read.optional("SMTP_URL");
  const address = text === null ? null : smtpAddress(text);
  if (text !== null && address === null) {
    read.problems.push("SMTP_URL must be an address such as smtp://user:password@mail.example:587.");
  }
  return address;
};

/** What only shows when variables are seen together. */
const crossChecks = ({ server, storage, model, money }: Parts): string[] => {
  const problems: string[] = [];
  if (money.stripeSecretKey !== null && (money.stripeWebhookSecret === null || money.offersFile === null)) {
    problems.push("STRIPE_SECRET_KEY also needs STRIPE_WEBHOOK_SECRET and OFFERS_FILE.");
  }
  const postgres = /^postgres(ql)?:\/\//.test(storage.databaseUrl ?? "");
  if (server.workers > 1 && !postgres) problems.push("WORKERS above 1 needs DATABASE_URL to name a PostgreSQL server.");
  if (storage.redisUrl !== null && !(/^rediss?:\/\//.test(storage.redisUrl) && URL.canParse(storage.redisUrl))) {
    problems.push("REDIS_URL must be an address such as redis://localhost:6379.");
  }
  return [...problems, ...modelProblems(model)];
};

// A URL holds its parts in private slots, so only plain objects and lists are frozen.
const freeze = <T>(value: T): T => {
  if (typeof value === "object" && value !== null && !(value instanceof URL)) Object.values(value).forEach(freeze);
  return value instanceof URL ? value : Object.freeze(value);
};
