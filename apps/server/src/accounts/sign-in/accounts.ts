import type { BetterAuthPlugin } from "better-auth";
import type { Clock } from "../../runtime/clock.ts";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/database.ts";
import { createAccountTable, normalEmail, type Account, type AccountTable } from "../account-table.ts";
import { createAdmission, PASSWORD, type Newcomers, type SignInNote } from "./admission.ts";
import { createFactors } from "./factors.ts";
import { libraryWithPasskeys, libraryWithProvider } from "./later-libraries.ts";
import { endLinks, newToken, type Links } from "./links.ts";
import { checkPassword } from "./password-rules.ts";
import type { Passwords } from "./passwords.ts";
import type { Principal } from "../principal.ts";
import { createSetPassword } from "./set-password.ts";
import { createSignIn, type SignIn } from "./sign-in.ts";
import { OIDC, oidcPlugin } from "./oidc.ts";

export interface Accounts {
  /**
   * Answers a request under /api/auth, which may make a new account where `newcomers` says so. `by` is how somebody signs
   * in by it, for the list of sign-ins; null where nobody does.
   */
  handle(request: Request, newcomers: Newcomers, by?: string | null): Promise<Response>;
  /** Answers one of the library's requests about passkeys; `by` says whether it signs somebody in. */
  handlePasskey(request: Request, by: "passkey" | null): Promise<Response>;
  /** Id of the account whose password was right and whose code is waited for; null where none is, or no longer. */
  waitingForCode(headers: Headers): Promise<string | null>;
  /** The signed-in account of a session cookie; null for none, an ended session or a disabled account. */
  read(headers: Headers): Promise<Principal | null>;
  /** When the session behind a cookie began, in milliseconds since 1970; null without a session. */
  signedInAt(headers: Headers): Promise<number | null>;
  /** Id of the session behind a cookie, for what must come back to the same one; null without a session. */
  sessionId(headers: Headers): Promise<string | null>;
  /** Null when the address is taken. Without a password the account is entered by a reset link. */
  create(account: { email: string; password?: string; plan?: string; admin?: boolean }): Promise<Account | null>;
  /** Whether this is the account's password; false also for one that has none. */
  verifyPassword(accountId: string, password: string): Promise<boolean>;
  /** Whether an account has a password at all; one that only ever came by a provider has none. */
  hasPassword(accountId: string): Promise<boolean>;
  /** False when another account has the address. `proved` says that a mail to it was answered. */
  changeEmail(accountId: string, email: string, options: { proved: boolean }): Promise<boolean>;
  /** Whether a mail to the account's address was answered, or an operator made it. */
  isConfirmed(accountId: string): Promise<boolean>;
  /** Token of a link that a mail carries, for setting a password; for nobody's account one that opens nothing. */
  linkToken(purpose: "confirm" | "reset", account: Account | null): Promise<string>;
  /** Address of the page where the account's person sets a password; valid once, for an hour. */
  resetLink(account: Account): Promise<string>;
  /** Sets a password by a link, which it uses up with every other link and session of the account. */
  setPassword: ReturnType<typeof createSetPassword>;
  /** Ends the links that wait for an account, because its person changed what they would change. */
  endLinks(accountId: string): Promise<void>;
  endSessions(accountId: string): Promise<void>;
  /** Deletes sessions and links that are over. */
  forget(): Promise<void>;
}

interface AccountsDeps {
  db: Database;
  clock: Clock;
  config: Pick<Config, "server" | "accounts" | "previousSecrets">;
  secret: string;
  links: Links;
  /** Whether the server sends mail, so that addresses can be confirmed. */
  confirmsAddresses: boolean;
  passwords: Passwords;
  note: SignInNote;
}

/** Whether the library refused to make an account because its address is taken: it then hashed no password, which takes its time to the answer. */
const refusesTaken = async (response: Response): Promise<boolean> => {
  if (response.status !== 422) return false;
  const { code } = (await response.clone().json()) as { code?: unknown };
  return code === "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL";
};

export const createAccounts = (deps: AccountsDeps): Accounts => {
  const { db, clock, config, links, passwords } = deps;
  const table = createAccountTable({ db, clock });
  const admission = createAdmission({ ...deps, factors: createFactors(db), table, accounts: config.accounts });
  const start = (plugin: BetterAuthPlugin | null): SignIn => createSignIn({ ...deps, admission, plugin });
  const signIn = start(null);
  const withProvider = libraryWithProvider(config.accounts.oidc, (oidc) => start(oidcPlugin(oidc, admission.heard)));
  const withPasskeys = libraryWithPasskeys(config.server.appUrl, start);

  return {
    handle: async (request, newcomers, by = PASSWORD) => {
      const library = by === OIDC ? await withProvider() : signIn;
      const response = await admission.during(newcomers, by, () => library.handler(request));
      if (await refusesTaken(response)) await passwords.hash("nobody's password");
      return response;
    },

    waitingForCode: (headers) => signIn.api.pendingCode({ headers }),
    handlePasskey: (request, by) => admission.during("none", by, async () => (await withPasskeys()).handler(request)),

    ...sessionsOf(db, clock, table, signIn),
    ...passwordsOf(signIn),
    ...peopleOf({ db, clock, table, signIn }),
    ...linksOf({ db, links, appUrl: config.server.appUrl }),
    setPassword: createSetPassword({ db, clock, links, passwords }),
  };
};

/** Who is signed in, and since when. */
const sessionsOf = (
  db: Database,
  clock: Clock,
  table: AccountTable,
  signIn: SignIn,
): Pick<Accounts, "read" | "signedInAt" | "sessionId" | "endSessions" | "forget"> => ({
  read: async (headers) => {
    const session = await signIn.api.getSession({ headers, query: { disableRefresh: true } });
    const account = session === null ? null : await table.byId(session.user.id);
    if (account === null || account.disabledAt !== null) return null;
    const { id, email, plan, admin } = account;
    return { kind: "account", accountId: id, email, plan, admin, via: "session" };
  },

  signedInAt: async (headers) => {
    const session = await signIn.api.getSession({ headers, query: { disableRefresh: true } });
    return session === null ? null : new Date(session.session.createdAt).getTime();
  },

  sessionId: async (headers) =>
    (await signIn.api.getSession({ headers, query: { disableRefresh: true } }))?.session.id ?? null,

  endSessions: async (accountId) => {
    await db.run(`DELETE FROM auth_session WHERE "userId" = $1`, [accountId]);
  },

  forget: async () => {
    const now = new Date(clock.now()).toISOString();
    await db.run(`DELETE FROM auth_session WHERE "expiresAt" < $1`, [now]);
    await db.run(`DELETE FROM auth_verification WHERE "expiresAt" < $1`, [now]);
  },
});

const passwordsOf = (signIn: SignIn): Pick<Accounts, "verifyPassword" | "hasPassword"> => ({
  verifyPassword: async (accountId, password) => {
    const context = await signIn.$context;
    const credential = await context.internalAdapter.findCredentialAccount(accountId);
    if (credential?.password === undefined || credential.password === null) return false;
    return context.password.verify({ hash: credential.password, password });
  },

  hasPassword: async (accountId) =>
    (await (await signIn.$context).internalAdapter.findCredentialAccount(accountId))?.password != null,
});

interface PeopleDeps {
  db: Database;
  clock: Clock;
  table: AccountTable;
  signIn: SignIn;
}

/** What changes whose account it is: making one, and its address. */
const peopleOf = ({ db, clock, table, signIn }: PeopleDeps): Pick<Accounts, "create" | "changeEmail"> => ({
  create: async ({ email, password, plan, admin }) => {
    if (password !== undefined) checkPassword(password);
    const address = normalEmail(email);
    const options = { ...(plan === undefined ? {} : { plan }), ...(admin === undefined ? {} : { admin }) };
    const account = await table.create(address, options);
    if (account === null) return null;
    const context = await signIn.$context;
    const now = new Date(clock.now());
    const user = {
      id: account.id,
      email: address,
      name: address,
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
    };
    await context.adapter.create({ model: "user", data: user, forceAllowId: true });
    if (password !== undefined) await setPassword(signIn, account.id, password);
    return account;
  },

  changeEmail: (accountId, email, { proved }) =>
    db.transaction(async (statements) => {
      const address = normalEmail(email);
      const taken = await statements.rows("SELECT id FROM account WHERE email = $1 AND id <> $2", [address, accountId]);
      if (taken.length > 0) return false;
      await statements.run("UPDATE account SET email = $2 WHERE id = $1", [accountId, address]);
      // The two databases write truth differently, and both know what a comparison is.
      const verified = proved ? "(1 = 1)" : "(1 = 0)";
      await statements.run(`UPDATE auth_user SET email = $2, "emailVerified" = ${verified} WHERE id = $1`, [
        accountId,
        address,
      ]);
      await endLinks(statements, accountId);
      return true;
    }),
});

/** The links of an account. */
const linksOf = ({
  db,
  links,
  appUrl,
}: {
  db: Database;
  links: Links;
  appUrl: URL;
}): Pick<Accounts, "isConfirmed" | "linkToken" | "resetLink" | "endLinks"> => ({
  isConfirmed: async (accountId) => {
    const sql = `SELECT "emailVerified" FROM auth_user WHERE id = $1`;
    const [user] = await db.read<{ emailVerified: boolean | number }>(sql, [accountId]);
    return Boolean(user?.emailVerified);
  },

  linkToken: async (purpose, account) => {
    const token = newToken();
    await links.keep(purpose, account?.id ?? null, token);
    return token;
  },

  resetLink: async ({ id }) => {
    const token = newToken();
    await links.keep("operator", id, token);
    const url = new URL("/reset-password", appUrl);
    url.searchParams.set("token", token);
    return url.href;
  },

  endLinks: (accountId) => endLinks(db, accountId),
});

const setPassword = async (signIn: SignIn, userId: string, password: string): Promise<void> => {
  const context = await signIn.$context;
  const hash = await context.password.hash(password);
  await context.internalAdapter.createAccount({
    userId,
    providerId: "credential",
    accountId: userId,
    password: hash,
  });
};
