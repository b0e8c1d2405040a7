import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL(".", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const json = (path: string): unknown => JSON.parse(read(path));

const folders = [
  "",
  ...["packages", "apps"].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name))),
];

test("every row of the security checklist has tests that are named after it, and docs/evaluation/asvs.md says where", () => {
  const files = readdirSync(join(root, "apps"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts") && !path.includes("node_modules"))
    .map((path) => join("apps", path));
  const named = new Set(
    [...files, "checklist.test.ts"].flatMap((path) =>
      [...read(path).matchAll(/"row (\d+): /g)].map(([, row]) => Number(row)),
    ),
  );
  const rows = Array.from({ length: 20 }, (_, at) => at + 1);
  expect(rows.filter((row) => !named.has(row))).toEqual([]);
  const listed = new Set([...read("docs/evaluation/asvs.md").matchAll(/^\| (\d+) \|/gm)].map(([, row]) => Number(row)));
  expect(rows.filter((row) => !listed.has(row))).toEqual([]);
});

test("every test that docs/evaluation/asvs.md names is there, under that name", () => {
  const page = read("docs/evaluation/asvs.md");
  const named = [...page.matchAll(/`((?:[\w-]+\/)*[\w-]+\.test\.ts)`(?:: "([^"]+)")?/g)];
  expect(named.length).toBeGreaterThan(25);
  for (const [, file = "", name = ""] of named) {
    const path = /^e2e\/|^checklist/.test(file) ? file : join("apps/server/src", file);
    expect([file, name, read(path).includes(name)]).toEqual([file, name, true]);
  }
});

test("row 20: every dependency is pinned, and the lockfile holds each with its hash, from one registry", () => {
  interface Package {
    name?: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  }
  for (const folder of folders) {
    const { dependencies = {}, devDependencies = {} } = json(join(folder, "package.json")) as Package;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect([folder, name, version]).toEqual([folder, name, expect.stringMatching(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)]);
    }
  }
  interface Locked {
    packages: Record<string, { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean }>;
  }
  const { packages } = json("package-lock.json") as Locked;
  const fetched = Object.entries(packages).filter(
    ([path, entry]) => path.includes("node_modules/") && entry.link !== true && entry.inBundle !== true,
  );
  expect(fetched.length).toBeGreaterThan(100);
  for (const [path, { resolved = "https://registry.npmjs.org/", integrity = "" }] of fetched) {
    expect([path, new URL(resolved).host, integrity.slice(0, 7)]).toEqual([path, "registry.npmjs.org", "sha512-"]);
  }
});

test("row 20: the sign-in library is named as the risky part, with a time for fixes, and so is the list of parts", () => {
  const text = read("docs/security.md");
  expect(text).toMatch(/better-auth[^\n]*seven days/);
  expect(text).toContain("npm sbom");
  expect(text).toContain("npm audit");
});
