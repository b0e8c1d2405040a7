import { createHistogram } from "node:perf_hooks";
import { expect, test } from "vitest";
import { metricsPage } from "./metric-families.ts";
import { Metrics } from "./metrics.ts";

/** The lines of a page but those about the process itself, which differ from run to run. */
const linesOf = (metrics: Metrics): string[] =>
  metricsPage(metrics.families())
    .replace(/,node="[^"]*"/, "")
    .split("\n")
    .filter((line) => !/^(?:# .*|process_.*|rewrite_event_loop.*|)$/.test(line));

const build = { version: "1.2.3", database: "sqlite" };

test("the page of a process that did nothing has its build and no counts", () => {
  expect(linesOf(new Metrics(() => 0, build))).toMatchSnapshot();
});

test("everything that is counted is a line, with its labels", () => {
  const metrics = new Metrics(() => 2, build);
  metrics.request("POST", "/api/humanize", 200);
  metrics.request("POST", "/api/humanize", 200);
  metrics.streamEnded("done", 20);
  metrics.streamEnded("error", null);
  const call = { provider: "openai", model: "m", ms: 700, inputTokens: 40, outputTokens: 9 };
  metrics.modelCall({ ...call, end: "done", firstTextMs: 300 });
  metrics.modelCall({ ...call, model: "n", end: "left", firstTextMs: null, inputTokens: 0, outputTokens: 0 });
  metrics.modelCall({ ...call, end: { failed: "provider_timeout" }, firstTextMs: null, outputTokens: 0 });
  metrics.gateRepair("money");
  metrics.gateStop("link");
  for (const what of ["reserved", "refused", "settled", "released"] as const) metrics.hold(what);
  metrics.settled(3);
  metrics.database("read", 2, false);
  metrics.database("write", 40, true);
  expect(linesOf(metrics)).toMatchSnapshot();
});

test("the delay of the event loop is the one that 99 of 100 stay below, in seconds", () => {
  const delays = createHistogram();
  for (let nth = 1; nth <= 200; nth += 1) delays.record(nth < 199 ? 20_000_000 : 500_000_000);
  const page = metricsPage(new Metrics(() => 0, build, delays).families());
  const [, seconds] = /^rewrite_event_loop_delay_p99_seconds (\S+)$/m.exec(page) ?? [];
  expect(Number(seconds)).toBeCloseTo(0.02, 3);
});
