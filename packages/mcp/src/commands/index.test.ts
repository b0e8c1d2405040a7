import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Command } from "./command.ts";
import { commands } from "./index.ts";

const isCommand = (value: unknown): value is Command => typeof value === "object" && value !== null && "run" in value;

test("the list holds the commands of every file of the folder", async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const exported = await Promise.all(
    files.map(async (file) =>
      Object.values((await import(pathToFileURL(join(import.meta.dirname, file)).href)) as object).filter(isCommand),
    ),
  );
  const names = exported.flat().map(({ name }) => name);
  expect(names.toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
});
