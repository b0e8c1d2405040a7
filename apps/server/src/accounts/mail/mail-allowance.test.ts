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
