import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

// Who may import whom: the list in floors.txt. Each line is a folder and its entries from the top floor down;
// ">" parts two floors, "," parts neighbours on one floor, who do not import each other.
const floors = new Map(
  readFileSync("floors.txt", "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [folder = "", ...rest] = line.trim().split(/\s+/);
      const entries = rest
        .join(" ")
        .split(">")
        .map((floor) => floor.split(",").map((name) => name.trim()));
      return [folder, entries] as const;
    }),
);

// Which of our packages a package may import; one that is not named here may import none.
const packages: Record<string, readonly string[]> = {
  "packages/contract": ["@rewrite-service/text"],
  "packages/client": ["@rewrite-service/text", "@rewrite-service/contract"],
  "packages/review": ["@rewrite-service/text", "@rewrite-service/contract"],
  "packages/mcp": ["@rewrite-service/text", "@rewrite-service/contract", "@rewrite-service/client"],
  "apps/server": ["@rewrite-service/text", "@rewrite-service/contract", "rewrite-service-mcp"],
  "apps/web": [
    "@rewrite-service/text",
    "@rewrite-service/contract",
    "@rewrite-service/client",
    "@rewrite-service/review",
  ],
  "apps/extension": [
    "@rewrite-service/text",
    "@rewrite-service/contract",
    "@rewrite-service/client",
    "@rewrite-service/review",
  ],
};

/** Folders that hold no sources of ours. */
const NO_SOURCES = ["node_modules", "dist", "fixtures", "golden", "__snapshots__"];

const foldersIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !NO_SOURCES.includes(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isDirectory());

const sources = (folder: string): string[] => [
  ...readdirSync(folder)
    .filter((name) => /\.(ts|tsx)$/.test(name))
    .map((name) => join(folder, name)),
  ...foldersIn(folder).flatMap(sources),
];

/** A suite is a part of the tests beside it; those in `testing` are stands that tests of any folder use. */
const isTest = (path: string): boolean => /(?:\.test|\.test-d|(?<!\/testing\/[^/]*)-suite)\.tsx?$/.test(path);

/** The modules that a file names: imports, exports from, imports of types, and the URLs of workers. */
const importsOf = (path: string): string[] =>
  [...readFileSync(path, "utf8").matchAll(/(?:\b(?:from|import)|new URL)\s*\(?\s*["']([^"']+)["']/g)].map(
    (match) => match[1] as string,
  );

/** The files of ours that a file imports by a relative path. */
const filesOf = (path: string): string[] =>
  importsOf(path)
    .filter((name) => name.startsWith("."))
    .map((name) => normalize(join(dirname(path), name)))
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file));

const entryOf = (folder: string, path: string): string | undefined =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split("/")[0] : undefined;

const rooms = ["packages", "apps"].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));

test("every folder that has sub-folders has its floors", () => {
  const parted = (folder: string): string[] => {
    const inside = foldersIn(folder);
    return [...(inside.length > 0 ? [folder] : []), ...inside.flatMap(parted)];
  };
  expect([...floors.keys()]).toEqual(expect.arrayContaining(rooms.flatMap((room) => parted(`${room}/src`))));
});

describe.each([...floors])("%s", (folder, entries) => {
  const files = sources(folder).filter((path) => !isTest(path));
  const floorOf = new Map(entries.flatMap((names, floor) => names.map((name) => [name, floor] as const)));

  test("lists what it contains", () => {
    const there = new Set(files.flatMap((path) => entryOf(folder, path) ?? []));
    expect(entries.flat().toSorted()).toEqual([...there].toSorted());
  });

  test("imports downward only, types included", () => {
    const climbing = files.flatMap((path) => {
      const from = entryOf(folder, path) as string;
      return filesOf(path).flatMap((file) => {
        const to = entryOf(folder, file);
        if (to === undefined || to === from) return [];
        return (floorOf.get(to) ?? -1) > (floorOf.get(from) ?? Infinity) ? [] : [`${path} imports ${file}`];
      });
    });
    expect(climbing).toEqual([]);
  });
});

test.each(rooms)("%s imports only the packages below it", (room) => {
  const may = packages[room] ?? [];
  const climbing = sources(join(room, "src")).flatMap((path) =>
    importsOf(path)
      .filter((name) => name.startsWith("@rewrite-service/") || name.startsWith("rewrite-service-mcp"))
      .filter((name) => !may.some((allowed) => name === allowed || name.startsWith(`${allowed}/`)))
      .map((name) => `${path} imports ${name}`),
  );
  expect(climbing).toEqual([]);
});

test.each(rooms)("%s reaches into no other package by a relative path", (room) => {
  const outside = sources(join(room, "src"))
    .filter((path) => !isTest(path))
    .flatMap((path) =>
      filesOf(path)
        .filter((file) => !file.startsWith(`${room}/`))
        .map((file) => `${path} imports ${file}`),
    );
  expect(outside).toEqual([]);
});

test.each(rooms)("%s has no circle of files, types included", (room) => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(" → "));
    if (done.has(path) || trail.includes(path)) return;
    for (const file of filesOf(path)) if (file.startsWith(`${room}/src/`)) visit(file, [...trail, path]);
    done.add(path);
  };
  for (const path of sources(join(room, "src"))) visit(path, []);
  expect(circles).toEqual([]);
});

test("no folder or file hides behind a name that says nothing", () => {
  const vague = rooms
    .flatMap((room) => sources(room))
    .filter((path) => /\/(utils?|helpers?|common|shared|lib|misc)(\/|\.tsx?$)/.test(path));
  expect(vague).toEqual([]);
});

test("no document holds the marks of a merge that was not finished", () => {
  const documents = [".", "docs"].flatMap((folder) =>
    readdirSync(folder, { recursive: folder === "docs", encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  );
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.filter((path) => /^(?:<{7}|={7}|>{7})(?: |$)/m.test(readFileSync(path, "utf8")))).toEqual([]);
});
