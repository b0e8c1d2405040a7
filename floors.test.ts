import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Who may import whom. A package or app that is not named here may import nothing of ours.
const allowed: Record<string, readonly string[]> = {
  "packages/text": [],
  "packages/contract": ["@rewrite-service/text"],
  "packages/client": ["@rewrite-service/text", "@rewrite-service/contract"],
  "packages/mcp": ["@rewrite-service/text", "@rewrite-service/contract", "@rewrite-service/client"],
  "apps/server": ["@rewrite-service/text", "@rewrite-service/contract", "rewrite-service-mcp"],
  "apps/web": ["@rewrite-service/text", "@rewrite-service/contract", "@rewrite-service/client"],
  "apps/extension": ["@rewrite-service/text", "@rewrite-service/contract", "@rewrite-service/client"],
};

const sources = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
    const path = join(folder, name);
    if (name === "node_modules" || name === "dist") return [];
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|tsx)$/.test(name) ? [path] : [];
  });

const importsOf = (path: string): string[] =>
  [...readFileSync(path, "utf8").matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map(
    (match) => match[1] as string,
  );

const rooms = ["packages", "apps"].flatMap((floor) => readdirSync(floor).map((name) => `${floor}/${name}`));

test.each(rooms)("%s imports downward only", (room) => {
  const may = allowed[room] ?? [];
  const climbing = sources(join(room, "src")).flatMap((path) =>
    importsOf(path)
      .filter((name) => name.startsWith("@rewrite-service/") || name.startsWith("rewrite-service-mcp"))
      .filter((name) => !may.some((room) => name === room || name.startsWith(`${room}/`)))
      .map((name) => `${path} imports ${name}`),
  );
  expect(climbing).toEqual([]);
});

test.each(rooms)("%s reaches into no other room by a relative path", (room) => {
  const depthMax = (path: string): number => path.slice(room.length + 1).split("/").length - 1;
  const climbing = sources(join(room, "src")).flatMap((path) =>
    importsOf(path)
      .filter((name) => (name.match(/\.\.\//g) ?? []).length > depthMax(path))
      .map((name) => `${path} imports ${name}`),
  );
  expect(climbing).toEqual([]);
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
