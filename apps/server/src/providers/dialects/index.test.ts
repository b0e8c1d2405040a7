import { expect, test } from "vitest";
import { folderModules } from "../../testing/folder-modules.ts";
import { DIALECTS } from "./index.ts";

test("the list holds every file of its folder", async () => {
  const modules = await folderModules(import.meta.dirname, { but: ["index", "dialect"] });
  expect(DIALECTS.map(({ name }) => name).toSorted()).toEqual([...modules.keys()].toSorted());
});
