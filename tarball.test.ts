import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tarOf } from "./scripts/build/tar.mjs";
import { pack } from "./scripts/build/tarball.mjs";

test("an archive is the same bytes whatever the order, and tar reads it", () => {
  const files: [string, Buffer][] = [
    ["a/one.txt", Buffer.from("one\n")],
    ["a/b/two.txt", Buffer.alloc(512, "2")],
  ];
  const packed = tarOf(new Map(files));
  expect(tarOf(new Map(files.toReversed())).equals(packed)).toBe(true);
  const listed = spawnSync("tar", ["-tzf", "-"], { input: packed, encoding: "utf8" });
  expect([listed.status, listed.stdout]).toEqual([0, "a/b/two.txt\na/one.txt\n"]);
});

test("the server's archive serves page and health in an empty folder, with Node alone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "archive-"));
  writeFileSync(join(folder, "server.tar.gz"), pack());
  spawnSync("tar", ["-xzf", "server.tar.gz", "--strip-components=1"], { cwd: folder });
  const env = { PORT: "0", DATA_DIR: join(folder, "data"), PATH: "" };
  const child = spawn(process.execPath, ["apps/server/dist/main.mjs"], { cwd: folder, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (said += data.toString()));
  await expect.poll(() => said).toMatch(/localhost:\d+/);
  const url = `http://127.0.0.1:${/localhost:(\d+)/.exec(said)?.[1]}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain("<title>");
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  rmSync(folder, { recursive: true });
});
