import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { withInstallLock } from "./scripts/install-lock.mjs";

const lockFile = (): string => join(mkdtempSync(join(tmpdir(), "rewrite-service-install-")), "cache", "install.lock");

const module = new URL("scripts/install-lock.mjs", import.meta.url).href;

test("an install waits for another one in its folder", async () => {
  const path = lockFile();
  const [asked, left] = [`${path}.asked`, `${path}.left`];
  // It holds the lock until somebody waits for it.
  const holds = `import { existsSync, writeFileSync } from "node:fs";
    import { withInstallLock } from ${JSON.stringify(module)};
    withInstallLock(${JSON.stringify(path)}, () => {
      process.stdout.write("held");
      const pause = new Int32Array(new SharedArrayBuffer(4));
      while (!existsSync(${JSON.stringify(asked)})) Atomics.wait(pause, 0, 0, 20);
      writeFileSync(${JSON.stringify(left)}, "");
    });`;
  const other = spawn(process.execPath, ["--input-type=module", "--eval", holds]);
  await once(other.stdout, "data");
  const hadLeft = withInstallLock(
    path,
    () => existsSync(left),
    () => writeFileSync(asked, ""),
  );
  expect([existsSync(asked), hadLeft, existsSync(path)]).toEqual([true, true, false]);
});

test("the lock of an install that was killed is taken over", () => {
  const path = lockFile();
  const kills = `import { withInstallLock } from ${JSON.stringify(module)};
    withInstallLock(${JSON.stringify(path)}, () => process.kill(process.pid, "SIGKILL"));`;
  spawnSync(process.execPath, ["--input-type=module", "--eval", kills]);
  expect(existsSync(path)).toBe(true);
  expect(withInstallLock(path, () => "done", vi.fn())).toBe("done");
});

test("a lock file that names nobody is taken over, and an install that fails leaves none", () => {
  const path = lockFile();
  withInstallLock(path, () => writeFileSync(path, ""), vi.fn());
  writeFileSync(path, "");
  const failing = (): never => {
    throw new Error("the install failed");
  };
  expect(() => withInstallLock(path, failing, vi.fn())).toThrow("the install failed");
  expect(existsSync(path)).toBe(false);
});
