import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Principal } from "../../accounts/principal.ts";
import { describeDatabases } from "../../testing/database-suite.ts";
import { createLedger } from "./create-ledger.ts";
import { defaultPlans } from "../plans/plans.ts";
import { createUsageDays } from "./usage-days.ts";

const NOON = Date.UTC(2031, 4, 6, 12);
const DAY_MS = 86_400_000;

describeDatabases("usage by day", (given) => {
  test("sums settled rewrites by day, register, key and client, and leaves out what is older or another's", async () => {
    let now = NOON;
    const parts = { db: given.db, clock: { now: () => now } };
    const ledger = createLedger({ ...parts, plans: defaultPlans, secret: "x".repeat(32) });
    const usageDays = createUsageDays(parts);
    const accountId = randomUUID();
    const used = async (at: number, register: string, client: string | null, owner = accountId): Promise<void> => {
      now = at;
      const principal: Principal = {
        kind: "account",
        accountId: owner,
        email: "",
        plan: "free",
        admin: false,
        via: "session",
      };
      const about = { units: 2, register, mode: "rewrite", tier: "standard", client, idempotency: null } as const;
      const hold = await ledger.reserve({ principal, ...about });
      await ledger.settle(hold, { units: 2, inputTokens: 1, outputTokens: 1, requests: 0 });
    };
    await used(NOON - 30 * DAY_MS, "slack", null);
    await used(NOON - 29 * DAY_MS, "slack", null);
    await used(NOON, "email", "cli");
    await used(NOON, "email", "cli");
    await used(NOON, "email", "curl");
    await used(NOON, "slack", "cli", randomUUID());
    const source = { keyId: null, keyName: null };
    expect(await usageDays(accountId)).toEqual({
      from: "2031-04-07",
      to: "2031-05-06",
      items: [
        { day: "2031-04-07", register: "slack", client: null, units: 2, rewrites: 1, ...source },
        { day: "2031-05-06", register: "email", client: "curl", units: 2, rewrites: 1, ...source },
        { day: "2031-05-06", register: "email", client: "cli", units: 4, rewrites: 2, ...source },
      ],
    });
  });
});
