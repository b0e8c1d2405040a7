import { expect, test } from "vitest";
import { holdsEtag } from "./if-none-match.ts";

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  [' "b" ,W/"a" ', true],
  ["*", true],
  ['"b"', false],
  ['"ab"', false],
  ["", false],
  [undefined, false],
])("%j has the version: %j", (header, held) => expect(holdsEtag(header, '"a"')).toBe(held));
