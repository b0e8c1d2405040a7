import { expect, test } from "vitest";
import { Counter, gauge, Histogram, joined, metricsPage } from "./metric-families.ts";

const processOf = (requests: number, waitMs: number, delay: number) => {
  const counter = new Counter("requests_total", "Requests.");
  counter.add({ route: "/a" }, requests);
  const waits = new Histogram("wait_seconds", "Waits.", [0.1, 1]);
  waits.observe({ work: "read" }, waitMs);
  return [counter.family(), waits.family(), gauge("delay", "Delay.", delay, "max"), gauge("open", "Open.", delay)];
};

test("processes are added up, buckets too, and of what cannot be added the largest counts", () => {
  const page = metricsPage(joined([processOf(3, 50, 7), processOf(2, 500, 5)]));
  expect(page.split("\n").filter((line) => !line.startsWith("#"))).toEqual([
    'requests_total{route="/a"} 5',
    'wait_seconds_bucket{work="read",le="0.1"} 1',
    'wait_seconds_bucket{work="read",le="1"} 2',
    'wait_seconds_bucket{work="read",le="+Inf"} 2',
    'wait_seconds_sum{work="read"} 0.55',
    'wait_seconds_count{work="read"} 2',
    "delay 7",
    "open 12",
    "",
  ]);
  expect(page.match(/# TYPE requests_total counter/g)).toHaveLength(1);
});

test("a joined sum leaves its parts as they were", () => {
  const one = processOf(3, 50, 7);
  joined([one, processOf(2, 500, 5)]);
  expect(metricsPage(one)).toContain('requests_total{route="/a"} 3');
});

test("a model's name cannot break out of its label", () => {
  const counter = new Counter("calls_total", "Calls.");
  counter.add({ model: 'a"b\\c\nd' });
  expect(metricsPage([counter.family()])).toContain('calls_total{model="a\\"b\\\\c\\nd"} 1\n');
});
