import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Metrics } from "../runtime/metrics.ts";
import { createMetricsPage } from "./metrics-page.ts";

const read = (name: string): string =>
  readFileSync(new URL(`../../../../deploy/monitoring/${name}`, import.meta.url), "utf8");

/** The names that a page can hold, with what a histogram adds. */
const namesOfPage = async (): Promise<Set<string>> => {
  const metrics = new Metrics(() => 0, { version: "1.2.3", database: "sqlite" });
  const page = await createMetricsPage({
    families: () => Promise.resolve(metrics.families()),
    db: { read: () => Promise.resolve([]) },
    clock: { now: () => 0 },
  })();
  const types = [...page.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(types.flatMap(([, name, type]) => (type === "histogram" ? [`${name}_bucket`] : [name ?? ""])));
};

const namesIn = (text: string): string[] => text.match(/\b(?:rewrite|process)_[a-z0-9_]+/g) ?? [];

test("the alert rules ask for metrics that exist", async () => {
  const expressions = [...read("alerts.yml").matchAll(/expr: (?:>-\n)?([\s\S]*?)\n {8}for:/g)].map((match) => match[1]);
  expect(expressions).toHaveLength(read("alerts.yml").match(/- alert: /g)?.length ?? 0);
  const names = await namesOfPage();
  expect(namesIn(expressions.join("\n")).filter((name) => !names.has(name))).toEqual([]);
});

test("the dashboard is one, and asks for metrics that exist", async () => {
  const { panels } = JSON.parse(read("dashboard.json")) as { panels: { title: string; targets: { expr: string }[] }[] };
  const names = await namesOfPage();
  for (const { title, targets } of panels) {
    const asked = targets.flatMap(({ expr }) => namesIn(expr));
    expect([title, asked.length > 0, asked.filter((name) => !names.has(name))]).toEqual([title, true, []]);
  }
});

test("the page says whether the database answered", async () => {
  const metrics = new Metrics(() => 0, { version: "1.2.3", database: "sqlite" });
  const pageOf = (read: () => Promise<never[]>) =>
    createMetricsPage({ families: () => Promise.resolve(metrics.families()), db: { read }, clock: { now: () => 0 } })();
  expect(await pageOf(() => Promise.resolve([]))).toMatch(/^rewrite_database_up 1$/m);
  expect(await pageOf(() => Promise.reject(new Error("gone")))).toMatch(/^rewrite_database_up 0$/m);
});
