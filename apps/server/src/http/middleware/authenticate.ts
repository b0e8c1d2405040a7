import { principalOfKey } from "../request/bearer-key.ts";
import { NOT_FOR_REWRITING, ServiceError } from "@rewrite-service/contract";
import type { MiddlewareHandler } from "hono";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import type { AccountPrincipal, Principal } from "../../accounts/principal.ts";
import { clientName } from "../request/client-name.ts";
import { sessionOf } from "./session-cookie.ts";

/** Keeps a key that administers from everything else. @throws ServiceError `session_required`. */
export const refuseAdminKey = (principal: Principal): void => {
  if (principal.kind === "account" && principal.via === "key" && principal.scope === "admin")
    throw new ServiceError("session_required", { message: "This is an admin key; it can't be used for this." });
};

/**
 * Says who is asking. An `Authorization` header that is not a valid key is 401, whatever else the request carries: it
 * never falls through to a cookie or to the anonymous allowance. A cookie that another page's request brings is ignored.
 * A key that administers is refused, but where a route is for administrators.
 */
export const authenticate =
  (deps: AppDeps, { administering = false } = {}): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const client = clientName(c.req.header("x-client"), c.req.header("user-agent"));
    const principal = await principalOf(c, deps, client);
    if (!administering) refuseAdminKey(principal);
    c.set("client", client);
    c.set("principal", principal);
    await next();
  };

const principalOf = async (c: AppContext, deps: AppDeps, client: string | null): Promise<Principal> => {
  const authorization = c.req.header("authorization");
  if (authorization !== undefined) {
    const principal = await principalOfKey(authorization, deps.keys, client);
    if (principal === null) throw new ServiceError("invalid_key");
    return principal;
  }
  const session = await sessionOf(c, deps);
  if (session !== null) return session;
  if (!deps.anonymous) throw new ServiceError("sign_in_required");
  return { kind: "anonymous", addressBlock: deps.blockOf(deps.clientAddress(c.env?.incoming)) };
};

/** Keeps a key that only reads from what costs. @throws ServiceError `session_required`. */
export const requireRewriting = (principal: Principal): void => {
  if (principal.kind === "account" && principal.via === "key" && principal.scope !== "rewrite")
    throw new ServiceError("session_required", { message: NOT_FOR_REWRITING });
};

/** An account, where a route serves nobody else. @throws ServiceError `sign_in_required`. */
export const requireAccount = (principal: Principal): AccountPrincipal => {
  if (principal.kind === "anonymous") throw new ServiceError("sign_in_required");
  return principal;
};
