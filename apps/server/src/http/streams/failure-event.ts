import { ServiceError, type HumanizeEvent } from "@rewrite-service/contract";

/**
 * The event that ends a rewrite which failed after its answer had begun.
 *
 * @throws a ServiceError where nothing was sent yet, so that the failure can still become a status.
 */
export const failureEvent = (error: unknown, begun: boolean): HumanizeEvent => {
  const failure = error instanceof ServiceError ? error : new ServiceError("internal", { cause: error });
  if (!begun) throw failure;
  return { type: "error", message: failure.message };
};
