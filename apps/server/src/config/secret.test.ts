import fs, { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigError } from "./environment.ts";
import { secretFile, secretProblem } from "./secret.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the first start makes a secret that only its owner can read, later ones find it", () => {
  const data = join(folder, "new", "data");
  const secret = secretFile(data);
  expect(secretProblem(secret)).toBeNull();
  expect(statSync(join(data, "secret")).mode & 0o777).toBe(0o600);
  expect(secretFile(data)).toBe(secret);
  expect(readFileSync(join(data, "secret"), "utf8").trim()).toBe(secret);
});

test("a secret is on the disk, with its name, before anybody is given it", () => {
  const synced: string[] = [];
  const real = fs.fsyncSync;
  fs.fsyncSync = (file) => {
    synced.push(fs.fstatSync(file).isDirectory() ? "folder" : "file");
    real(file);
  };
  syncBuiltinESMExports();
  try {
    secretFile(join(folder, "data"));
  } finally {
    fs.fsyncSync = real;
    syncBuiltinESMExports();
  }
  expect(synced).toEqual(["folder", "file", "folder"]);
});

test("two data folders have two secrets", () => {
  expect(secretFile(join(folder, "a"))).not.toBe(secretFile(join(folder, "b")));
});

test("a file that holds no usable secret stops the start, without repeating it", () => {
  writeFileSync(join(folder, "secret"), "tooshort\n");
  expect(() => secretFile(folder)).toThrow(ConfigError);
  expect(() => secretFile(folder)).not.toThrow(/tooshort/);
});
