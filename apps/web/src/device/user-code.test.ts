import { expect, test } from "vitest";
import { normaliseCode, shownCode } from "./user-code.ts";

test("case, dashes and spaces do not matter, and nothing follows the eighth letter", () => {
  expect(normaliseCode(" wdjb–mjht ")).toBe("WDJBMJHT");
  expect(normaliseCode("W D J B - M J H T X")).toBe("WDJBMJHT");
  expect(shownCode(normaliseCode("wdjbmjht"))).toBe("WDJB-MJHT");
});
