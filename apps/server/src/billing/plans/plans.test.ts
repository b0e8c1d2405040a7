import { expect, test } from "vitest";
import { periodAt } from "./period.ts";
import { defaultPlans, parsePlans } from "./plans.ts";

test("the defaults are the documented ones", () => {
  expect(defaultPlans.get("free")).toMatchObject({ allowance: 60, period: "day", tiers: ["standard"], streams: 5 });
  expect(defaultPlans.get("pro")).toMatchObject({ allowance: 2_000, period: "month", templates: true, perMinute: 120 });
  expect(defaultPlans.get("anonymous")).toMatchObject({ allowance: 30, allDay: 2_000, streams: 2 });
});

test("an override keeps the default of what it leaves out, and a new plan starts from free", () => {
  const plans = parsePlans('{"pro":{"allowance":950},"team":{"templates":true}}');
  expect(plans.get("pro")).toMatchObject({ allowance: 950, period: "month", tiers: ["standard", "fast"] });
  expect(plans.get("team")).toMatchObject({ name: "team", allowance: 60, templates: true });
  expect(plans.get("gone").name).toBe("free");
});

test.each([
  ['{"pro":{"allowence":5}}', "pro.allowence"],
  ['{"pro":{"allowance":-1}}', "pro.allowance"],
  ['{"pro":{"tiers":["turbo"]}}', "pro.tiers.0"],
  ['{"Big Plan":{"allowance":5}}', "Big Plan is no plan's name"],
  ["{pro:", "is not JSON"],
])("a wrong override names its field: %s", (json, path) => {
  expect(() => parsePlans(json)).toThrow(path);
});

test("periods are days and calendar months in UTC", () => {
  const noon = Date.UTC(2028, 1, 29, 12);
  expect(periodAt(noon, "day")).toEqual({ start: Date.UTC(2028, 1, 29), end: Date.UTC(2028, 2, 1) });
  expect(periodAt(noon, "month")).toEqual({ start: Date.UTC(2028, 1, 1), end: Date.UTC(2028, 2, 1) });
  expect(periodAt(Date.UTC(2028, 11, 31), "month").end).toBe(Date.UTC(2029, 0, 1));
});

test.each([
  ['{"free":{"allowance":29}}', "free.allowance, 29 a day"],
  ['{"anonymous":{"allowance":61}}', "free.allowance, 60 a day"],
  ['{"pro":{"allowance":929}}', "pro.allowance, 929 a month"],
])("an account never has less than an anonymous caller: %s", (json, message) => {
  expect(() => parsePlans(json)).toThrow(message);
});
