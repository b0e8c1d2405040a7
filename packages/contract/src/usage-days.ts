import * as z from "zod/mini";

/** What one source used on one day, in one register. Sources are keys, or the signed-in pages when `keyId` is null. */
const UsageDay = z.strictObject({
  /** In UTC, such as `2026-11-21`. */
  day: z.string(),
  register: z.string(),
  keyId: z.nullable(z.string()),
  /** Name of the key, also of one that was revoked since. */
  keyName: z.nullable(z.string()),
  client: z.nullable(z.string()),
  units: z.number(),
  rewrites: z.number(),
});
export type UsageDay = z.infer<typeof UsageDay>;

/** Answer of `GET /api/usage/days`: the last 30 days, oldest first. `from` and `to` are the first and the last day. */
export const UsageDays = z.strictObject({ from: z.string(), to: z.string(), items: z.array(UsageDay) });
export type UsageDays = z.infer<typeof UsageDays>;
