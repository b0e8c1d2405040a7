import { readdirSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { unpack, type Packed } from "../../src/packing/unpack.ts";
import { pack } from "./pack.ts";
import { tables } from "./tables.ts";

const src = new URL("../../src/", import.meta.url);

test.each(tables)(
  "$file holds what the readable files say; after a change run `npm run pack-tables`",
  async (table) => {
    const carried = (await import(new URL(table.file, src).href)) as Record<string, Packed>;
    expect(unpack(carried[table.name] as Packed)).toBe(table.text);
  },
);

test("every packed file is made from a table", () => {
  const packed = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".packed.ts"));
  expect(packed.sort()).toEqual(tables.map(({ file }) => file).sort());
});

test("what was packed comes out again, in printable ASCII that no program text has to escape", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abcABC 019#%&\"'\\$`~é’—\n".split("")), maxLength: 300 });
  fc.assert(
    fc.property(text, (value) => {
      const packed = pack(value);
      expect(unpack(packed)).toBe(value);
      expect(packed[2]).toMatch(/^[ !#-[\]-~]*$/);
    }),
    { numRuns: 60 },
  );
});

test("a text that repeats itself becomes short", () => {
  const text = Array.from({ length: 40 }, (_, at) => `the same words again ${at % 3}`).join("\n");
  expect(pack(text)[2].length).toBeLessThan(text.length / 8);
});
