import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bytesToText, textToBytes } from "../packing/text-code.ts";
import { decodeTables, encodeTables } from "./pack.ts";

test("tables of small integers come back as they were", () => {
  const table = fc
    .array(fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: -15, max: 15 })), { maxLength: 400 })
    .map((values) => Int8Array.from(values));
  fc.assert(
    fc.property(fc.array(table, { maxLength: 4 }), (tables) => {
      const text = bytesToText(encodeTables(tables));
      expect(text).toMatch(/^[#-[\]-~]*$/);
      expect(
        decodeTables(
          textToBytes(text),
          tables.map((each) => each.length),
        ),
      ).toEqual(tables);
    }),
  );
});

test("a table of zeros takes next to no room", () => {
  expect(encodeTables([new Int8Array(20_000)]).length).toBeLessThan(800);
});
