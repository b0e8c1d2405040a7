import { ServiceError } from "@rewrite-service/contract";
import { expect, test } from "vitest";
import { openDatabase } from "../../database/open.ts";
import { migrate } from "../../database/migrate.ts";
import { silentLog } from "../../testing/test-app.ts";
import { createAttempts } from "../attempts.ts";
import { createMailAllowance } from "./mail-allowance.ts";

test("a notice past the limit is posted as soon as the address may have a mail again, before a stranger's", async () => {
  const db = await openDatabase({ url: "sqlite::memory:" });
  await migrate(db);
  let now = Date.UTC(2030, 0, 1);
  const attempts = createAttempts({ db, clock: { now: () => now }, secret: "x".repeat(32) });
  const paused: number[] = [];
  const pause = (ms: number): Promise<void> => {
    paused.push(ms);
    now += ms;
    return Promise.resolve();
  };
  const allowance = createMailAllowance({ attempts, log: silentLog, pause });
  for (let n = 0; n < 3; n += 1) await allowance.ask("Ada@example.org ");
  await expect(allowance.ask("ada@example.org")).rejects.toMatchObject({ code: "rate_limited" });
  await allowance.ask("bo@example.org");
  const posted = new Promise<number>((resolve) => allowance.whenFree("ada@example.org", () => resolve(now)));
  expect(await posted).toBe(Date.UTC(2030, 0, 1) + 600_000);
  expect(paused).toEqual([600_000]);
  await db.close();
});

const slotless = (failure: Error) => ({ takeSlot: () => Promise.reject(failure) });
const logged = () => {
  const lines: unknown[][] = [];
  return { lines, log: { error: (...line: unknown[]) => void lines.push(line) } };
};

test("a notice that cannot be sent is logged with its cause, and does not wait", async () => {
  const { lines, log } = logged();
  const broken = new Error("the disk is full");
  const allowance = createMailAllowance({ attempts: slotless(broken), log, pause: () => Promise.reject(broken) });
  allowance.whenFree("ada@example.org", () => void lines.push(["posted"]));
  await expect.poll(() => lines).toEqual([[{ err: broken }, "a notice was not sent"]]);
});

test("five hundred notices may wait, and one more is logged instead", async () => {
  const { lines, log } = logged();
  const paused: number[] = [];
  const attempts = slotless(new ServiceError("rate_limited"));
  const pause = (ms: number) => new Promise<never>(() => void paused.push(ms));
  const allowance = createMailAllowance({ attempts, log, pause });
  for (let n = 0; n < 500; n += 1) allowance.whenFree("ada@example.org", () => undefined);
  expect(lines).toEqual([]);
  allowance.whenFree("ada@example.org", () => undefined);
  expect(lines).toEqual([[{ waiting: 500 }, "a notice was not sent: too many wait"]]);
  await expect.poll(() => paused.length).toBe(500);
  expect(new Set(paused)).toEqual(new Set([1_000]));
});
