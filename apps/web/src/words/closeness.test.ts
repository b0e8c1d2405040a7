import { expect, test } from "vitest";
import { closenessWords } from "./closeness.ts";

test.each([
  [";", "Use of semicolons"],
  ["(", "Use of brackets"],
  [" - ", "Use of hyphens as dashes"],
  ["~", "Use of “~”"],
])("the mark %j is said as people call it", (mark, said) => expect(closenessWords.mark(mark)).toBe(said));
