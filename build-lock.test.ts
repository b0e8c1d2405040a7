import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { oneAtATime } from "./scripts/build/one-at-a-time.mjs";

test("a build waits for another one in its folder, also for one that is killed", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "rewrite-service-lock-")), "build.lock");
  const module = new URL("scripts/build/one-at-a-time.mjs", import.meta.url).href;
  const holds = `import { oneAtATime } from ${JSON.stringify(module)};
    await oneAtATime(${JSON.stringify(path)}, () => new Promise(() => (process.stdout.write("held"), setInterval(() => {}, 9e3))));`;
  const other = spawn(process.execPath, ["--input-type=module", "--eval", holds]);
  await once(other.stdout, "data");
  let waited = 0;
  const done = await oneAtATime(
    path,
    () => "done",
    () => {
      waited += 1;
      // This process waits without a turn of its own, so the end of the other one is asked for first.
      other.kill("SIGKILL");
    },
  );
  expect([done, waited]).toEqual(["done", 1]);
});
