import { expect, test } from "vitest";
import { browserName } from "./sessions.ts";

test("a browser is named by what it says, in short", () => {
  const chrome =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
  expect(browserName(chrome)).toBe("Chrome on Linux");
  expect(browserName(`${chrome} Edg/156.0`.replace("X11; Linux x86_64", "Windows NT 10.0"))).toBe("Edge on Windows");
  expect(browserName("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1")).toBe(
    "Safari on iOS",
  );
  expect(browserName("curl/8.1")).toBe("curl/8.1");
  expect(browserName("")).toBeNull();
});
