import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { wordings } from "./index.ts";

test("every table of the folder is in the list, once", async () => {
  const folder = new URL(".", import.meta.url);
  const files = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== "index.ts");
  const tables = await Promise.all(
    files.map(async (file) => Object.values((await import(new URL(file, folder).href)) as Record<string, string>)),
  );
  const written = tables.flat().map((rows) => rows.trim());
  expect(written.length).toBeGreaterThan(10);
  expect([...wordings].toSorted()).toEqual(written.toSorted());
});
