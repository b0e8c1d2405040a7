import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { listings } from "./index.ts";
import type { Listing } from "./listing.ts";

const isListing = (value: unknown): value is Listing =>
  typeof value === "object" && value !== null && "inputSchema" in value;

test("the list holds the listings of every file of the folder", async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const exported = await Promise.all(
    files.map(async (file) =>
      Object.values((await import(pathToFileURL(join(import.meta.dirname, file)).href)) as object).filter(isListing),
    ),
  );
  const names = exported.flat().map(({ name }) => name);
  expect(names.toSorted()).toEqual(listings.map(({ name }) => name).toSorted());
});
