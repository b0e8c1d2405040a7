import { principalOfKey } from "../request/bearer-key.ts";
import { ServiceError } from "@rewrite-service/contract";
import type { AccountPrincipal } from "../../accounts/principal.ts";
import type { AppContext, AppDeps } from "../context.ts";
import { clientName } from "../request/client-name.ts";
import { refuseAdminKey } from "../middleware/authenticate.ts";
import { originRule } from "../middleware/cors.ts";

/** The account behind a key, and the program that sent it. */
export interface KeyHolder {
  principal: AccountPrincipal;
  client: string | null;
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** A `Host` header with a scheme before it, or an origin, as a URL; null for what is neither. */
const urlOf = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/**
 * Who may call the MCP endpoint. A foreign `Origin` or `Host` is 403 before any key is looked at, which is what keeps a page in a
 * person's browser away from a server on their own computer; then the key decides, and nothing but the key.
 */
export const authenticateKey = (deps: Pick<AppDeps, "server" | "keys">) => {
  const { appUrl, loopback, extraOrigins } = deps.server;
  const allows = originRule(deps.server);
  const hosts = new Set([appUrl.host, ...extraOrigins.map((origin) => urlOf(origin)?.host)]);
  const knownHost = (host: string): boolean =>
    hosts.has(host) || (loopback && LOOPBACK.has(urlOf(`http://${host}`)?.hostname ?? ""));
  // A server on loopback has several names, and a page of any of them at its own port is its own page.
  const ownOrigin = (origin: string, host: string): boolean =>
    allows(origin) || (loopback && origin === `http://${host}` && knownHost(host));
  const realm = 'Bearer realm="rewrite-service"';

  return async (c: AppContext): Promise<KeyHolder> => {
    const host = (c.req.header("host") ?? "").toLowerCase();
    const origin = c.req.header("origin");
    if (!knownHost(host))
      throw new ServiceError("origin_forbidden", {
        message: "The host name in the request doesn't match this server's.",
      });
    if (origin !== undefined && !ownOrigin(origin, host)) throw new ServiceError("origin_forbidden");
    const header = c.req.header("authorization");
    if (header === undefined) {
      c.var.headers["www-authenticate"] = realm;
      throw new ServiceError("sign_in_required", { message: remedy(appUrl.origin) });
    }
    const client = clientName(c.req.header("x-client"), c.req.header("user-agent"));
    const principal = await principalOfKey(header, deps.keys, client);
    if (principal?.kind !== "account") {
      c.var.headers["www-authenticate"] = `${realm}, error="invalid_token"`;
      throw new ServiceError("invalid_key", { message: `This API key isn't valid. ${remedy(appUrl.origin)}` });
    }
    refuseAdminKey(principal);
    return { principal, client };
  };
};

/** Clients show this sentence unchanged, so it has everything a person needs. */
const remedy = (origin: string): string =>
  `This endpoint takes an API key, not OAuth: create one at ${origin}/account and set the header Authorization: Bearer <API_KEY>.`;
