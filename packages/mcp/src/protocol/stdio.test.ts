import * as fc from "fast-check";
import { expect, test } from "vitest";
import { lineSplitter } from "./stdio.ts";

test("lines are the same however the stream was cut", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.infiniteStream(fc.integer({ min: 1, max: 9 })), (lines, sizes) => {
      const text = lines.map((line) => `${line.replaceAll("\n", " ")}\n`).join("");
      const taken: (string | null)[] = [];
      const splitter = lineSplitter((line) => taken.push(line));
      for (let at = 0; at < text.length;) {
        const size = sizes.next().value as number;
        splitter.push(text.slice(at, at + size));
        at += size;
      }
      splitter.end();
      expect(taken).toEqual(
        text
          .split("\n")
          .map((line) => line.trim())
          .filter((line) => line !== ""),
      );
    }),
  );
});

test("a line beyond the limit is dropped whole, and the next one is read", () => {
  const taken: (string | null)[] = [];
  const splitter = lineSplitter((line) => taken.push(line), 5);
  for (const piece of ["123", "456", "78\nab", "c\n"]) splitter.push(piece);
  expect(taken).toEqual([null, "abc"]);
});
