import { createHmac } from "node:crypto";

/**
 * A keyed hash of a request, so that a repeated `Idempotency-Key` can be distinguished from a reused one while nobody who reads
 * the table can guess the draft. Fields in another order are the same request.
 */
export const fingerprintWith =
  (secret: string) =>
  (request: object): string =>
    createHmac("sha256", `fingerprint\n${secret}`)
      .update(JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1))))
      .digest("base64url");
