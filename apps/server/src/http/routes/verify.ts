import type { Hono } from "hono";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { authenticate, requireRewriting } from "../middleware/authenticate.ts";
import { takeRate } from "../middleware/rate-limit.ts";
import { mountRoute } from "../mounting/mount-route.ts";
import { refuseWhileDraining, textCharactersMax } from "../request/humanize-request.ts";
import { idempotencyKeyOf } from "../request/idempotency-key.ts";
import { readJson } from "../request/read-json.ts";
import { verifyRequestIn } from "../request/verify-request.ts";
import { whileCallerWaits } from "../streams/while-caller-waits.ts";

/** `POST /api/verify`: checks the request and answers with what a model says of the two texts. */
export const mountVerify = (app: Hono<AppEnv>, deps: AppDeps): void =>
  mountRoute(app, deps, {
    method: "POST",
    path: "/api/verify",
    handlers: [authenticate(deps), (c) => verify(c, deps)],
    crossOrigin: true,
  });

const verify = async (c: AppContext, deps: AppDeps): Promise<Response> => {
  refuseWhileDraining(deps);
  const principal = c.get("principal");
  requireRewriting(principal);
  const request = verifyRequestIn(await readJson(c), textCharactersMax(deps, principal));
  const idempotencyKey = idempotencyKeyOf(c.req.header("idempotency-key"));
  await takeRate(c, deps, principal);
  const caller = { principal, idempotencyKey, client: c.get("client"), requestId: c.get("requestId") };
  return whileCallerWaits({ response: c.env?.outgoing ?? null, streams: deps.streams }, async (signal) => {
    const report = await deps.verify(request, { ...caller, signal });
    c.get("headers")["cache-control"] = "no-store";
    return c.json(report);
  });
};
