import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { SignedIn } from "../routes/account-routes.ts";
import { createAccounts } from "./accounts.ts";
import type { ApiKeys } from "./api-keys.ts";
import { createAttempts } from "./attempts.ts";
import { createDeviceLogins } from "./device-login.ts";
import { createInvites } from "./invites.ts";
import { createSeal } from "./seal.ts";
import { createTemplates, createVoices } from "./shelves.ts";

interface Parts {
  db: Database;
  clock: Clock;
  config: Pick<Config, "server" | "accounts">;
  secret: string;
  keys: ApiKeys;
}

/** Everything behind the account pages, on one database. */
export const createSignedIn = ({ db, clock, config, secret, keys }: Parts): SignedIn => ({
  db,
  keys,
  accounts: createAccounts({ db, clock, config, secret }),
  attempts: createAttempts({ db, clock, secret }),
  invites: createInvites({ db, clock }),
  logins: createDeviceLogins({ db, clock, secret }),
  templates: createTemplates({ db, clock }),
  voices: createVoices({ db, clock, seal: createSeal(secret) }),
  signUp: config.accounts.signUp,
});

/** Deletes what is past its time; any node may do it at any time. */
export const forgetOld = async ({ attempts, logins }: Pick<SignedIn, "attempts" | "logins">): Promise<void> => {
  await attempts.forget();
  await logins.sweep();
};
