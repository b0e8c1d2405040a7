// Parts of Write that cannot be fetched: the network is gone, or a new release has removed the files of an open tab.
import { expect, test, vi } from "vitest";
import { DRAFT, REWRITTEN, draftText, onePageEach, open, page, pieces } from "./reviewing.ts";

const gone = vi.hoisted(() => (): never => {
  throw new Error("Failed to fetch dynamically imported module");
});
vi.mock("../src/review/review-pane.tsx", gone);
vi.mock("../src/write/streamed-text.tsx", gone);
vi.mock("../src/write/over-result.tsx", gone);

onePageEach();

const dock = (): string => document.querySelector(".result-pane .dock")?.textContent ?? "";

test("a rewrite whose review does not load leaves the draft and the text on the page, and Try again opens the page anew", async () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  await open({ says: pieces(REWRITTEN) });
  await expect.poll(dock).toContain("This part of the page couldn’t load");
  expect(await draftText()).toBe(DRAFT);
  await expect.poll(() => document.querySelector(".result-pane .result")?.textContent).toBe(REWRITTEN);
  expect(page.html("main")).not.toContain("This page couldn’t load");
  page.answers["HEAD /"] = { failing: "internal" };
  page.press("Try again");
  await expect.poll(dock).toContain("Still can’t reach the server.");
  expect(reload).not.toHaveBeenCalled();
  page.answers["HEAD /"] = {};
  page.press("Try again");
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(await draftText()).toBe(DRAFT);
  for (const spy of [reload, complain]) spy.mockRestore();
});
