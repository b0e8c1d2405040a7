import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ADMIN, adminCommandIn } from "./admin-command.ts";

test("a clone has npm's script, and the archive a program that is named from the folder where it was started", () => {
  const root = mkdtempSync(join(tmpdir(), "rewrite-service-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(adminCommandIn(root, root)).toBe("node apps/server/dist/admin.mjs");
  expect(adminCommandIn(root, "/var")).toBe(`node ${root}/apps/server/dist/admin.mjs`);
  mkdirSync(join(root, "scripts"));
  writeFileSync(join(root, "scripts/run.mjs"), "");
  expect([adminCommandIn(root, root), ADMIN]).toEqual(["npm run -s admin --", "npm run -s admin --"]);
});
