import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What each file of a folder exports, by the file's name without its ending; tests and `but` are left out. */
export const folderModules = async (
  folder: string,
  { but }: { but: readonly string[] },
): Promise<Map<string, Record<string, unknown>>> => {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !/(?:\.test|-suite)\.ts$/.test(name))
    .map((name) => name.slice(0, -".ts".length))
    .filter((name) => !but.includes(name));
  const modules = await Promise.all(
    names.map(
      async (name) => (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Record<string, unknown>,
    ),
  );
  return new Map(names.map((name, at) => [name, modules[at] ?? {}]));
};
