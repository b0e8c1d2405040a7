import { expect, test } from "vitest";
import { folderModules } from "../../testing/folder-modules.ts";
import { ACCOUNT_ROUTES } from "./index.ts";

test("the list mounts every file of its folder", async () => {
  const modules = await folderModules(import.meta.dirname, { but: ["index"] });
  const mounts = [...modules.values()].flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) => (name.startsWith("mount") ? [value] : [])),
  );
  expect(new Set(ACCOUNT_ROUTES)).toEqual(new Set(mounts));
  expect(ACCOUNT_ROUTES).toHaveLength(modules.size);
});
