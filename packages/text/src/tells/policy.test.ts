import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openChecker } from "./check.ts";
import { hashOfPolicy, policyJson } from "./policy-json.ts";
import { policyInForce, type Policy } from "./policy.ts";
import { sha256 } from "./sha256.ts";

const policy = policyInForce();

test("the digest is SHA-256 of the UTF-8 bytes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
    }),
  );
});

test("the published policy is JSON that carries the hash of everything else in it", () => {
  const { hash, ...rest } = JSON.parse(policyJson()) as Policy;
  expect(hash).toBe(hashOfPolicy(policy));
  expect(policy.hash).toBe(hash);
  expect(createHash("sha256").update(JSON.stringify(rest)).digest("hex")).toBe(hash);
  expect(rest).toMatchObject({ schema: 1, version: policy.version, language: "en" });
  expect(policyJson()).toBe(policyJson(rest as Policy));
});

test("a checker made from the published bytes finds the same", () => {
  const published = openChecker(JSON.parse(policyJson()) as Policy);
  const here = openChecker(policy);
  const text = "We delve into a vibrant tapestry, ensuring growth. It is not just a plan but a journey.";
  expect(published(text)).toEqual(here(text));
});
