// Which tests could notice a change of a file: those that reach it through imports, the nearest first.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";

const SOURCE = /\.tsx?$/;

export const sourcesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => SOURCE.test(path) && !path.includes("node_modules"));

/** What a built program is made of. */
const BUNDLES = new Map([
  ["apps/server/dist/main.mjs", "apps/server/src/main.ts"],
  ["packages/mcp/dist/rewrite-service-mcp.mjs", "packages/mcp/src/program.ts"],
]);

/** The files of ours that a file names, by a relative path (an import, a worker, a program that it starts) or a package. */
const namedBy = (root: string, path: string): string[] => {
  const require = createRequire(join(root, path));
  return [
    ...readFileSync(join(root, path), "utf8").matchAll(
      /["'](\.{1,2}\/[^"'\s]+|packages\/mcp\/dist\/[^"'\s]+|(?:@rewrite-service\/|rewrite-service-mcp)[^"'\s]*)["']/g,
    ),
  ].flatMap(([, name = ""]) => {
    try {
      const built = BUNDLES.get(name.startsWith(".") ? join(dirname(path), name) : name);
      if (built !== undefined) return [built];
      const found = name.startsWith(".") ? join(root, dirname(path), name) : require.resolve(name);
      return SOURCE.test(found) && existsSync(found) ? [relative(root, found)] : [];
    } catch {
      return [];
    }
  });
};

/** For each file, who names it. */
export const namersOf = (root: string, paths: readonly string[]): Map<string, string[]> => {
  const namers = new Map<string, string[]>();
  for (const path of paths) {
    for (const named of new Set(namedBy(root, path))) namers.set(named, [...(namers.get(named) ?? []), path]);
  }
  return namers;
};

/**
 * Tests that reach `path`: its own first, then those named after a folder that it lies in (a test of a whole page), then
 * by the number of imports between.
 */
export const testsOf = (path: string, namers: ReadonlyMap<string, readonly string[]>): string[] => {
  const own = path.replace(SOURCE, ".test.");
  const folders = new Set(dirname(path).split("/"));
  const reached = new Set([path]);
  for (const at of reached) for (const namer of namers.get(at) ?? []) reached.add(namer);
  const rank = (test: string): number => {
    if (test.startsWith(own)) return 0;
    return folders.has(basename(test).replace(/\.test\.tsx?$/, "")) ? 1 : 2;
  };
  return [...reached].filter((one) => /\.test\.tsx?$/.test(one)).toSorted((a, b) => rank(a) - rank(b));
};
