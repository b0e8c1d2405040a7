import type { Hono } from "hono";
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
  try {
    const end = await streamEvents((signal) => deps.humanize(request, { principal, signal, idempotencyKey, client }), {
      response: c.env.outgoing,
      headers: c.get("headers"),
      streams: deps.streams,
      joinMs: deps.joinMs,
    });
    deps.metrics.streamEnded(end.how, end.firstDeltaMs);
    if (end.how === "failed") deps.log.error({ requestId: c.get("requestId"), err: end.error }, "stream failed");
  } catch (error) {
    deps.metrics.streamEnded("refused", null);
    throw error;
  }
  c.set("streamed", true);
  return RESPONSE_ALREADY_SENT;
};
