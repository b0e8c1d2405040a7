import type { BetterAuthOptions, BetterAuthPlugin } from "better-auth";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/database.ts";
import type { Admission } from "./admission.ts";
import { librarySecrets } from "./factor-seal.ts";
import { PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from "./password-rules.ts";
import type { Passwords } from "./passwords.ts";
import { twoStepPlugins } from "./two-step-plugins.ts";

const DAY_S = 86_400;

/** The session cookie's name: bound to this host alone over https, plain on a loopback address. */
export const sessionCookieName = (appUrl: URL): string =>
  appUrl.protocol === "https:" ? "__Host-service_session" : "service_session";

export interface SignInDeps {
  db: Database;
  config: Pick<Config, "server" | "accounts" | "previousSecrets">;
  secret: string;
  /** Asked before any user is made, whatever way it comes, and told of every session. */
  admission: Pick<Admission, "refusal" | "created" | "entered">;
  /** What this instance of the library can do beyond the others: the operator's own provider, or passkeys. */
  plugin: BetterAuthPlugin | null;
  /** Whether mail is sent, so that an address can be confirmed; elsewhere addresses are taken as they are given. */
  confirmsAddresses: boolean;
  passwords: Passwords;
}

// Who somebody is was asked once. Their provider's tokens would allow more, so none is kept.
const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };

/** Name of the refusal that somebody meets whose address is under a domain that makes no accounts. */
export const OTHER_DOMAIN = "OTHER_DOMAIN";

/**
 * The sign-in library: passwords, second factors, sessions and two providers, and what a plugin adds. Everything else about accounts is ours.
 */
export const createSignIn = ({ db, config, secret, admission, plugin, confirmsAddresses, passwords }: SignInDeps) => {
  const { appUrl } = config.server;
  const secure = appUrl.protocol === "https:";
  const { github, google } = config.accounts;
  const attributes = { secure, httpOnly: true, sameSite: "lax", path: "/" } as const;
  const options = {
    appName: "Rewrite Service",
    baseURL: appUrl.origin,
    basePath: "/api/auth",
    secrets: librarySecrets({ secret, previous: config.previousSecrets }),
    database: { db: db.kysely, type: db.dialect },
    trustedOrigins: [appUrl.origin],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_CHARACTERS_MIN,
      maxPasswordLength: PASSWORD_CHARACTERS_MAX,
      password: passwords,
      // Nobody is signed in before the address is confirmed, and sign-up answers alike for a new address and a known one.
      requireEmailVerification: confirmsAddresses,
    },
    // Links and their mails are ours; the library sends none.
    emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
    socialProviders: {
      ...(github === null ? {} : { github: { clientId: github.id, clientSecret: github.secret } }),
      ...(google === null ? {} : { google: { clientId: google.id, clientSecret: google.secret } }),
    },
    user: { modelName: "auth_user" },
    // Seven days are what people are told, so that opening a page adds none.
    // How old a session may be to change something is asked by our routes, with the password.
    session: { modelName: "auth_session", expiresIn: 7 * DAY_S, disableSessionRefresh: true, freshAge: 0 },
    account: { modelName: "auth_identity", encryptOAuthTokens: true },
    onAPIError: { errorURL: new URL("/signin", appUrl).href },
    // A copy of the database gives nobody a reset link.
    verification: { modelName: "auth_verification", storeIdentifier: "hashed" },
    // Tries are counted by our own statement, exact on any number of nodes.
    rateLimit: { enabled: false },
    advanced: {
      // Said outright, because the library lets addresses pass unchecked where NODE_ENV says test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      cookiePrefix: "service",
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(appUrl), attributes } },
      defaultCookieAttributes: attributes,
      ipAddress: { disableIpTracking: true },
    },
    plugins: [...twoStepPlugins(appUrl), ...(plugin === null ? [] : [plugin])],
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            const refusal = admission.refusal(user);
            if (refusal === "other domain") throw new APIError("FORBIDDEN", { code: OTHER_DOMAIN });
            return refusal === null ? { data: { ...user, name: user.name } } : false;
          },
          after: async (user) => admission.created({ id: user.id, email: user.email }),
        },
      },
      session: { create: { after: async ({ userId }) => admission.entered(userId) } },
      account: {
        create: { before: (identity) => Promise.resolve({ data: { ...identity, ...NO_TOKENS } }) },
        update: { before: (identity) => Promise.resolve({ data: { ...identity, ...NO_TOKENS } }) },
      },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  } satisfies BetterAuthOptions;
  return betterAuth(options);
};

export type SignIn = ReturnType<typeof createSignIn>;
