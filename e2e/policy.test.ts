import { describe, expect } from "vitest";
import type { RunningService } from "./service.ts";
import { test } from "./stand.ts";

describe("The policy of a page", () => {
  let service: RunningService;
  test.beforeAll(({ sharedService }) => {
    service = sharedService;
  });

  const read = async (path: string): Promise<{ policy: string; html: string }> => {
    const answer = await fetch(service.url + path);
    return { policy: answer.headers.get("content-security-policy") ?? "", html: await answer.text() };
  };

  test.each(["/", "/compare", "/account"])(
    "allows on %s no inline script, and styles by a nonce of that answer",
    async (path) => {
      const [one, other] = [await read(path), await read(path)];
      const nonce = /nonce="([^"]+)"/.exec(one.html)?.[1] ?? "";
      expect(Buffer.from(nonce, "base64")).toHaveLength(16);
      expect(one.policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
      expect(one.policy).toContain("script-src 'self';");
      expect(one.policy).not.toContain("unsafe");
      expect(other.policy).not.toContain(nonce);
    },
  );

  test("of a page of the server alone names its style sheet by its hash", async () => {
    const { policy } = await read("/docs");
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toContain("unsafe");
  });
});
