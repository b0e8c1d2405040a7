import { expect, test } from "vitest";
import { folderModules } from "../../testing/folder-modules.ts";
import { commands, standaloneCommands } from "./index.ts";

test("the list holds the commands of every file of its folder", async () => {
  const modules = await folderModules(import.meta.dirname, {
    but: ["index", "run", "arguments", "command", "config-check", "reference"],
  });
  const all = [...commands, ...standaloneCommands];
  expect(new Set(all)).toEqual(new Set([...modules.values()].flatMap((file) => Object.values(file)).flat()));
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});
