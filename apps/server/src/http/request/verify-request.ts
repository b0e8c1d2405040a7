import { parseVerifyRequest, ServiceError, type VerifyRequest } from "@rewrite-service/contract";

/** Reads a JSON value as a request. @throws ServiceError `invalid_request` or `text_too_long`, with every field named. */
export const verifyRequestIn = (value: unknown, charactersMax: number): VerifyRequest => {
  const parsed = parseVerifyRequest(value);
  if (!parsed.ok) throw new ServiceError("invalid_request", { details: parsed.details });
  const details = (["before", "after"] as const)
    .filter((path) => parsed.request[path].trim().length > charactersMax)
    .map((path) => ({ path, message: `may have at most ${charactersMax} characters` }));
  if (details.length > 0) throw new ServiceError("text_too_long", { details });
  return parsed.request;
};
