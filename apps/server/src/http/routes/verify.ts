import type { Hono } from "hono";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { authenticate } from "../middleware/authenticate.ts";
import { takeRate } from "../middleware/rate-limit.ts";
import { mountRoute } from "../mounting/mount-route.ts";
import { refuseWhileDraining, textCharactersMax } from "../request/humanize-request.ts";
import { idempotencyKeyOf } from "../request/idempotency-key.ts";
import { readJson } from "../request/read-json.ts";
import { verifyRequestIn } from "../request/verify-request.ts";

/** `POST /api/verify`: checks the request and answers with what a model says of the two texts. */
export const mountVerify = (app: Hono<AppEnv>, deps: AppDeps): void =>
  mountRoute(app, deps, {
    method: "POST",
    path: "/api/verify",
    handlers: [authenticate(deps), (c) => verify(c, deps)],
    crossOrigin: true,
  });

/** What proxies log where a caller did not wait; nobody reads the answer. */
const CALLER_LEFT = 499;

const verify = async (c: AppContext, deps: AppDeps): Promise<Response> => {
  refuseWhileDraining(deps);
  const principal = c.get("principal");
  const request = verifyRequestIn(await readJson(c), textCharactersMax(deps, principal));
  const idempotencyKey = idempotencyKeyOf(c.req.header("idempotency-key"));
  await takeRate(c, deps, principal);
  const leaving = new AbortController();
  const response = c.env?.outgoing;
  const onClose = (): void => leaving.abort(new Error("the caller has left"));
  response?.on("close", onClose);
  if (response?.destroyed) onClose();
  // A server that shuts down waits for it as for a stream.
  const work = { lastByteAt: Number.POSITIVE_INFINITY, breathe: () => undefined };
  deps.streams.add(work);
  try {
    const caller = {
      principal,
      signal: leaving.signal,
      idempotencyKey,
      client: c.get("client"),
      requestId: c.get("requestId"),
    };
    const report = await deps.verify(request, caller);
    c.get("headers")["cache-control"] = "no-store";
    return c.json(report);
  } catch (error) {
    if (leaving.signal.aborted) return new Response(null, { status: CALLER_LEFT });
    throw error;
  } finally {
    deps.streams.remove(work);
    response?.off("close", onClose);
  }
};
