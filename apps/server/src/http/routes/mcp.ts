import { ServiceError, type Service } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { asAuthInfo, createDoor } from "../mcp/mcp-endpoint.ts";
import { mcpEntrance, type Guest } from "../mcp/authenticate-key.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { takeRate } from "../middleware/rate-limit.ts";
import { serviceFor } from "../mcp/service.ts";
import { requestIn, textCharactersMax } from "./humanize.ts";

const DRAINING_RETRY_AFTER_S = 5;

/** The service of one caller, with the checks that `POST /api/humanize` makes before the journey. */
const checkedService = (deps: AppDeps, c: AppContext, { principal, client }: Guest): Service => {
  const service = serviceFor(deps, principal, client);
  return {
    ...service,
    async *humanize(request, options) {
      if (deps.draining()) throw new ServiceError("draining", { retryAfterS: DRAINING_RETRY_AFTER_S });
      const checked = requestIn(request, textCharactersMax(deps, principal));
      await takeRate(c, deps, principal);
      yield* service.humanize(checked, options);
    },
  };
};

/** `POST /api/mcp`: the account tools over streamable HTTP, for callers with a key. No sessions, so nothing to get or delete. */
export const createMcpRoutes = (app: Hono<AppEnv>, deps: AppDeps): void => {
  const enter = mcpEntrance(deps);
  const door = createDoor(deps.log);
  const signIn = `Create a key at ${deps.server.appUrl.origin}/account and set the header Authorization: Bearer <API_KEY>.`;
  app.post("/api/mcp", async (c) => {
    c.var.headers["cache-control"] = "no-store";
    const guest = await enter(c);
    const service = checkedService(deps, c, guest);
    return door.fetch(c.req.raw, { authInfo: asAuthInfo({ service, signIn }) });
  });
  app.all("/api/mcp", methodNotAllowed(["POST"]));
};
