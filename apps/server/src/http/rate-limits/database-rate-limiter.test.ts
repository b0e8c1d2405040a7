import { expect, test } from "vitest";
import { openDatabase } from "../../database/open.ts";
import { makeDatabase } from "../../testing/database-suite.ts";
import { migrate } from "../../database/migrate.ts";
import { databaseRateLimiter } from "./database-rate-limiter.ts";

test("two hundred requests at once over two nodes on PostgreSQL: exactly the limit passes, and the next minute is new", async () => {
  const { url, remove } = await makeDatabase("postgres");
  let now = Date.UTC(2030, 0, 1);
  const nodes = await Promise.all([1, 2].map(() => openDatabase({ url, connectionsMax: 8 })));
  for (const node of nodes) await migrate(node);
  const limiters = nodes.map((db) => databaseRateLimiter({ db, clock: { now: () => now }, secret: "x".repeat(32) }));
  const states = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => limiters[n % 2]?.take("account:ada", 10)),
  );
  expect(states.filter((state) => state?.allowed)).toHaveLength(10);
  expect(await limiters[0]?.peek("account:ada", 10)).toMatchObject({ allowed: false, remaining: 0, resetS: 60 });
  expect(await limiters[1]?.peek("account:bo", 10)).toMatchObject({ allowed: true, remaining: 10 });
  expect(JSON.stringify(await nodes[0]?.read("SELECT * FROM attempt"))).not.toContain("ada");
  now += 60_000;
  expect(await limiters[0]?.take("account:ada", 10)).toMatchObject({ allowed: true, remaining: 9 });
  // Set back, the clock lengthens no wait; a second is the difference between two servers.
  now -= 1_000;
  expect(await limiters[1]?.take("account:ada", 10)).toMatchObject({ allowed: true, remaining: 8, resetS: 60 });
  now -= 3_600_000;
  expect(await limiters[1]?.peek("account:ada", 10)).toMatchObject({ allowed: true, remaining: 10 });
  expect(await limiters[1]?.take("account:ada", 10)).toMatchObject({ allowed: true, remaining: 9, resetS: 60 });
  for (const node of nodes) await node.close();
  await remove();
});
