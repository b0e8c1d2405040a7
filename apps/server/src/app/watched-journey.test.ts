import { expect, test } from "vitest";
import { GateStop } from "../humanize/gate/gate-stop.ts";
import { metricsPage } from "../runtime/metric-families.ts";
import { createLog } from "../runtime/log.ts";
import { Metrics } from "../runtime/metrics.ts";
import { createMetricsPage } from "./metrics-page.ts";
import { gateWatch } from "./watched-journey.ts";

const setUp = () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", to: { write: (line) => void lines.push(line) } });
  const metrics = new Metrics(() => 0, { version: "1.2.3", database: "sqlite" });
  const report = { requestId: "r1", provider: "p", tier: "fast", ms: 12.4 };
  return { lines, metrics, report, ended: gateWatch(log, metrics), page: () => metricsPage(metrics.families()) };
};

test("a gate stop is counted by its kind and logged as the gate's work, not as an error", () => {
  const { lines, report, ended, page } = setUp();
  const stop = new GateStop("rewrite_stopped", "money", { cause: new Error("x") });
  ended({ ...report, repairs: ["date", "money"], stop });
  expect(JSON.parse(lines.join(""))).toMatchObject({ level: 30, requestId: "r1", ms: 12, kind: "money" });
  expect(page()).toContain('rewrite_gate_repairs_total{kind="date"} 1');
  expect(page()).toContain('rewrite_gate_stops_total{kind="money"} 1');
});

test("an answer that is none is the model's fault", () => {
  const { lines, report, ended } = setUp();
  ended({ ...report, repairs: [], stop: new GateStop("provider_error", "empty", { cause: new Error("x") }) });
  expect(JSON.parse(lines.join(""))).toMatchObject({ level: 40, msg: "a model's answer was not usable" });
});

test("the page holds the counts also where the database fails, and says that it does", async () => {
  const { metrics } = setUp();
  const page = createMetricsPage({
    families: () => Promise.resolve(metrics.families()),
    db: { read: () => Promise.reject(new Error("away")) },
    clock: { now: () => 0 },
  });
  expect(await page()).toMatch(/rewrite_build_info\{version="1.2.3",database="sqlite",node="v[\d.]+"\} 1/);
  expect(await page()).toContain("rewrite_database_up 0");
});
