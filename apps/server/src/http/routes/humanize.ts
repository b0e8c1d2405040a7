import type { Hono } from "hono";
import { ServiceError } from "@rewrite-service/contract";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { authenticate } from "../middleware/authenticate.ts";
import { takeRate } from "../middleware/rate-limit.ts";
import { mountRoute } from "../mounting/mount-route.ts";
import { refuseWhileDraining, requestIn, textCharactersMax } from "../request/humanize-request.ts";
import { idempotencyKeyOf } from "../request/idempotency-key.ts";
import { readJson } from "../request/read-json.ts";
import { streamEvents } from "../streams/stream-events.ts";

/** `POST /api/humanize`: checks the request, then plays the journey's events to the response. */
export const mountHumanize = (app: Hono<AppEnv>, deps: AppDeps): void =>
  mountRoute(app, deps, {
    method: "POST",
    path: "/api/humanize",
    handlers: [authenticate(deps), (c) => humanize(c, deps)],
    crossOrigin: true,
  });

const humanize = async (c: AppContext, deps: AppDeps): Promise<Response> => {
  refuseWhileDraining(deps);
  const principal = c.get("principal");
  const client = c.get("client");
  const request = requestIn(await readJson(c), textCharactersMax(deps, principal));
  const idempotencyKey = idempotencyKeyOf(c.req.header("idempotency-key"));
  await takeRate(c, deps, principal);
  const requestId = c.get("requestId");
  const caller = { principal, idempotencyKey, client, requestId };
  try {
    const end = await streamEvents((signal) => deps.humanize(request, { ...caller, signal }), {
      response: c.env.outgoing,
      headers: c.get("headers"),
      streams: deps.streams,
      joinMs: deps.joinMs,
    });
    const how = end.how === "failed" ? failedOrStopped(end.error) : end.how;
    deps.metrics.streamEnded(how, end.firstDeltaMs);
    if (how === "failed") deps.log.error({ requestId, err: end.error }, "stream failed");
  } catch (error) {
    const refused = error instanceof ServiceError && error.status < 500;
    deps.metrics.streamEnded(refused ? "refused" : failedOrStopped(error), null);
    throw error;
  }
  c.set("streamed", true);
  return RESPONSE_ALREADY_SENT;
};

/** What the gate stops is no failure: it did its work, and the journey has logged it. */
const failedOrStopped = (error: unknown): "failed" | "stopped" =>
  error instanceof ServiceError && error.code === "rewrite_stopped" ? "stopped" : "failed";
