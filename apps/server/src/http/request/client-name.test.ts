import { expect, test } from "vitest";
import { clientName } from "./client-name.ts";

test.each([
  [undefined, undefined, null],
  [undefined, "curl/8.5.0", "curl"],
  [undefined, "Mozilla/5.0 (X11; Linux) AppleWebKit/537", "browser"],
  ["Extension", "Mozilla/5.0", "extension"],
  ["rewrite-service-mcp", "node", "rewrite-service-mcp"],
  ["a secret sentence", "curl/8", null],
  [undefined, "(odd)", null],
  ["", "undici", "undici"],
  ["x".repeat(41), "curl/8", null],
])("X-Client %j and User-Agent %j give %j", (declared, userAgent, expected) => {
  expect(clientName(declared, userAgent)).toBe(expected);
});
