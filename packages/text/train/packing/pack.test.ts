import { readdirSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inflate } from "../../src/packing/inflate.ts";
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

/** Written by a trainer, from a corpus. */
const LEARNED = ["engine/confusables.packed.ts"];

test("every packed file is made from a table or learned", () => {
  const packed = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".packed.ts"));
  expect(packed.sort()).toEqual([...tables.map(({ file }) => file), ...LEARNED].sort());
});

test("what was packed comes out again, in printable ASCII that no program text has to escape", async () => {
  const text = fc.string({ unit: fc.constantFrom(..."abcABC 019#%&\"'\\$`~é’—\n".split("")), maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      const packed = await pack(value);
      expect(unpack(packed)).toBe(value);
      expect(packed[3]).toMatch(/^[ !#-[\]-~]*$/);
    }),
    { numRuns: 60 },
  );
});

test("a text that repeats itself becomes short", async () => {
  const text = Array.from({ length: 40 }, (_, at) => `the same words again ${at % 3}`).join("\n");
  expect((await pack(text))[3].length).toBeLessThan(text.length / 8);
});

test("whatever zlib deflates comes out again, in blocks of every kind", () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.array(fc.constantFrom(1, 2, 3), { maxLength: 3000 }).map((each) => Uint8Array.from(each)),
  );
  const strategy = fc.constantFrom(0, 2, 3, 4);
  fc.assert(
    fc.property(bytes, fc.constantFrom(0, 1, 9), strategy, (value, level, how) => {
      const deflated = deflateRawSync(value, { level, strategy: how });
      expect(Array.from(inflate(deflated, value.length))).toEqual(Array.from(value));
    }),
    { numRuns: 100 },
  );
});

test("a damaged table ends with an error or with other bytes, never without end", () => {
  const whole = deflateRawSync(Buffer.from("the same words again and again, the same words"), { level: 9 });
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const damaged = Uint8Array.from(whole);
      damaged[at] = (damaged[at] as number) ^ change;
      try {
        expect(inflate(damaged, 46)).toHaveLength(46);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
    { numRuns: 200 },
  );
  expect(() => inflate(whole.subarray(0, 12), 46)).toThrow(RangeError);
});
