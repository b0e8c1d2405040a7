import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("one service alone builds the image: two builds under one name, side by side, fail on a recent Docker", () => {
  for (const file of ["one-node.yml", "two-nodes.yml"])
    expect(read(`deploy/compose/${file}`).match(/\bbuild:/g), file).toHaveLength(1);
  const node = /^x-node:.*\n(?:(?: .*)?\n)*/m.exec(read("deploy/compose/two-nodes.yml"))?.[0];
  expect(node).toContain("image: rewrite-service");
  expect(node).not.toContain("build:");
});

test("PostgreSQL is healthy once it listens by TCP: on a new volume, the image first runs a server on its socket", () => {
  expect(read("deploy/compose/two-nodes.yml")).toMatch(/"pg_isready", "-h", "127\.0\.0\.1"/);
});

test("the image's health check leaves a first start its time, and needs several failures", () => {
  const [, period, retries] = /--start-period=(\d+)s --retries=(\d+)/.exec(read("Dockerfile")) ?? [];
  expect(Number(period)).toBeGreaterThanOrEqual(60);
  expect(Number(retries)).toBeGreaterThanOrEqual(3);
});
