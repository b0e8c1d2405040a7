import { ServiceError } from "@rewrite-service/contract";
import type { MiddlewareHandler } from "hono";
import type { Principal } from "../../accounts/principal.ts";
import { isLoopbackHost } from "../../runtime/loopback-host.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";

type Server = Pick<AppDeps["server"], "appUrl" | "loopback">;

const changesNothing = (c: AppContext): boolean => c.req.method === "GET" || c.req.method === "HEAD";

/**
 * Whether a page has the very address that it asks, and that is a name of this machine: a server on loopback has several.
 * Another port or another machine is another origin, and a name that leads here from elsewhere is none of them.
 */
const isOnThisMachine = (c: AppContext, origin: string, { appUrl, loopback }: Server): boolean => {
  if (!loopback || !URL.canParse(origin)) return false;
  const { host, hostname, protocol } = new URL(origin);
  return isLoopbackHost(hostname) && protocol === appUrl.protocol && host === c.req.header("host")?.toLowerCase();
};

/**
 * Whether a page of the application itself sent this request, so that its session cookie counts. Browsers name the page
 * in `Origin`, but for most reads, which say in `Sec-Fetch-Site` where they come from: an address that a person typed
 * counts too. What does not name its site is no browser: some programs send `Sec-Fetch-Mode` alone.
 */
export const isFromOwnPage = (c: AppContext, server: Server): boolean => {
  const origin = c.req.header("origin");
  if (origin !== undefined) return origin === server.appUrl.origin || isOnThisMachine(c, origin, server);
  if (!changesNothing(c)) return false;
  const site = c.req.header("sec-fetch-site");
  if (site === "none") return c.req.header("sec-fetch-mode") === "navigate";
  return site === undefined || site === "same-origin";
};

/** Who is signed in by the cookie; null where there is none, and where the cookie does not count. */
export const sessionOf = async (
  c: AppContext,
  { server, sessions }: Pick<AppDeps, "server" | "sessions">,
): Promise<Principal | null> => {
  if (sessions === null || c.req.header("cookie") === undefined || !isFromOwnPage(c, server)) return null;
  return sessions.read(c.req.raw.headers);
};

/**
 * Refuses a change of an account that another page asks for. A program that brings neither cookie nor origin is told to
 * sign in instead, and an `Authorization` header is judged first.
 *
 * @throws ServiceError `origin_forbidden`.
 */
export const requireOwnPageToChange =
  ({ server }: Pick<AppDeps, "server">): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const judgedByKey = c.req.header("authorization") !== undefined;
    const noBrowser = c.req.header("origin") === undefined && c.req.header("cookie") === undefined;
    if (!changesNothing(c) && !judgedByKey && !noBrowser && !isFromOwnPage(c, server))
      throw new ServiceError("origin_forbidden");
    await next();
  };
