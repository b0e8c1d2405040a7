import { ServiceError } from "@rewrite-service/contract";

/** The caller's own name for one act, from its header; null without one. @throws ServiceError for one that is malformed. */
export const idempotencyKeyOf = (header: string | undefined): string | null => {
  if (header === undefined) return null;
  if (/^[\x21-\x7e]{1,200}$/.test(header)) return header;
  const details = [{ path: "Idempotency-Key", message: "must be 1 to 200 visible ASCII characters" }];
  throw new ServiceError("invalid_request", { details });
};
