import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the server's archive serves page and health in an empty folder, with Node alone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "archive-"));
  const built = spawnSync(process.execPath, ["scripts/build.mjs", "tarball"], { encoding: "utf8" });
  const [archive = ""] = built.stdout.split("  ");
  spawnSync("tar", ["-xzf", archive, "--strip-components=1", "-C", folder]);
  const env = { PORT: "0", DATA_DIR: join(folder, "data"), PATH: "" };
  const child = spawn(process.execPath, ["apps/server/dist/main.mjs"], { cwd: folder, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (said += data.toString()));
  await expect.poll(() => said).toMatch(/localhost:\d+/);
  const url = `http://127.0.0.1:${/localhost:(\d+)/.exec(said)?.[1]}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain("<title>");
  expect(await (await fetch(`${url}/downloads/checksums.txt`)).text()).toMatch(/rewrite-service-mcp/);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  rmSync(folder, { recursive: true });
});
