import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDurably, makeFolderDurably } from "./durable-file.ts";

let folder = "";
/** Inodes in the order in which they were synced. */
const synced: number[] = [];
const real = fs.fsyncSync;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), "durable-"));
  synced.length = 0;
  fs.fsyncSync = (file) => {
    synced.push(fs.fstatSync(file).ino);
    real(file);
  };
  syncBuiltinESMExports();
});
afterEach(() => {
  fs.fsyncSync = real;
  syncBuiltinESMExports();
  fs.rmSync(folder, { recursive: true });
});
const inode = (path: string): number => fs.statSync(path).ino;

test("a file is on the disk before its name is, and its name when the call returns", () => {
  const path = join(folder, "secret");
  expect(createDurably(path, "whole")).toBe(true);
  expect(synced).toEqual([inode(path), inode(folder)]);
  expect(fs.readdirSync(folder)).toEqual(["secret"]);
  expect(fs.statSync(path).mode & 0o777).toBe(0o600);
});

test("a folder that is not there is named as what is missing", () => {
  expect(() => createDurably(join(folder, "absent", "secret"), "whole")).toThrow(/ENOENT.*open/);
});

test("a name that is taken keeps what it has", () => {
  const path = join(folder, "secret");
  createDurably(path, "first");
  expect(createDurably(path, "second")).toBe(false);
  expect(fs.readFileSync(path, "utf8")).toBe("first");
  expect(fs.readdirSync(folder)).toEqual(["secret"]);
});

test("every new folder's name is on the disk, and only those", () => {
  const path = join(folder, "a", "b");
  makeFolderDurably(path);
  expect(synced).toEqual([inode(dirname(path)), inode(folder)]);
  makeFolderDurably(path);
  expect(synced).toHaveLength(2);
});
