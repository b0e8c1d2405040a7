import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Metrics } from "../runtime/metrics.ts";
import { createMetricsPage } from "./metrics-page.ts";

const read = (name: string): string =>
  readFileSync(new URL(`../../../../deploy/monitoring/${name}`, import.meta.url), "utf8");

const build = { version: "1.2.3", database: "sqlite" };
const pageOf = (metrics: Metrics): Promise<string> =>
  createMetricsPage({
    families: () => Promise.resolve(metrics.families()),
    db: { read: () => Promise.resolve([]) },
    clock: { now: () => 0 },
  })();

/** The names that a page can hold, with what a histogram adds. */
const namesOfPage = async (): Promise<Set<string>> => {
  const page = await pageOf(new Metrics(() => 0, build));
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

test("docs/metrics.md has every metric, with its type and labels", async () => {
  const metrics = new Metrics(() => 0, build);
  metrics.request("GET", "/docs", 200);
  metrics.streamEnded("done", 20);
  const call = { provider: "openai", model: "m", ms: 700, firstTextMs: 300, inputTokens: 40, outputTokens: 9 };
  metrics.modelCall({ ...call, end: { failed: "provider_timeout" } });
  metrics.gateRepair("money");
  metrics.gateStop("link");
  metrics.hold("reserved");
  metrics.settled(3);
  metrics.database("read", 2, true);
  const page = await pageOf(metrics);
  const rows = [...page.matchAll(/^# TYPE (\S+) (\S+)\n\S+?(?:\{(.*)\})? /gm)].map(([, name, type, labels = ""]) => {
    const named = labels.match(/\w+(?==")/g) ?? [];
    return `| \`${name}\` | ${type} | ${named.flatMap((label) => (label === "le" ? [] : [`\`${label}\``])).join(", ")}`;
  });
  const documented = readFileSync(new URL("../../../../docs/metrics.md", import.meta.url), "utf8");
  const listed = [...documented.matchAll(/^\| `.*?` \| \w+ \|[^|]*(?= \|)/gm)].map(([row]) => row);
  expect(listed.toSorted()).toEqual(rows.map((row) => row.trimEnd()).toSorted());
  expect(rows).toHaveLength(page.match(/^# TYPE /gm)?.length ?? 0);
});

test("the page says whether the database answered", async () => {
  const metrics = new Metrics(() => 0, build);
  const readBy = (read: () => Promise<never[]>) =>
    createMetricsPage({ families: () => Promise.resolve(metrics.families()), db: { read }, clock: { now: () => 0 } })();
  expect(await readBy(() => Promise.resolve([]))).toMatch(/^rewrite_database_up 1$/m);
  expect(await readBy(() => Promise.reject(new Error("gone")))).toMatch(/^rewrite_database_up 0$/m);
});
