// Files share a document and what it has imported, so each begins with what it would find in one of its own.
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
