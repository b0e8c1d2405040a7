import { describe, expect, test } from "vitest";
import { failureOf, retryAfterOf } from "./failure.ts";

const body = (error: object, requestId?: unknown): string => JSON.stringify({ error, requestId });
const NOW = Date.parse("2026-11-22T12:00:00Z");

describe("the code of a failure", () => {
  test.each([
    [429, { code: "anonymous_allowance_used" }, "anonymous_allowance_used"],
    [400, { code: "of_a_newer_service" }, "invalid_json"],
    [429, { code: "toString" }, "rate_limited"],
    [404, {}, "not_found"],
    [503, {}, "provider_unavailable"],
    [500, { code: 7 }, "internal"],
    [501, {}, "internal"],
    [599, {}, "internal"],
    [499, {}, "invalid_request"],
    [418, {}, "invalid_request"],
  ])("status %i with %j is %s", (status, error, code) => {
    expect(failureOf(status, body(error), null, NOW).code).toBe(code);
  });

  test.each(["", "<html>", "null", "[]", '"text"', '{"error":null}', '{"error":"no"}'])(
    "the body %j leaves the status to say it",
    (text) => {
      const failure = failureOf(502, text, null, NOW);
      expect([failure.code, failure.message, failure.requestId]).toEqual([
        "provider_error",
        "The model didn't give a usable answer. This didn't use a rewrite.",
        undefined,
      ]);
    },
  );
});

describe("what goes with it", () => {
  test("sentence and id are taken where they are texts, and cut to a bearable length", () => {
    const failure = failureOf(500, body({ message: "m".repeat(900) }, "r".repeat(900)), null, NOW);
    expect([failure.message.length, failure.requestId?.length]).toEqual([500, 100]);
    const other = failureOf(500, body({ message: 5 }, 5), null, NOW);
    expect([other.message, other.requestId]).toEqual(["Something went wrong on the server. Try again.", undefined]);
  });

  test("violated fields are taken where they are whole, at most fifty", () => {
    const rows = [
      { path: "text", message: "is required", more: 1 },
      { path: 1, message: "x" },
      { path: "x" },
      null,
      "x",
    ];
    expect(failureOf(400, body({ details: rows }), null, NOW).details).toEqual([
      { path: "text", message: "is required" },
    ]);
    const many = Array.from({ length: 60 }, () => rows[0]);
    expect(failureOf(400, body({ details: many }), null, NOW).details?.length).toBe(50);
    expect(failureOf(400, body({ details: "none" }), null, NOW).details).toBe(undefined);
  });
});

test.each([
  [null, undefined],
  [" ", undefined],
  ["soon", undefined],
  ["7", 7],
  [" 7 ", 7],
  ["0", 0],
  ["Sun, 22 Nov 2026 12:00:30 GMT", 30],
  ["Sun, 22 Nov 2026 11:00:00 GMT", 0],
])("Retry-After %j is %j seconds", (header, seconds) => {
  expect(retryAfterOf(header, NOW)).toBe(seconds);
});
