import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { inflateRawSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderModules } from "../../testing/folder-modules.ts";
import { artefacts } from "./artefacts/index.ts";
import { createCatalogue, type CatalogueOptions } from "./catalogue.ts";

let root: string;
/** A copy of everything that is given away, so that a test may change or remove some of it. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rewrite-downloads-"));
  for (const path of artefacts.flatMap(({ sources }) => Object.values<string>(sources))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    // The extension is not built before every test, and nothing of it is looked into here.
    if (path.includes("/extension/")) writeFileSync(join(root, path), "an archive");
    else cpSync(resolve(path), join(root, path));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const catalogue = (over: Partial<CatalogueOptions> = {}) =>
  createCatalogue({ root, origin: "https://rewrite.example", mcpPackage: null, version: "1.2.3", ...over });
const namesOf = (over: Partial<CatalogueOptions> = {}) =>
  catalogue(over)
    .list()
    .map(({ name }) => name);

/** The first file of a zip archive. */
const firstFile = (archive: Buffer): string => {
  const start = 30 + archive.readUInt16LE(26) + archive.readUInt16LE(28);
  return inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(18))).toString("utf8");
};

test("the list holds every file of its folder", async () => {
  const modules = await folderModules(join(import.meta.dirname, "artefacts"), { but: ["index"] });
  const exported = [...modules.values()].flatMap((module) => Object.values(module));
  expect(new Set<unknown>(artefacts)).toEqual(new Set(exported));
});

test("a name holds version and content, and so do the bytes behind it", () => {
  const [first] = catalogue().list();
  expect(first?.name).toMatch(/^rewrite-service-mcp-1\.2\.3-[0-9a-f]{12}\.tgz$/);
  expect(
    catalogue()
      .list()
      .map(({ name, digest }) => [name, digest.toString("hex")]),
  ).toEqual(
    catalogue()
      .list()
      .map(({ name, digest }) => [name, digest.toString("hex")]),
  );
  expect(namesOf({ origin: "https://other.example" })).not.toEqual(namesOf());
  const before = namesOf();
  writeFileSync(join(root, "packages/mcp/README.md"), "Another one.");
  const after = namesOf();
  expect(after[0]).not.toBe(before[0]);
});

test("the program is this server's own copy, or the published name where somebody has published it", () => {
  expect(catalogue().program()).toBe(`https://rewrite.example/downloads/${namesOf()[0]}`);
  expect(catalogue({ mcpPackage: "@acme/rewrite" }).program()).toBe("@acme/rewrite");
});

test("the desktop bundle asks this server unless the person names another one", () => {
  const bundle = catalogue()
    .list()
    .find(({ name }) => name.endsWith(".mcpb"));
  const manifest = JSON.parse(firstFile(bundle?.bytes as Buffer)) as Record<string, object>;
  expect(manifest).toMatchObject({ user_config: { base_url: { default: "https://rewrite.example" } } });
  expect({ ...manifest, user_config: null }).toEqual({
    ...(JSON.parse(readFileSync("packages/mcp/bundle/manifest.json", "utf8")) as object),
    user_config: null,
  });
});

test("what a build has packed is given away as it is", () => {
  const sent = (plain: string) =>
    catalogue()
      .list()
      .find(({ plainName }) => plainName === plain);
  for (const [ending, mediaType] of [
    ["zip", "application/zip"],
    ["crx", "application/x-chrome-extension"],
  ]) {
    const extension = sent(`rewrite-service-extension.${ending}`);
    expect([extension?.bytes.toString(), extension?.mediaType]).toEqual(["an archive", mediaType]);
  }
  const update = `<updatecheck codebase="http://elsewhere.example/1.crx" version="1.2.3" />`;
  writeFileSync(join(root, "apps/extension/packed/rewrite-service-extension-update.xml"), update);
  const address = "https://rewrite.example/downloads/rewrite-service-extension.crx";
  expect(sent("rewrite-service-extension-update.xml")).toMatchObject({
    bytes: Buffer.from(`<updatecheck codebase="${address}" version="1.2.3" />`),
    mediaType: "application/xml",
  });
});

test("what was not built is not offered, and the plain address stands in for it", () => {
  rmSync(join(root, "packages/mcp/dist/rewrite-service-mcp.mjs"));
  expect(namesOf().map((name) => name.replace(/-1\.2\.3-.*/, ""))).toEqual([
    "rewrite-service-client",
    "rewrite-service-extension",
    "rewrite-service-extension",
    "rewrite-service-extension-update",
  ]);
  expect(catalogue().program()).toBe("https://rewrite.example/downloads/rewrite-service-mcp.tgz");
});
