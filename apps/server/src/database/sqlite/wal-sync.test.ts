import { fstatSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileSync } from "./wal-sync.ts";

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rewrite-service-"));
  path = join(folder, "log");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a file is synced and closed", async () => {
  writeFileSync(path, "written before the first sync");
  const sync = fileSync(path, { failed: () => expect.unreachable() });
  await Promise.all([sync.synced(), sync.synced(), sync.synced()]);
  await sync.synced();
  await sync.close();
});

test("closing gives the file back to the system, after the syncs that were asked for", async () => {
  writeFileSync(path, "");
  const { ino } = statSync(path);
  const files: number[] = [];
  const sync = fileSync(path, {
    failed: () => expect.unreachable(),
    syncFile: async (file) => void files.push(file),
  });
  void sync.synced();
  void sync.synced();
  await sync.close();
  expect(files).toHaveLength(2);
  // The number may be that of another file by now.
  expect(() => expect(fstatSync(files[0] as number).ino).toBe(ino)).toThrow();
});

test("a file that cannot be opened is an error at once, and not for good", async () => {
  const open = () => fileSync(path, { failed: () => undefined });
  expect(open).toThrow(/ENOENT/);
  writeFileSync(path, "here by now");
  const sync = open();
  await sync.synced();
  await sync.close();
});

test("after a sync that failed no later one counts, because it may succeed over a hole", async () => {
  writeFileSync(path, "");
  const failures: string[] = [];
  let syncs = 0;
  const sync = fileSync(path, {
    failed: ({ message }) => failures.push(message),
    // As Linux does: the failure is reported once, and what could not be written counts as written from then on.
    syncFile: () => ((syncs += 1) === 2 ? Promise.reject(new Error("EIO")) : Promise.resolve()),
  });
  await sync.synced();
  const [during, joined] = [sync.synced(), sync.synced()];
  await expect(during).rejects.toThrow("EIO");
  await expect(joined).rejects.toThrow("EIO");
  await expect(sync.synced()).rejects.toThrow("EIO");
  expect(failures).toEqual(["EIO"]);
  expect(syncs).toBe(2);
  await sync.close();
});

test("a sync that no other runs before begins at once, the first and any later one", async () => {
  writeFileSync(path, "");
  let syncs = 0;
  const sync = fileSync(path, { failed: () => expect.unreachable(), syncFile: async () => void (syncs += 1) });
  for (const count of [1, 2, 3]) {
    const synced = sync.synced();
    expect(syncs).toBe(count);
    await synced;
  }
  await sync.close();
});
