import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "../../database/database.ts";
import { normalEmail, type AccountTable } from "../account-table.ts";
import type { Factors } from "./factors.ts";
import { mayHaveAccount } from "./sign-up-domains.ts";

/** Who may get a new account by a request: anybody, only somebody whose address a provider has proved, or nobody. */
export type Newcomers = "any" | "proved" | "none";

/** What is written down about sign-ins, beside what operators do. Ids of accounts, no addresses. */
export type SignInNote = (act: {
  actor: string | null;
  action: "sign-in" | "user.admin";
  subject: string;
  detail: string;
}) => Promise<void>;

interface Entry {
  newcomers: Newcomers;
  /** How somebody signs in: by password, with a code or not, by passkey, or the provider's name; null where nobody does. */
  by: string | null;
  /** What a provider says of who is an administrator; null where it is not asked. */
  admin: boolean | null;
}

/** How somebody signs in who gives a password and nothing else. */
export const PASSWORD = "password";

interface AdmissionDeps {
  db: Database;
  factors: Pick<Factors, "isOn">;
  table: AccountTable;
  accounts: { signUpDomains: readonly string[]; adminEmail: string | null };
  note: SignInNote;
}

/** Why no account is made, or null where one may be. */
export type Refusal = "closed" | "other domain";

/** Decides who comes in while the sign-in library answers one request, and notes who did. */
export const createAdmission = ({ db, factors, table, accounts, note }: AdmissionDeps) => {
  const entry = new AsyncLocalStorage<Entry>();

  /** The provider gives and takes the right at each sign-in; the operator's own address keeps it. */
  const setAdmin = async (id: string, admin: boolean): Promise<void> => {
    const changed = await db.run("UPDATE account SET admin = $2 WHERE id = $1 AND admin <> $2 AND email <> $3", [
      id,
      admin ? 1 : 0,
      normalEmail(accounts.adminEmail ?? ""),
    ]);
    const detail = admin ? "given by the sign-in provider" : "taken by the sign-in provider";
    if (changed > 0) await note({ actor: null, action: "user.admin", subject: id, detail });
  };

  return {
    during: <T>(newcomers: Newcomers, by: string | null, work: () => Promise<T>): Promise<T> =>
      entry.run({ newcomers, by, admin: null }, work),

    refusal: ({ email, emailVerified }: { email: string; emailVerified: boolean }): Refusal | null => {
      const newcomers = entry.getStore()?.newcomers ?? "none";
      if (newcomers !== "any" && !(newcomers === "proved" && emailVerified)) return "closed";
      return mayHaveAccount(email, accounts.signUpDomains) ? null : "other domain";
    },

    // Nobody becomes an administrator by signing up, with whatever address: only a start, the terminal and the
    // operator's own provider make them.
    created: async ({ id, email }: { id: string; email: string }): Promise<void> => {
      await table.create(email, { id });
    },

    heard: (admin: boolean | null): void => {
      const current = entry.getStore();
      if (current !== undefined) current.admin = admin;
    },

    /** A session began. */
    entered: async (accountId: string): Promise<void> => {
      const current = entry.getStore();
      if (current === undefined || current.by === null) return;
      // The library begins a session with the right password, and ends it at once where a code is missing.
      if (current.by === PASSWORD && (await factors.isOn(accountId))) return;
      if (current.admin !== null) await setAdmin(accountId, current.admin);
      await note({ actor: accountId, action: "sign-in", subject: accountId, detail: current.by });
    },
  };
};

export type Admission = ReturnType<typeof createAdmission>;
