import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileSync } from "./wal-sync.ts";

test("a file is synced, once it is there, and closed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-"));
  const path = join(folder, "log");
  try {
    const sync = fileSync(path);
    writeFileSync(path, "written before the first sync");
    await Promise.all([sync.synced(), sync.synced(), sync.synced()]);
    await sync.synced();
    await sync.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a file that is missing is an error for who waits, and again for who comes later", async () => {
  const sync = fileSync(join(tmpdir(), "rewrite-service-none", "log"));
  await expect(sync.synced()).rejects.toThrow(/ENOENT/);
  await expect(sync.synced()).rejects.toThrow(/ENOENT/);
});
