import { expect, test } from "vitest";
import { folderModules } from "../../testing/folder-modules.ts";
import { commands } from "./index.ts";

test("the list holds the commands of every file of its folder", async () => {
  const modules = await folderModules(import.meta.dirname, {
    but: ["index", "run", "arguments", "command", "config-check"],
  });
  expect(new Set(commands)).toEqual(new Set([...modules.values()].flatMap((file) => Object.values(file)).flat()));
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
});
