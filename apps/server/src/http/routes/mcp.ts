import type { Service } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { asAuthInfo, createMcpEndpoint } from "../mcp/mcp-endpoint.ts";
import { authenticateKey, type KeyHolder } from "../mcp/authenticate-key.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { takeRate } from "../middleware/rate-limit.ts";
import { serviceFor } from "../mcp/service.ts";
import { refuseWhileDraining, requestIn, textCharactersMax } from "../request/humanize-request.ts";

/** The service of one caller, with the checks that `POST /api/humanize` makes before the journey. */
const checkedService = (deps: AppDeps, c: AppContext, { principal, client }: KeyHolder): Service => {
  const service = serviceFor(deps, principal, client, c.get("requestId"));
  return {
    ...service,
    async *humanize(request, options) {
      refuseWhileDraining(deps);
      const checked = requestIn(request, textCharactersMax(deps, principal));
      await takeRate(c, deps, principal);
      yield* service.humanize(checked, options);
    },
  };
};

/** `POST /api/mcp`: the account tools over streamable HTTP, for callers with a key. No sessions, so nothing to get or delete. */
export const mountMcp = (app: Hono<AppEnv>, deps: AppDeps): void => {
  const identify = authenticateKey(deps);
  const endpoint = createMcpEndpoint(deps.log);
  const site = deps.server.appUrl.origin;
  const signIn = `Create a key at ${site}/account and set the header Authorization: Bearer <API_KEY>.`;
  app.post("/api/mcp", async (c) => {
    c.var.headers["cache-control"] = "no-store";
    const service = checkedService(deps, c, await identify(c));
    return endpoint.fetch(c.req.raw, { authInfo: asAuthInfo({ service, signIn, site }) });
  });
  app.all("/api/mcp", methodNotAllowed(["POST"]));
};
