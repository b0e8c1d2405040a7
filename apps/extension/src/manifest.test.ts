import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { EXTENSION_ID, HOST_PERMISSIONS, KEY, manifestOf, OPTIONAL_HOST_PERMISSIONS, PERMISSIONS } from "./manifest.ts";

test("the key makes the id that is documented", () => {
  const digits = createHash("sha256").update(Buffer.from(KEY, "base64")).digest("hex").slice(0, 32);
  const id = digits.replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
  expect(id).toBe(EXTENSION_ID);
});

test("every permission has its reason, and nothing runs in pages by itself", () => {
  for (const { name, why } of [...PERMISSIONS, ...HOST_PERMISSIONS, ...OPTIONAL_HOST_PERMISSIONS])
    expect([name, why.length]).toEqual([name, expect.toSatisfy((length: number) => length > 20)]);
  const manifest = manifestOf("1.0.0", { withKey: false });
  expect(Object.keys(manifest)).not.toContain("content_scripts");
  expect(Object.keys(manifest)).not.toContain("web_accessible_resources");
  expect(manifest["host_permissions"]).toEqual(["http://localhost:8787/*"]);
});

test("the store's manifest has no key, the other one has", () => {
  expect(manifestOf("1.0.0", { withKey: false })).not.toHaveProperty("key");
  expect(manifestOf("1.0.0", { withKey: true })).toHaveProperty("key", KEY);
});
