import { errorBody, ServiceError } from "@rewrite-service/contract";
import { HTTPException } from "hono/http-exception";
import type { AppContext, AppDeps } from "../context.ts";

/** The one place where a failure becomes a status. The log gets its cause, the caller only the code's sentence. */
export const errorHandler =
  ({ log }: Pick<AppDeps, "log">) =>
  (error: unknown, c: AppContext): Response => {
    const failure = serviceErrorOf(error);
    const requestId = c.get("requestId");
    const headers = c.get("headers");
    if (failure.status >= 500) log.error({ requestId, code: failure.code, err: failure }, "request failed");
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
