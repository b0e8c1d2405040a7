import { expect, test } from "vitest";
import { EXPORTED_TABLES, NOT_EXPORTED } from "../accounts/export-account.ts";
import { NOT_MOVED, TABLES } from "../operator/transfer.ts";
import { describeDatabases } from "./database-suite.ts";
import { tableNames } from "./table-names.ts";

describeDatabases("every table of the schema", (given) => {
  test("is exported to its person or left out for a reason", async () => {
    expect([...EXPORTED_TABLES, ...Object.keys(NOT_EXPORTED)].toSorted()).toEqual(await tableNames(given.db));
  });

  test("is moved to the other database or left out for a reason", async () => {
    expect([...TABLES, ...Object.keys(NOT_MOVED)].toSorted()).toEqual(await tableNames(given.db));
  });
});
