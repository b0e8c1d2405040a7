import { expect, test } from "vitest";
import { safePath } from "./safe-path.ts";

test("only a path of this site follows a sign-in", () => {
  expect(safePath("/device?user_code=ABCD")).toBe("/device?user_code=ABCD");
  for (const elsewhere of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:1", 7, undefined]) {
    expect(safePath(elsewhere)).toBe("/");
  }
});
