/** What one source used on one day, in one register. Sources are keys, or the signed-in pages when `keyId` is null. */
export interface UsageDay {
  /** In UTC, such as `2026-11-21`. */
  day: string;
  register: string;
  keyId: string | null;
  /** Name of the key, also of one that was revoked since. */
  keyName: string | null;
  client: string | null;
  units: number;
  rewrites: number;
}

/** Answer of `GET /api/usage/days`: the last 30 days, oldest first. `from` and `to` are the first and the last day. */
export interface UsageDays {
  from: string;
  to: string;
  items: UsageDay[];
}
