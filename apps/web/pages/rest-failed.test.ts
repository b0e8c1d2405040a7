// Write without all that it fetches after its first paint.
import { expect, test, vi } from "vitest";
import { DRAFT, draftText, onePageEach, open } from "./writing.ts";

vi.mock("../src/write/after-first-paint.ts", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

onePageEach();

test("a draft stays on the page when the result and what stands under the draft do not load", async () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await open();
  const said = (place: string): string => document.querySelector(`${place} .dock`)?.textContent ?? "";
  for (const place of [".draft-column", ".result-pane"])
    await expect.poll(() => said(place)).toContain("This part of the page couldn’t loadCheck your connection");
  expect(await draftText()).toBe(DRAFT);
  complain.mockRestore();
});
