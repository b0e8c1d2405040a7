import * as fc from "fast-check";
import { expect, test } from "vitest";
import { policy } from "../../src/tells/policy.ts";
import { unpack } from "../../src/tells/unpack.ts";
import { policyAsWritten } from "../../src/tells/written.ts";
import { pack } from "./pack.ts";

test("the library carries the policy that the files say; after a change run `npm run pack-policy`", () => {
  expect(policy).toEqual(policyAsWritten);
});

test("what was packed comes out again", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abcABC 019#%&\"'\\$`é—\n".split("")), maxLength: 60 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (value) => {
      expect(unpack(pack(value))).toEqual(value);
    }),
    { numRuns: 60 },
  );
});

test("a text that repeats itself becomes shorter", () => {
  const value = Array.from({ length: 20 }, (_, at) => `the same words again ${at % 3}`);
  expect(pack(value).text.length).toBeLessThan(JSON.stringify(value).length / 2);
});
