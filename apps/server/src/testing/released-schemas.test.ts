import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createAccountTable } from "../accounts/account-table.ts";
import { createApiKeys } from "../accounts/keys/api-keys.ts";
import { createSeal } from "../accounts/seal.ts";
import { createTerms } from "../accounts/terms.ts";
import { createVoices } from "../accounts/templates-and-voices/voices.ts";
import { violations } from "../billing/ledger/invariants.ts";
import type { Database } from "../database/database.ts";
import { migrate, schemaFits } from "../database/migrate.ts";
import { migrations } from "../database/migrations/index.ts";
import { openDatabase } from "../database/open.ts";
import { DATABASE_KINDS, makeDatabase } from "./database-suite.ts";
import { fillAsReleased, releasedSchema, RELEASES } from "./released-database.ts";
import { SECRET } from "./test-service.ts";

/** Tables with their columns, and indexes, as text, so that two databases can be compared. */
const shapeOf = async (db: Database): Promise<string[]> => {
  const sql = {
    sqlite: `SELECT m.name || '.' || c.name || ' ' || c.type || c."notnull" AS part FROM sqlite_schema m
      JOIN pragma_table_info(m.name) c WHERE m.type = 'table'
      UNION ALL SELECT name || ' on ' || tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL`,
    postgres: `SELECT table_name || '.' || column_name || ' ' || data_type || is_nullable AS part
      FROM information_schema.columns WHERE table_schema = current_schema()
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema()`,
  };
  return (await db.read<{ part: string }>(sql[db.dialect])).map(({ part }) => part).toSorted();
};

const folded = (sql: string): string => sql.replaceAll(/\s+/g, " ").trim();

test.each(RELEASES)("no migration of $release has changed since", ({ release, last }) => {
  const count = migrations.findIndex(({ name }) => name === last) + 1;
  for (const dialect of DATABASE_KINDS) {
    const [, ...released] = releasedSchema(release, dialect);
    const now = migrations.slice(0, count).flatMap((migration) => migration.statements(dialect));
    expect(now.map(folded)).toEqual(released.map(folded));
  }
});

test("the page about upgrading says of every later migration where it may start", () => {
  const page = readFileSync(new URL("../../../../docs/upgrading.md", import.meta.url), "utf8");
  const { last } = RELEASES[RELEASES.length - 1] ?? RELEASES[0];
  for (const { name, oldestRelease } of migrations.filter((migration) => migration.name > last))
    expect(page).toMatch(new RegExp(`\\| \`${name}\` \\| [^|]+ \\| ${oldestRelease} \\|`));
});

test.each(RELEASES.flatMap((row) => DATABASE_KINDS.map((kind) => ({ ...row, kind }))))(
  "a database of $release on $kind is brought up to date, with everything that was in it",
  async ({ release, last, kind }) => {
    const [place, other] = [await makeDatabase(kind), await makeDatabase(kind)];
    const [db, fresh] = [await openDatabase({ url: place.url }), await openDatabase({ url: other.url })];
    await fillAsReleased(db, release);

    const later = migrations.map(({ name }) => name).filter((name) => name > last);
    expect(await migrate(db)).toEqual(later);
    // Nodes of the release go on until the last of them is replaced.
    const before = migrations.filter(({ name }) => name <= last);
    expect(await schemaFits(db, before, release)).toBe(true);
    await migrate(fresh);
    expect(await shapeOf(db)).toEqual(await shapeOf(fresh));

    const parts = { db, clock: Date, seal: createSeal(SECRET) };
    const accounts = createAccountTable(parts);
    const ada = await accounts.byEmail("ada@example.org");
    expect(ada).toMatchObject({ plan: "pro", admin: true, service: false });
    const id = ada?.id ?? "";
    expect(await createApiKeys(parts).list(id)).toMatchObject([{ name: "laptop", scope: "rewrite", expiresAt: null }]);
    expect(await createTerms(parts).list(id)).toEqual(["Kestrel Desk"]);
    const voices = createVoices(parts);
    const [voice] = await voices.entries(id);
    expect([voice?.name, await voices.whole(id, voice?.id ?? "")]).toEqual(["Mine", expect.anything()]);
    expect(await db.read("SELECT granted, held, used FROM fund")).toEqual([{ granted: 32, held: 0, used: 2 }]);
    expect(await db.snapshot(violations)).toEqual([]);
    await Promise.all([db.close(), fresh.close()]);
    await Promise.all([place.remove(), other.remove()]);
  },
);
