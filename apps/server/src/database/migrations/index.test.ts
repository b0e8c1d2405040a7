import { expect, test } from "vitest";
import { folderModules } from "../../testing/folder-modules.ts";
import { migrations } from "./index.ts";

test("the list holds every file of its folder, in the order of their numbers", async () => {
  const modules = await folderModules(import.meta.dirname, { but: ["index", "migration"] });
  expect(migrations.map(({ name }) => name)).toEqual([...modules.keys()].toSorted());
  expect(migrations).toEqual([...modules.values()].flatMap((exported) => Object.values(exported)));
});
