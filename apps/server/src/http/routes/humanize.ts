import { gatherAnswer, ServiceError, type HumanizeRequest } from "@rewrite-service/contract";
import type { Hono } from "hono";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Caller } from "../../humanize/journey.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { authenticate, requireRewriting } from "../middleware/authenticate.ts";
import { takeRate } from "../middleware/rate-limit.ts";
import { mountRoute } from "../mounting/mount-route.ts";
import { refuseWhileDraining, requestIn, textCharactersMax } from "../request/humanize-request.ts";
import { idempotencyKeyOf } from "../request/idempotency-key.ts";
import { readJson } from "../request/read-json.ts";
import { wantsWholeAnswer } from "../request/wants-whole-answer.ts";
import { streamEvents } from "../streams/stream-events.ts";
import { whileCallerWaits } from "../streams/while-caller-waits.ts";

/** `POST /api/humanize`: checks the request, then plays the journey's events to the response, or answers with all of them. */
export const mountHumanize = (app: Hono<AppEnv>, deps: AppDeps): void =>
  mountRoute(app, deps, {
    method: "POST",
    path: "/api/humanize",
    handlers: [authenticate(deps), (c) => humanize(c, deps)],
    crossOrigin: true,
  });

interface Checked {
  request: HumanizeRequest;
  caller: Omit<Caller, "signal">;
}

const humanize = async (c: AppContext, deps: AppDeps): Promise<Response> => {
  refuseWhileDraining(deps);
  const principal = c.get("principal");
  requireRewriting(principal);
  const request = requestIn(await readJson(c), textCharactersMax(deps, principal));
  const idempotencyKey = idempotencyKeyOf(c.req.header("idempotency-key"));
  await takeRate(c, deps, principal);
  const caller = { principal, idempotencyKey, client: c.get("client"), requestId: c.get("requestId") };
  const checked = { request, caller };
  return wantsWholeAnswer(c.req.header("accept")) ? answerWhole(c, deps, checked) : stream(c, deps, checked);
};

const stream = async (c: AppContext, deps: AppDeps, { request, caller }: Checked): Promise<Response> => {
  const requestId = c.get("requestId");
  try {
    const end = await streamEvents((signal) => deps.humanize(request, { ...caller, signal }), {
      response: c.env.outgoing,
      headers: c.get("headers"),
      streams: deps.streams,
    });
    const how = end.how === "failed" ? failedOrStopped(end.error) : end.how;
    deps.metrics.streamEnded(how, end.firstDeltaMs);
    if (how === "failed") deps.log.error({ requestId, err: end.error }, "stream failed");
  } catch (error) {
    deps.metrics.streamEnded(unsent(error), null);
    throw error;
  }
  c.set("streamed", true);
  return RESPONSE_ALREADY_SENT;
};

/** The same rewrite in one piece. Nothing of it is sent before its end, so every failure still has a status. */
const answerWhole = async (c: AppContext, deps: AppDeps, { request, caller }: Checked): Promise<Response> => {
  let how: "done" | "left" | Unsent = "refused";
  try {
    return await whileCallerWaits({ response: c.env?.outgoing ?? null, streams: deps.streams }, async (signal) => {
      signal.addEventListener("abort", () => (how = "left"), { once: true });
      const answer = await gatherAnswer(deps.humanize(request, { ...caller, signal, whole: true }));
      how = "done";
      c.get("headers")["cache-control"] = "no-store";
      return c.json(answer);
    });
  } catch (error) {
    how = unsent(error);
    throw error;
  } finally {
    deps.metrics.streamEnded(how, null);
  }
};
/** What the gate stops is no failure: it did its work, and the journey has logged it. */
const failedOrStopped = (error: unknown): "failed" | "stopped" =>
  error instanceof ServiceError && error.code === "rewrite_stopped" ? "stopped" : "failed";

type Unsent = "refused" | "failed" | "stopped";

/** How a rewrite ended of which nothing was sent. */
const unsent = (error: unknown): Unsent =>
  error instanceof ServiceError && error.status < 500 ? "refused" : failedOrStopped(error);
