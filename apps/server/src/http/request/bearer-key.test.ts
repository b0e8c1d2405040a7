import { expect, test } from "vitest";
import { principalOfKey } from "./bearer-key.ts";

const asked: [string, string | null][] = [];
const keys = {
  verify: (key: string, client: string | null) => {
    asked.push([key, client]);
    return Promise.resolve(null);
  },
} as unknown as Parameters<typeof principalOfKey>[1];

test.each([
  ["Bearer svc_1", "svc_1"],
  ["bearer   svc_1", "svc_1"],
  [`Bearer ${"x".repeat(200)}`, "x".repeat(200)],
  [`Bearer ${"x".repeat(201)}`, null],
  ["Bearer", null],
  ["Bearer a b", null],
  ["Basic svc_1", null],
  ["Bearer svc_1, Bearer svc_2", null],
])("of %j the key is %j", async (header, key) => {
  asked.length = 0;
  expect(await principalOfKey(header, keys, "curl")).toBeNull();
  expect(asked).toEqual(key === null ? [] : [[key, "curl"]]);
});
