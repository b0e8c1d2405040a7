import { errorBody, ServiceError } from "@rewrite-service/contract";
import { HTTPException } from "hono/http-exception";
import type { AppContext, AppDeps } from "../context.ts";

/** The one place where a failure becomes a status. The log gets its cause, the caller only the code's sentence. */
export const errorHandler =
  ({ log, notReady }: Pick<AppDeps, "log" | "notReady">) =>
  async (error: unknown, c: AppContext): Promise<Response> => {
    const failure = await explained(serviceErrorOf(error), notReady);
    const requestId = c.get("requestId");
    const headers = c.get("headers");
    // A stop by the gate is not an error, and has been logged already.
    if (failure.status >= 500 && failure.code !== "rewrite_stopped")
      log.error({ requestId, code: failure.code, err: failure }, "request failed");
    if (failure.status === 401) headers["www-authenticate"] ??= "Bearer";
    if (failure.retryAfterS !== undefined) headers["retry-after"] = String(failure.retryAfterS);
    headers["cache-control"] = "no-store";
    return Response.json(errorBody(failure, requestId), { status: failure.status });
  };

const serviceErrorOf = (error: unknown): ServiceError => {
  if (error instanceof ServiceError) return error;
  // The framework throws these for requests that it cannot read.
  if (error instanceof HTTPException && error.status < 500)
    return new ServiceError("invalid_request", { cause: error });
  return new ServiceError("internal", { cause: error });
};

const RETRY_S = 5;

/**
 * A failure of unknown cause, while the database keeps the server from taking work, is put down to the database: the
 * sign-in library does not hand on why a query of its own failed.
 */
const explained = async (failure: ServiceError, notReady: AppDeps["notReady"]): Promise<ServiceError> => {
  if (failure.code !== "internal" || (await notReady()) === null) return failure;
  const message = "The service isn't available right now. Try again shortly.";
  return new ServiceError("draining", { message, retryAfterS: RETRY_S, cause: failure });
};
