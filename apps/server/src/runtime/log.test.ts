import { ServiceError } from "@rewrite-service/contract";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { ProviderFailure } from "../providers/failure.ts";

const written = (use: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = [];
  use(createLog({ level: "debug", to: { write: (line) => void lines.push(line) } }));
  return lines.join("");
};

test("an error is logged with its code and the causes behind it", () => {
  const failure = new ProviderFailure("provider_error", "the provider answered 500", { again: true });
  const line = JSON.parse(written((log) => log.warn({ err: failure }, "a model call failed"))) as {
    err: Record<string, unknown>;
  };
  expect(line.err).toMatchObject({
    name: "ServiceError",
    code: "provider_error",
    cause: { message: "the provider answered 500" },
  });
});

test("what is no error is not written out", () => {
  expect(written((log) => log.error({ err: "canary text" }, "odd"))).not.toContain("canary");
});

test("causes are followed only so far", () => {
  const loop = new Error("loop");
  loop.cause = loop;
  expect(
    written((log) => log.error({ err: new ServiceError("internal", { cause: loop }) }, "odd")).length,
  ).toBeLessThan(10_000);
});

test("headers, cookies and bodies are removed should one ever be handed over", () => {
  const line = written((log) =>
    log.info({ headers: { cookie: "canary" }, body: "canary", request: { authorization: "canary" } }, "request"),
  );
  expect(line).not.toContain("canary");
});

test("of an unforeseen error's stack only the places are written, because its message may be of many lines", () => {
  const failure = new Error("first line\nsecond line");
  const { err } = JSON.parse(written((log) => log.error({ err: failure }, "odd"))) as { err: { stack: string } };
  expect(err.stack).toContain("log.test.ts");
  for (const line of err.stack.split("\n")) expect(line).toMatch(/^ {4}at /);
});
