import { expect, test } from "vitest";
import { openDatabase } from "../../database/open.ts";
import { DATABASE_KINDS, makeDatabase } from "../../testing/database-suite.ts";
import { migrate } from "../../database/migrate.ts";
import { violations } from "./invariants.ts";
import { crashLoop, killBeside } from "./crash-suite.ts";

// Three rounds here; `npm run bench -- ledger 25` does as many as you ask for.
test.each(DATABASE_KINDS)(
  "killed in the middle of its work, a node loses no acknowledged settle, on %s",
  { timeout: 60_000 },
  async (kind) => {
    const { url, remove } = await makeDatabase(kind);
    const db = await openDatabase({ url });
    await migrate(db);
    await db.close();
    const report = await crashLoop(url, 3);
    expect(report).toMatchObject({ lost: 0, violations: [], heldAfter: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.orphans).toBeGreaterThanOrEqual(3);
    await remove();
  },
);

test(
  "two nodes on PostgreSQL, one killed three times under load: the other goes on and the ledger adds up",
  { timeout: 60_000 },
  async () => {
    const { url, remove } = await makeDatabase("postgres");
    const db = await openDatabase({ url, connectionsMax: 2 });
    await migrate(db);
    const { before, after, acknowledged } = await killBeside(url, 3);
    expect(after).toBeGreaterThan(before);
    expect(await db.snapshot(violations)).toEqual([]);
    const settled = await db.read<{ id: string }>("SELECT id FROM hold WHERE state = 'settled'");
    const known = new Set(settled.map(({ id }) => id));
    expect(acknowledged.filter((id) => !known.has(id))).toEqual([]);
    await db.close();
    await remove();
  },
);
