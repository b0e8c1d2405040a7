import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorBody, ERRORS, ServiceError, type ErrorCode } from "./errors.ts";

const rows = Object.entries(ERRORS).map(([code, [status, sentence]]) => [code as ErrorCode, status, sentence] as const);

test.each(rows)("%s has a status of its class and a public sentence", (code, status, sentence) => {
  const error = new ServiceError(code, { cause: new Error("inner words") });
  expect(error.status).toBe(status);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThanOrEqual(504);
  expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(JSON.stringify(errorBody(error, "r1"))).not.toContain("inner words");
});

test("docs/calling-reference.md has every code with its status, because it promises programs that both stay", () => {
  const page = readFileSync("docs/calling-reference.md", "utf8");
  const documented = [...page.matchAll(/^\| ([45]\d\d(?:, [45]\d\d)*) \| (`[a-z_]+`(?:, `[a-z_]+`)*)/gm)].flatMap(
    ([, statuses = "", codes = ""]) => {
      const each = statuses.split(", ").map(Number);
      return codes.split(", ").map((code, at) => [code.slice(1, -1), each[at] ?? each[0]] as const);
    },
  );
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(rows));
});

test("the body holds code, message, details where there are any, and the request id", () => {
  expect(errorBody(new ServiceError("not_found"), "r1")).toEqual({
    error: { code: "not_found", message: "Not found. Check the address or the ID." },
    requestId: "r1",
  });
  const details = [{ path: "text", message: "must hold some text" }];
  expect(errorBody(new ServiceError("invalid_request", { details }), "r2").error.details).toEqual(details);
});

test("what one can wait out is retryable, and nothing else", () => {
  const retryable = rows.map(([code]) => code).filter((code) => new ServiceError(code).retryable);
  expect(retryable).toEqual([
    "rate_limited",
    "anonymous_allowance_used",
    "internal",
    "provider_error",
    "provider_unavailable",
    "draining",
    "provider_timeout",
  ]);
});
