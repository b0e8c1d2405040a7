import { detailsOf, ServiceError, type KeyScope } from "@rewrite-service/contract";
import type { Handler, Hono, MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { isRowId } from "../../accounts/row-id.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { authenticate } from "../middleware/authenticate.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { takeAdminRate } from "../middleware/rate-limit.ts";
import { requireOwnPageToChange } from "../middleware/session-cookie.ts";
import type { Actor } from "../../operator/audit.ts";
import { readJson } from "../request/read-json.ts";
import { unstorableIn } from "../request/storable.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Handlers = Partial<Record<Method, Handler<AppEnv>>>;

/** Who may call: a signed-in browser alone, an administrator's or one's key for it, or a key too where that does no harm. */
export type Access = "session" | "administrator" | "session or key to read";

/** Mounts the methods of one path for those who may call it, and 405 for every other method. */
export const mountAccountPath = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  path: string,
  access: Access,
  handlers: Handlers,
): void => {
  const administering = access === "administrator";
  const identify = authenticate(deps, { administering });
  const ownPage = requireOwnPageToChange(deps);
  const guard = administering ? [requireAdmin(deps)] : [];
  for (const [method, handler] of Object.entries(handlers)) {
    const keysToo = access === "session or key to read" && method === "GET";
    const scopes: readonly KeyScope[] = administering ? ["admin"] : keysToo ? ["rewrite", "read"] : [];
    app.on(method, [path], ownPage, identify, requireAccount(scopes), ...guard, handler);
  }
  const methods = Object.keys(handlers).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  app.all(path, methodNotAllowed(methods));
};

const requireAccount =
  (scopes: readonly KeyScope[]): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { principal } = c.var;
    if (principal.kind === "anonymous") throw new ServiceError("sign_in_required");
    if (principal.via === "key" && !scopes.includes(principal.scope)) throw new ServiceError("session_required");
    c.var.headers["cache-control"] = "no-store";
    await next();
  };

// Whoever is no administrator learns nothing of what is here.
const requireAdmin =
  (deps: AppDeps): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { principal } = c.var;
    if (principal.kind !== "account" || !principal.admin) throw new ServiceError("not_found");
    if (principal.via === "key") await takeAdminRate(c, deps, principal.keyId);
    await next();
  };

/** Who acts here, for the list of acts. */
export const actorOf = (c: AppContext): Actor => {
  const { principal } = c.var;
  const key = principal.kind === "account" && principal.via === "key" ? principal.keyName : null;
  return { actor: accountIdOf(c), key };
};

/** Id of the account that calls. */
export const accountIdOf = (c: AppContext): string => {
  const { principal } = c.var;
  if (principal.kind === "anonymous") throw new ServiceError("sign_in_required");
  return principal.accountId;
};

/** E-mail address of the account that calls. */
export const emailOf = (c: AppContext): string => {
  const { principal } = c.var;
  if (principal.kind === "anonymous") throw new ServiceError("sign_in_required");
  return principal.email;
};

/** The JSON body by its schema. @throws ServiceError with every violated field. */
export const readBody = async <Schema extends z.ZodMiniType>(
  c: AppContext,
  schema: Schema,
): Promise<z.infer<Schema>> => {
  const result = schema.safeParse(await readJson(c));
  const details = result.success ? unstorableIn(result.data) : detailsOf(result.error.issues);
  if (!result.success || details.length > 0) throw new ServiceError("invalid_request", { details });
  return result.data;
};

/** The id in the path, or what the path calls `name`. @throws ServiceError `not_found` for what can be no id. */
export const idOf = (c: AppContext, name = "id"): string => {
  const id = c.req.param(name) ?? "";
  foundOr404(isRowId(id));
  return id;
};

/** Another account's things and things that are not there look the same. */
export const foundOr404 = (found: boolean): void => {
  if (!found) throw new ServiceError("not_found");
};
