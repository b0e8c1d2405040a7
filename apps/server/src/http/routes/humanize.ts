import { parseHumanizeRequest, ServiceError, type ErrorDetail, type HumanizeRequest } from "@rewrite-service/contract";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Principal } from "../../accounts/principal.ts";
import type { AppContext, AppDeps } from "../context.ts";
import { takeRate } from "../middleware/rate-limit.ts";
import { idempotencyKeyOf } from "../request/idempotency-key.ts";
import { readJson } from "../request/read-json.ts";
import { streamEvents } from "../streams/stream-events.ts";

const DRAINING_RETRY_AFTER_S = 5;

/** `POST /api/humanize`: checks the request, then plays the journey's events to the response. */
export const humanizeRoute =
  (deps: AppDeps) =>
  async (c: AppContext): Promise<Response> => {
    if (deps.draining()) throw new ServiceError("draining", { retryAfterS: DRAINING_RETRY_AFTER_S });
    const principal = c.get("principal");
    const client = c.get("client");
    const request = requestIn(await readJson(c), textCharactersMax(deps, principal));
    const idempotencyKey = idempotencyKeyOf(c.req.header("idempotency-key"));
    await takeRate(c, deps, principal);
    c.set("streamed", true);
    try {
      const end = await streamEvents(
        (signal) => deps.humanize(request, { principal, signal, idempotencyKey, client }),
        { response: c.env.outgoing, headers: c.get("headers"), streams: deps.streams, joinMs: deps.joinMs },
      );
      deps.metrics.streamEnded(end.how, end.firstDeltaMs);
      if (end.how === "failed") deps.log.error({ requestId: c.get("requestId"), err: end.error }, "stream failed");
    } catch (error) {
      c.set("streamed", false);
      deps.metrics.streamEnded("refused", null);
      throw error;
    }
    return RESPONSE_ALREADY_SENT;
  };

/** Longest text that this caller's plan takes, in UTF-16 units. */
export const textCharactersMax = ({ plans }: Pick<AppDeps, "plans">, principal: Principal): number =>
  plans.get(principal.kind === "anonymous" ? "anonymous" : principal.plan).textCharacters;

/** Reads a JSON value as a request. @throws ServiceError `invalid_request` or `text_too_long`, with every field named. */
export const requestIn = (value: unknown, charactersMax: number): HumanizeRequest => {
  const parsed = parseHumanizeRequest(value);
  if (!parsed.ok) throw new ServiceError("invalid_request", { details: parsed.details });
  const { text, previousRewrite = "" } = parsed.request;
  const tooLong: ErrorDetail[] = [];
  const message = (max: number): string => `may have at most ${max} characters`;
  if (text.trim().length > charactersMax) tooLong.push({ path: "text", message: message(charactersMax) });
  // A rewrite may be longer than its draft, but it is read by the model as well.
  const rewriteMax = 2 * charactersMax;
  if (previousRewrite.length > rewriteMax) tooLong.push({ path: "previousRewrite", message: message(rewriteMax) });
  if (tooLong.length > 0) throw new ServiceError("text_too_long", { details: tooLong });
  return parsed.request;
};
