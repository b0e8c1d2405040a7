// What Write says before the parts of the page have come that it fetches while a rewrite runs.
import { expect, test, vi } from "vitest";
import { DRAFT, content, draftText, inResult, onePageEach, open, page, run } from "./reviewing.ts";

const early = vi.hoisted(() => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrived, arrive: () => arrive() };
});
vi.mock(import("../src/write/early-end.tsx"), async (original) => {
  await early.arrived;
  return original();
});

onePageEach();

test("a rewrite that is stopped before its first word says so, and what it cost, before its own part of the page has come", async () => {
  await open({ says: [new Promise(() => undefined)] });
  await page.says("Starting…");
  page.key("Escape", {}, content());
  await page.says("No result");
  const dock = (): string => document.querySelector(".result-pane .dock")?.textContent ?? "";
  await expect.poll(dock).toBe("StoppedYour draft hasn’t changed. This didn’t use a rewrite.Try again");
  // Pressed, it asks once more for the same draft.
  inResult("Try again");
  await page.says("Starting…");
  expect(await draftText()).toBe(DRAFT);
  page.key("Escape", {}, content());
  await expect.poll(dock).toContain("Try again");
  // Of a draft that was changed, Rewrite brings what Try again would not.
  const editor = await page.editor();
  editor.dispatch({ changes: { from: DRAFT.length, insert: " Bring 77 forms." } });
  await expect.poll(dock).toBe("StoppedThis didn’t use a rewrite.");
  run();
  await page.says("Starting…");
  page.key("Escape", {}, content());
  await expect.poll(dock).toContain("Try again");
  early.arrive();
  await expect.poll(() => document.querySelector(".early-end")?.textContent).toContain("Discard");
  expect(document.querySelectorAll(".result-pane .dock").length).toBe(1);
});
