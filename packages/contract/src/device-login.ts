import * as z from "zod/mini";

/** Body of `POST /api/device/code`; a form with the same fields is read too (RFC 8628 §3.1). */
export const DeviceCodeRequest = z.object({ client_id: z.optional(z.string()), machine: z.optional(z.string()) });

/** Its answer (RFC 8628 §3.2). Times in seconds. */
export const DeviceCodeAnswer = z.strictObject({
  device_code: z.string(),
  user_code: z.string(),
  verification_uri: z.string(),
  verification_uri_complete: z.string(),
  expires_in: z.number(),
  interval: z.number(),
});

/** Body of `POST /api/device/token`; a form with the same fields is read too (RFC 8628 §3.4). */
export const DeviceTokenRequest = z.object({
  device_code: z.string(),
  grant_type: z.optional(z.string()),
  client_id: z.optional(z.string()),
});

/** Its answer once the person has approved; the key is also the access token. */
export const DeviceTokenAnswer = z.strictObject({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  key: z.string(),
  key_id: z.string(),
  keyId: z.string(),
});

/** Answer of `GET /api/device/approval`: what tells one's own device from a stranger's. */
export const DeviceRequest = z.strictObject({
  machine: z.string(),
  client: z.string(),
  address: z.string(),
  askedAt: z.string(),
});

/** Body of `POST /api/device/approval`. */
export const DeviceApproval = z.strictObject({
  user_code: z.string().check(z.minLength(1), z.maxLength(40)),
  action: z.enum(["approve", "deny"]),
});
