import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { runAdmin } from "../../operator/commands/run.ts";
import { startServerProcess } from "../../testing/processes.ts";
import { draft, post } from "../../testing/test-app.ts";
import { openDatabase } from "../open.ts";

const FAILING = pathToFileURL(fileURLToPath(new URL("../../testing/failing-disk.ts", import.meta.url))).href;
const SECRET = "b7c1e0d94f6a4a1c8e2d5f7a9b3c6d1e";
const DISK_FAILED = 74;

/** Rewrites without pause until the server is gone. @returns how many ended in `done`, and every other answer. */
const load = (url: string) => {
  const seen = { done: 0, others: new Set<string>() };
  const caller = async (): Promise<void> => {
    for (;;) {
      const body = await post(url, draft).then(
        (response) => response.text(),
        () => null,
      );
      if (body === null) return;
      if (body.endsWith('data: {"type":"done"}\n\n')) seen.done += 1;
      else seen.others.add(body.includes("isn't available right now") ? "not available" : body);
    }
  };
  return { seen, ended: Promise.all(Array.from({ length: 4 }, caller)) };
};

test("a sync that fails ends the server, tells nobody of success, and the next start has every rewrite that anybody saw finish", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-failing-"));
  const FAIL_SYNC = join(folder, "fail");
  const env = { SECRET, DATA_DIR: folder };
  const server = await startServerProcess({ ...env, FAIL_SYNC, NODE_OPTIONS: `--import=${FAILING}` });
  const exited = new Promise((resolve) => server.child.once("exit", resolve));
  const { seen, ended } = load(server.url);
  await expect.poll(() => seen.done).toBeGreaterThan(5);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  writeFileSync(FAIL_SYNC, "");
  const ready = async (): Promise<string> =>
    fetch(`${server.url}/readyz`).then(
      (response) => response.text(),
      () => "gone",
    );
  await expect.poll(ready, { interval: 5 }).not.toContain('"ready"');
  expect(await ready()).toMatch(/the disk under the database fails|gone/);
  // Every later sync would have succeeded.
  expect(await Promise.race([exited, sleep(20_000, "alive", { ref: false })])).toBe(DISK_FAILED);
  await ended;
  expect([...seen.others]).toEqual(["not available"]);
  expect(server.output.text).toContain("the disk did not keep what was written");
  await server.stop();

  const next = await startServerProcess(env);
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  await next.stop();
  const db = await openDatabase({ dataDir: folder });
  const [settled] = await db.read<{ n: number }>("SELECT COUNT(*) AS n FROM hold WHERE state = 'settled'");
  await db.close();
  expect(settled?.n).toBeGreaterThanOrEqual(seen.done);
  let said = "";
  await runAdmin(["doctor"], { env, out: (text) => void (said += text), err: () => undefined });
  expect(said).not.toContain("FAIL");
  rmSync(folder, { recursive: true });
});
