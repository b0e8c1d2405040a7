import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { review, verdictOn } from "./scripts/build/audit.mjs";
import { sendJson, startStandIn } from "./apps/server/src/testing/http-stand-in.ts";

const advisory = (id: number, severity: string) => ({
  id,
  url: "https://advisories.example/1",
  title: "Reads too far",
  severity,
  vulnerable_versions: "<2.0.0",
  cwe: [],
  cvss: { score: 0, vectorString: null },
});

test("a build stops at a grave finding; without an answer it goes on only when it was told to", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-audit-"));
  const root = { name: "app", version: "1.0.0", dependencies: { leaky: "1.0.0" } };
  const leaky = { version: "1.0.0", resolved: "https://registry.example/leaky-1.0.0.tgz", integrity: "sha512-AA==" };
  const lock = { lockfileVersion: 3, requires: true, packages: { "": root, "node_modules/leaky": leaky } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(root));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...root, ...lock }));
  let answer: [status: number, body: object] = [200, {}];
  const registry = await startStandIn(({ path }, response) =>
    path.endsWith("/advisories/bulk") ? sendJson(response, ...answer) : sendJson(response, 404, {}),
  );
  const env = { ...process.env, npm_config_registry: registry.url, npm_config_cache: join(folder, "cache") };
  const outcomeOf = async (status: number, body: object) => {
    answer = [status, body];
    const found = await review(folder, env);
    const allowed = [false, true].map((unaudited) => verdictOn(found, { unaudited }).ok);
    return { ...found, allowed, text: verdictOn(found, { unaudited: false }).text };
  };

  const moderate = await outcomeOf(200, { leaky: [advisory(1, "moderate")] });
  expect(moderate).toMatchObject({ outcome: "clean", allowed: [true, true] });
  const found = await outcomeOf(200, { leaky: [advisory(2, "high")] });
  expect(found).toMatchObject({ outcome: "found", allowed: [false, false] });
  expect(found.text).toMatch(/leaky .*high: Reads too far https:\/\/advisories.example\/1/);
  const away = await outcomeOf(405, {});
  expect(away).toMatchObject({ outcome: "unanswered", allowed: [false, true] });
  expect(away.text).toMatch(/NOT REVIEWED:\n.*405.*\n.*--unaudited/);
  await registry.close();
  rmSync(folder, { recursive: true });
});
