import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { originRule } from "./cors.ts";

const ID = "abcdefghijklmnopabcdefghijklmnop";
const development = { appUrl: new URL("http://localhost:8787"), loopback: true, extensionIds: [], extraOrigins: [] };
const production = {
  securityContact: null,
  appUrl: new URL("https://rewrite.example"),
  loopback: false,
  extensionIds: [ID],
  extraOrigins: ["https://partner.example:8443", "moz-extension://1234-abcd"],
};

describe("in production", () => {
  const allows = originRule(production);

  test.each([
    "https://rewrite.example",
    `chrome-extension://${ID}`,
    "https://partner.example:8443",
    "moz-extension://1234-abcd",
  ])("allows %s", (origin) => expect(allows(origin)).toBe(true));

  test.each([
    "null",
    "",
    "http://rewrite.example",
    "https://rewrite.example:443",
    "https://rewrite.example:8443",
    "https://rewrite.example.evil.example",
    "https://evil-rewrite.example",
    "https://sub.rewrite.example",
    "https://REWRITE.example",
    "https://rewrite.example/",
    "https://partner.example",
    "http://localhost:8787",
    "http://localhost",
    "chrome-extension://ponmlkjihgfedcbaponmlkjihgfedcba",
    `chrome-extension://${ID}a`,
    `chrome-extension://${ID}/`,
    `chrome-extension://${ID.toUpperCase()}`,
  ])("refuses %j", (origin) => expect(allows(origin)).toBe(false));

  test("row 8: allows nothing that is not on the list, however near", () => {
    const listed = ["https://rewrite.example", `chrome-extension://${ID}`, "https://partner.example:8443"];
    fc.assert(
      fc.property(
        fc.constantFrom(...listed),
        fc.nat(40),
        fc.string({ maxLength: 3 }),
        fc.boolean(),
        (base, at, piece, cut) => {
          const near = base.slice(0, at) + piece + base.slice(cut ? at + 1 : at);
          expect(allows(near)).toBe(listed.includes(near));
        },
      ),
    );
  });
});

describe("on a loopback APP_URL", () => {
  const allows = originRule(development);
  test.each([
    "http://localhost:8787",
    `chrome-extension://${ID}`,
    "chrome-extension://ponmlkjihgfedcbaponmlkjihgfedcba",
  ])("allows %s", (origin) => expect(allows(origin)).toBe(true));
  test.each([
    "http://localhost:3000",
    "chrome-extension://",
    "chrome-extension://a/b",
    "chrome-extension://abc",
    "chrome-extension://abcdefghijklmnopabcdefghijklmnoq",
    "chrome-extension://abcdefghijklmnopabcdefghijklmno",
    "chrome-extension://abcdefghijklmnopabcdefghijklmnopa",
    "chrome-extension://01234567890123456789012345678901",
    "moz-extension://abc",
    "null",
  ])("refuses %j", (origin) => expect(allows(origin)).toBe(false));
});

describe("over HTTP", () => {
  const { app } = testApp({ server: production });
  const preflight = (path: string, origin: string | null, host = "rewrite.example") =>
    app.request(`http://${host}${path}`, {
      method: "OPTIONS",
      headers: { ...(origin === null ? {} : { origin }), "access-control-request-method": "POST" },
    });

  test.each(["/api/humanize", "/api/usage"])("answers the preflight of %s", async (path) => {
    const response = await preflight(path, "https://rewrite.example");
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("https://rewrite.example");
    expect(response.headers.get("access-control-allow-methods")).toBe(path === "/api/humanize" ? "POST" : "GET");
    expect(response.headers.get("access-control-allow-headers")).toMatch(/authorization, content-type/);
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    expect(response.headers.get("vary")).toBe("Origin");
  });

  test.each([null, "null", "https://evil.example"])("gives the origin %j no permission", async (origin) => {
    const response = await preflight("/api/humanize", origin);
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("access-control-allow-methods")).toBeNull();
    expect(response.headers.get("vary")).toBe("Origin");
  });

  test("is not fooled by a Host header that names a loopback", async () => {
    const response = await preflight(
      "/api/humanize",
      "chrome-extension://ponmlkjihgfedcbaponmlkjihgfedcba",
      "localhost:8787",
    );
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("lets an allowed page read failures as well", async () => {
    const response = await app.request("/api/usage", {
      headers: { origin: `chrome-extension://${ID}`, authorization: "Bearer no" },
    });
    expect(response.status).toBe(401);
    expect(response.headers.get("access-control-allow-origin")).toBe(`chrome-extension://${ID}`);
    expect(response.headers.get("vary")).toBe("Origin");
  });
});
