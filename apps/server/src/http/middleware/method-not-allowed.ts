import { ServiceError } from "@rewrite-service/contract";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../context.ts";

/** Answers every method that a route does not support. */
export const methodNotAllowed =
  (methods: readonly string[]): MiddlewareHandler<AppEnv> =>
  (c) => {
    c.get("headers")["allow"] = methods.join(", ");
    throw new ServiceError("method_not_allowed");
  };
