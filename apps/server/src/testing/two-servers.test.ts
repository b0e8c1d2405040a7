import { expect, test } from "vitest";
import { makeDatabase } from "./database-suite.ts";
import { killServers } from "./two-servers-suite.ts";

// One kill here; `npm run bench -- nodes 20` does as many as it is told.
test("two servers on PostgreSQL, one killed with SIGKILL under load: the other serves on, nothing finished is lost, doctor passes", async () => {
  const { url, remove } = await makeDatabase("postgres");
  const report = await killServers(url, 1, 1);
  expect(report).toMatchObject({ survivorFailed: 0, lost: 0, doctor: { ok: true } });
  expect(report.survivor).toBeGreaterThan(0);
  expect(report.killed).toBeGreaterThan(0);
  await remove();
});
