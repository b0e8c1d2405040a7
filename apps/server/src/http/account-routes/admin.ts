import { AdminUserChange, NewGrant, NewKey, NewServiceAccount, ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { AccountServices } from "../account-services.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import type { ServiceAccounts } from "../../operator/service-accounts.ts";
import { idempotencyKeyOf } from "../request/idempotency-key.ts";
import { unstorableIn } from "../request/storable.ts";
import { actorOf, idOf, mountAccountPath, readBody } from "../mounting/mount-account-path.ts";

const SEARCH_CHARACTERS_MAX = 254;

/** The query parameters of these names that were given. */
const queryOf = <Name extends string>(c: AppContext, names: readonly Name[]): Partial<Record<Name, string>> => {
  const given: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = c.req.query(name);
    if (value === undefined) continue;
    const message = `is at most ${SEARCH_CHARACTERS_MAX} characters`;
    const details = value.length > SEARCH_CHARACTERS_MAX ? [{ path: name, message }] : unstorableIn(value, name);
    if (details.length > 0) throw new ServiceError("invalid_request", { details });
    given[name] = value;
  }
  return given;
};

/** `/api/admin/*`: accounts, grants, settings, health and audit, for administrators; 404 for everybody else. */
export const mountAdmin = (app: Hono<AppEnv>, deps: AppDeps, { operator }: Pick<AccountServices, "operator">): void => {
  const { users, audit } = operator;
  mountAccountPath(app, deps, "/api/admin/users", "administrator", {
    GET: async (c) => c.json(await users.list(queryOf(c, ["search", "after"]))),
  });
  mountAccountPath(app, deps, "/api/admin/users/:id", "administrator", {
    GET: async (c) => c.json(await users.details(idOf(c))),
    PATCH: async (c) => {
      const change = await readBody(c, AdminUserChange);
      return c.json({ user: await users.change(actorOf(c), idOf(c), change) });
    },
  });
  mountAccountPath(app, deps, "/api/admin/users/:id/grants", "administrator", {
    POST: async (c) => {
      const grant = await readBody(c, NewGrant);
      const idempotencyKey = idempotencyKeyOf(c.req.header("idempotency-key"));
      const who = { by: actorOf(c), subject: idOf(c), idempotencyKey };
      return c.json(await operator.grantCredits({ ...who, ...grant }), 201);
    },
  });
  mountAccountPath(app, deps, "/api/admin/plans", "administrator", { GET: (c) => c.json(operator.plans()) });
  mountAccountPath(app, deps, "/api/admin/health", "administrator", {
    GET: async (c) => c.json(await operator.health(deps.streams.size)),
  });
  mountAccountPath(app, deps, "/api/admin/config", "administrator", { GET: (c) => c.json(operator.config()) });
  mountAccountPath(app, deps, "/api/admin/audit", "administrator", {
    GET: async (c) => c.json(await audit.list(queryOf(c, ["subject", "after", "kind"]))),
  });
  mountServiceAccounts(app, deps, operator.serviceAccounts);
};

/** Accounts of programs and their keys. */
const mountServiceAccounts = (app: Hono<AppEnv>, deps: AppDeps, serviceAccounts: ServiceAccounts): void => {
  mountAccountPath(app, deps, "/api/admin/service-accounts", "administrator", {
    POST: async (c) => {
      const wanted = await readBody(c, NewServiceAccount);
      return c.json({ user: await serviceAccounts.create(actorOf(c), wanted) }, 201);
    },
  });
  mountAccountPath(app, deps, "/api/admin/service-accounts/:id", "administrator", {
    DELETE: async (c) => {
      await serviceAccounts.end(actorOf(c), idOf(c));
      return c.body(null, 204);
    },
  });
  mountAccountPath(app, deps, "/api/admin/service-accounts/:id/keys", "administrator", {
    GET: async (c) => c.json({ items: await serviceAccounts.keys(idOf(c)) }),
    POST: async (c) => {
      const wanted = await readBody(c, NewKey);
      return c.json(await serviceAccounts.createKey(actorOf(c), idOf(c), wanted), 201);
    },
  });
  mountAccountPath(app, deps, "/api/admin/service-accounts/:id/keys/:key", "administrator", {
    DELETE: async (c) => {
      await serviceAccounts.revokeKey(actorOf(c), idOf(c), idOf(c, "key"));
      return c.body(null, 204);
    },
  });
};
