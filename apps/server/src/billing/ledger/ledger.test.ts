import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { ServiceError } from "@rewrite-service/contract";
import { expect, test } from "vitest";
import type { Principal } from "../../accounts/principal.ts";
import { describeDatabases } from "../../testing/database-suite.ts";
import { violations } from "./invariants.ts";
import { createLedger } from "./create-ledger.ts";
import { parsePlans } from "../plans/plans.ts";

const about = { units: 1, register: "slack", mode: "rewrite", tier: "standard", client: "curl" } as const;
const outcome = { units: 1, inputTokens: 3, outputTokens: 2, requests: 1 };
const NOON = Date.UTC(2031, 4, 6, 12);

describeDatabases("the ledger", (given) => {
  const setUp = (plans: object, start = NOON) => {
    let now = start;
    const parts = {
      db: given.db,
      plans: parsePlans(JSON.stringify({ anonymous: { allowance: 1 }, pro: { allowance: 100 }, ...plans })),
      clock: { now: () => now },
      secret: "x".repeat(32),
    };
    const accountId = randomUUID();
    const principal: Principal = { kind: "account", accountId, email: "", plan: "free", admin: false, via: "session" };
    const ask = (
      over: { key?: string; units?: number; principal?: Principal; connected?: boolean; body?: string } = {},
    ) => {
      const { key, body = "b", ...rest } = over;
      const idempotency = key === undefined ? null : { key, fingerprint: body };
      return ledger.reserve({ principal, ...about, idempotency, ...rest });
    };
    const ledger = createLedger(parts);
    const code = async (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => "ok",
        (error: unknown) => (error instanceof ServiceError ? error.code : "another error"),
      );
    const wait = (ms: number): void => void (now += ms);
    return { ledger, ask, code, wait, accountId, principal };
  };

  test("row 4: twenty at once with funds for three: three pass, seventeen learn when the period ends", async () => {
    const { ask, code } = setUp({ free: { allowance: 3, streams: 100 } });
    const codes = await Promise.all(Array.from({ length: 20 }, () => code(ask())));
    expect(codes.filter((answer) => answer === "ok")).toHaveLength(3);
    expect(codes.filter((answer) => answer === "quota_exhausted")).toHaveLength(17);
    await expect(ask()).rejects.toMatchObject({
      message: expect.stringContaining("resets at 00:00 UTC on 7 May."),
      retryAfterS: 43_200,
    });
    expect(await given.db.snapshot(violations)).toEqual([]);
  });

  test("a period's fund that is used up has the one entry that it was opened with", async () => {
    const { ask, code, accountId } = setUp({ free: { allowance: 1, streams: 100 } });
    expect([await code(ask()), await code(ask())]).toEqual(["ok", "quota_exhausted"]);
    const entries = "SELECT entry.kind, amount FROM entry JOIN fund ON fund.id = entry.fund_id WHERE fund.owner = $1";
    expect(await given.db.read(entries, [accountId])).toEqual([{ kind: "grant", amount: 1 }]);
  });

  test("the same Idempotency-Key five times at once is one hold and one charge, with another body a mismatch", async () => {
    const { ask, code, ledger, accountId } = setUp({ free: { allowance: 9, streams: 100 } });
    const holds = await Promise.allSettled(Array.from({ length: 5 }, () => ask({ key: "k" })));
    const won = holds.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(won).toHaveLength(1);
    expect(await code(ask({ key: "k", body: "other" }))).toBe("idempotency_mismatch");
    // Programs compare how these two sentences begin: docs/calling.md promises that they stay.
    const [running, finished] =
      readFileSync("docs/calling.md", "utf8").match(/(?<=begins with `)[^`]* this Idempotency-Key [^`]*(?=`)/g) ?? [];
    await expect(ask({ key: "k" })).rejects.toThrow(running ?? "no sentence");
    if (won[0] !== undefined) await ledger.settle(won[0], outcome);
    expect(await code(ask({ key: "k" }))).toBe("idempotency_conflict");
    await expect(ask({ key: "k" })).rejects.toThrow(finished ?? "no sentence");
    const rows = await given.db.read("SELECT charged FROM hold WHERE owner = $1", [accountId]);
    expect(rows).toEqual([{ charged: 1 }]);
  });

  test("a failure that cost nothing frees its Idempotency-Key", async () => {
    const { ask, ledger } = setUp({});
    await ledger.release(await ask({ key: "k" }));
    expect((await ask({ key: "k" })).units).toBe(1);
  });

  test("row 5: streams at once are counted exactly, and ending one makes room", async () => {
    const { ask, code, ledger } = setUp({ free: { allowance: 99, streams: 2 } });
    const holds = await Promise.allSettled(Array.from({ length: 10 }, () => ask()));
    const won = holds.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(won).toHaveLength(2);
    expect(await code(ask())).toBe("rate_limited");
    await expect(ask()).rejects.toThrow("Two rewrites are already running. Wait for one to finish.");
    if (won[0] !== undefined) await ledger.release(won[0]);
    expect(await code(ask())).toBe("ok");
  });

  test("credits pay what the allowance cannot pay whole, and the balance is the commit's", async () => {
    const { ask, ledger, accountId } = setUp({ free: { allowance: 3, streams: 100 } });
    await ledger.grant({ accountId, amount: 10, sourceRef: `test:${accountId}`, reason: null });
    expect((await ask({ units: 2 })).fundingSource).toBe("allowance");
    const hold = await ask({ units: 2 });
    expect(hold.fundingSource).toBe("credits");
    expect(await ledger.settle(hold, { ...outcome, units: 2 })).toEqual({
      fundingSource: "credits",
      creditsUsed: 2,
      creditBalance: 8,
    });
  });

  test("only whole amounts from one to a thousand million are granted or taken back", () => {
    const { ledger, accountId } = setUp({});
    for (const amount of [0, -1, 1.5, 1_000_000_001, Number.NaN]) {
      const change = { accountId, amount, sourceRef: `wrong:${accountId}`, reason: "test" };
      expect(() => ledger.grant(change)).toThrow(RangeError);
      expect(() => ledger.clawback(change)).toThrow(RangeError);
    }
  });

  test("forty deliveries of four payments grant four times", async () => {
    const { ledger, accountId } = setUp({});
    const references = Array.from({ length: 40 }, (_, n) => `pay:${accountId}:${n % 4}`);
    await Promise.all(references.map((sourceRef) => ledger.grant({ accountId, amount: 5, sourceRef, reason: null })));
    const again = await ledger.grant({ accountId, amount: 5, sourceRef: references[0] ?? "", reason: null });
    expect(again).toEqual({ granted: false, balance: 20 });
  });

  test("ten refunds at once of 300 from 2,000 leave 0 and a shortfall, never less", async () => {
    const { ledger, accountId } = setUp({});
    await ledger.grant({ accountId, amount: 2_000, sourceRef: `g:${accountId}`, reason: null });
    const refunds = Array.from({ length: 10 }, (_, n) =>
      ledger.clawback({ accountId, amount: 300, sourceRef: `r:${accountId}:${n}`, reason: "refund" }),
    );
    const taken = (await Promise.all(refunds)).map((refund) => refund.taken);
    expect(taken.reduce((sum, amount) => sum + amount, 0)).toBe(2_000);
    expect(await given.db.snapshot(violations)).toEqual([]);
  });

  test("a crashed node's holds are free again for their owner once the lease is over, without waiting for the sweep", async () => {
    const { ask, code, wait } = setUp({ free: { allowance: 1, streams: 1 } });
    await ask();
    expect(await code(ask())).toBe("rate_limited");
    wait(60_001);
    expect(await code(ask())).toBe("ok");
  });

  test("a hold that was swept cannot be renewed or settled", async () => {
    const { ask, ledger, wait } = setUp({});
    const hold = await ask();
    expect(await ledger.renew(hold)).toBe(true);
    wait(60_001);
    await ledger.sweep();
    expect(await ledger.renew(hold)).toBe(false);
    await expect(ledger.settle(hold, outcome)).rejects.toThrow("had ended");
    await ledger.release(hold);
  });

  test("the allowance is whole again in the next period", async () => {
    const { ask, code, wait } = setUp({ free: { allowance: 1, streams: 9 } });
    await ask();
    expect(await code(ask())).toBe("quota_exhausted");
    wait(43_200_000);
    expect(await code(ask())).toBe("ok");
  });

  test("anonymous callers share a day's budget, each has their own, and no address is kept", async () => {
    const day = Date.UTC(2032, 0, 1 + Math.floor(Math.random() * 300));
    const { ask, code, ledger, wait } = setUp({ anonymous: { allowance: 2, allDay: 3, streams: 9 } }, day);
    const from = (addressBlock: string): Principal => ({ kind: "anonymous", addressBlock });
    expect(await ledger.anonymousUsed("192.0.2.77")).toBe(0);
    expect(await given.db.read("SELECT day FROM daily_salt WHERE day = $1", [day])).toEqual([]);
    const holds = [await ask({ principal: from("192.0.2.77") }), await ask({ principal: from("192.0.2.77") })];
    expect(await code(ask({ principal: from("192.0.2.77") }))).toBe("anonymous_allowance_used");
    holds.push(await ask({ principal: from("192.0.2.78") }));
    expect(await code(ask({ principal: from("192.0.2.79") }))).toBe("anonymous_allowance_used");
    expect(await ledger.anonymousUsed("192.0.2.77")).toBe(2);
    expect(await ledger.anonymousUsed("192.0.2.79")).toBe(0);
    const everything = [
      await given.db.read("SELECT * FROM hold"),
      await given.db.read("SELECT * FROM fund"),
      await given.db.read("SELECT * FROM open_streams"),
    ];
    expect(JSON.stringify(everything)).not.toContain("192.0.2");
    for (const hold of holds) await ledger.settle(hold, outcome);
    wait(2 * 86_400_000);
    await ledger.sweep();
    const left = await given.db.read("SELECT id FROM fund WHERE kind = 'anonymous' AND period_start = $1", [day]);
    expect(left).toEqual([]);
    expect(await given.db.read("SELECT day FROM daily_salt WHERE day = $1", [day])).toEqual([]);
    expect(await given.db.snapshot(violations)).toEqual([]);
  });

  test("300 rewrites at once, a third cut, a tenth failing: the ledger is exact and nothing is held", async () => {
    const { ask, ledger, accountId } = setUp({ free: { allowance: 100_000, streams: 1_000 } });
    const charges = await Promise.all(
      Array.from({ length: 300 }, async (_, n) => {
        const hold = await ask({ units: 3 });
        if (n % 10 === 0) return ledger.release(hold).then(() => 0);
        const units = n % 3 === 0 ? 1 : 3;
        await ledger.settle(hold, { ...outcome, units });
        return units;
      }),
    );
    const total = charges.reduce((sum, units) => sum + units, 0);
    const funds = await given.db.read("SELECT held, used FROM fund WHERE owner = $1", [accountId]);
    expect(funds).toEqual([{ held: 0, used: total }]);
    expect(await given.db.snapshot(violations)).toEqual([]);
  });

  test("a connected account's rewrite costs nothing and is listed", async () => {
    const { ask, ledger } = setUp({});
    const hold = await ask({ connected: true });
    expect(hold).toMatchObject({ fundingSource: "connected", units: 0 });
    expect(await ledger.settle(hold, outcome)).toEqual({
      fundingSource: "connected",
      creditsUsed: 0,
      creditBalance: 0,
    });
  });
});
