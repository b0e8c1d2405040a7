import { detailsOf, ServiceError } from "@rewrite-service/contract";
import type { Handler, Hono, MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { isRowId } from "../../accounts/row-id.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { authenticate } from "../middleware/authenticate.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { requireOwnPageToChange } from "../middleware/session-cookie.ts";
import { readJson } from "../request/read-json.ts";
import { unstorableIn } from "../request/storable.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Handlers = Partial<Record<Method, Handler<AppEnv>>>;

/** Who may call: a signed-in browser alone, one of an administrator, or a key's owner too where that does no harm. */
export type Access = "session" | "admin session" | "session or key to read";

/** Mounts the methods of one path for those who may call it, and 405 for every other method. */
export const mountAccountPath = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  path: string,
  access: Access,
  handlers: Handlers,
): void => {
  const identify = authenticate(deps);
  const ownPage = requireOwnPageToChange(deps);
  const guard = access === "admin session" ? [requireAdmin] : [];
  for (const [method, handler] of Object.entries(handlers)) {
    const keysToo = access === "session or key to read" && method === "GET";
    app.on(method, [path], ownPage, identify, requireAccount(keysToo), ...guard, handler);
  }
  const methods = Object.keys(handlers).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  app.all(path, methodNotAllowed(methods));
};

const requireAccount =
  (keysToo: boolean): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { principal } = c.var;
    if (principal.kind === "anonymous") throw new ServiceError("sign_in_required");
    if (principal.via === "key" && !keysToo) throw new ServiceError("session_required");
    c.var.headers["cache-control"] = "no-store";
    await next();
  };

// Whoever is no administrator learns nothing of what is here.
const requireAdmin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { principal } = c.var;
  if (principal.kind !== "account" || principal.via !== "session" || !principal.admin)
    throw new ServiceError("not_found");
  await next();
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
