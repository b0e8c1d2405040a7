import {
  ServiceError,
  type AdminUser,
  type ApiKeyEntry,
  type NewApiKey,
  type NewKey,
  type NewServiceAccount,
} from "@rewrite-service/contract";
import { createAccountTable, type Account } from "../accounts/account-table.ts";
import { deleteAccount } from "../accounts/delete-account.ts";
import type { ApiKeys } from "../accounts/keys/api-keys.ts";
import { SERVICE_DOMAIN } from "../accounts/sign-in/sign-up-domains.ts";
import type { Plans } from "../billing/plans/plans.ts";
import type { Database } from "../database/database.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Actor, Audit } from "./audit.ts";
import { shownUser } from "./users.ts";

interface ServiceAccountsDeps {
  db: Database;
  clock: Clock;
  plans: Plans;
  keys: ApiKeys;
  audit: Audit;
}

const refuse = (path: string, message: string): never => {
  throw new ServiceError("invalid_request", { details: [{ path, message }] });
};

/** The address that a service account is listed under. Nothing is ever sent there. */
export const serviceAddress = (name: string): string => `${name}@${SERVICE_DOMAIN}`;

/** Accounts of programs: nobody signs in to them, and the operator alone makes and ends them and their keys. */
export const createServiceAccounts = ({ db, clock, plans, keys, audit }: ServiceAccountsDeps) => {
  const table = createAccountTable({ db, clock });

  /** @throws ServiceError `not_found`, for a person's account too. */
  const found = async (id: string): Promise<Account> => {
    const account = await table.byId(id);
    if (account === null || !account.service) throw new ServiceError("not_found");
    return account;
  };

  return {
    /** @throws ServiceError `invalid_request` for a name that is taken and for an unknown plan. */
    create: async (by: Actor, { name, plan = "free" }: NewServiceAccount): Promise<AdminUser> => {
      if (!plans.has(plan) || plan === "anonymous") refuse("plan", "is not in the plan table");
      const account = await table.create(serviceAddress(name), { plan, service: true });
      if (account === null) return refuse("name", "is taken");
      await audit.write({ ...by, action: "user.create", subject: account.id, detail: `${plan}, service account` });
      return shownUser(account);
    },

    /** @throws ServiceError `invalid_request` for its own key. */
    end: async (by: Actor, id: string): Promise<void> => {
      if (id === by.actor) refuse("id", "is for other accounts than your own");
      const { email } = await found(id);
      await deleteAccount(db, id);
      await audit.write({ ...by, action: "user.delete", subject: id, detail: email });
    },

    keys: async (id: string): Promise<ApiKeyEntry[]> => keys.list((await found(id)).id),

    /** @throws ServiceError `key_limit_reached` at five. */
    createKey: async (by: Actor, id: string, { name, scope, expiresAt }: NewKey): Promise<NewApiKey> => {
      await found(id);
      const key = await keys.create(id, name, { madeBy: "admin", scope, expiresAt });
      await audit.write({ ...by, action: "key.create", subject: id, detail: name });
      return key;
    },

    revokeKey: async (by: Actor, id: string, keyId: string): Promise<void> => {
      await found(id);
      const entry = (await keys.list(id)).find((key) => key.id === keyId);
      if (entry === undefined || !(await keys.revoke(id, keyId))) throw new ServiceError("not_found");
      await audit.write({ ...by, action: "key.revoke", subject: id, detail: entry.name });
    },
  };
};

export type ServiceAccounts = ReturnType<typeof createServiceAccounts>;
