// A file begins with a document, a device and clocks that nothing has been done to.
import { beforeAll, vi } from "vitest";
import { forget } from "./forget.ts";

beforeAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const played of ["clipboard", "onLine", "credentials"]) Reflect.deleteProperty(navigator, played);
  document.body.replaceChildren();
  await forget();
});
