// A draft on Write, and what a person does with it. For test files, each of which has a page of its own.
import { afterEach, beforeEach, expect } from "vitest";
import { forget } from "./forget.ts";
import { openPage, type Answers, type Page } from "./open-page.ts";

export const DRAFT = "Hi team, I hope this finds you well. The p95 went from 840 ms to 310 ms on Tuesday.";
export const REWRITTEN = "Hi team, the p95 fell from 840 ms to 310 ms on Tuesday.";
/** The page that is open. */
export let page: Page;
/** Gives each test of a file a device that remembers nothing, and closes its page. */
export const onePageEach = (): void => {
  beforeEach(forget);
  afterEach(() => page.close());
};

export const openAt = async (path: string, answers: Answers = {}): Promise<void> => {
  page = await openPage(path, answers);
};
export const draftText = async (): Promise<string> => (await page.editor()).state.doc.toString();
export const write = async (text: string): Promise<void> => {
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text }, userEvent: "input.type" });
};
export const open = async (answers: Answers = {}, text = DRAFT): Promise<void> => {
  await openAt("/", answers);
  await write(text);
  await page.says("words");
};
/** Empties the draft by the button above it, which comes with the count of the words: later than the draft on a slow machine. */
export const clearDraft = async (): Promise<void> => {
  const clear = (): HTMLButtonElement | null => document.querySelector(".draft-column header button");
  await expect.poll(clear).not.toBe(null);
  clear()?.click();
};
export const protectButton = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>(".protect .dock-acts button")].find((one) =>
    one.textContent?.startsWith("Protect"),
  );
/** Presses what can be pressed only once something is selected. */
export const protectSelection = async (): Promise<void> => {
  await expect.poll(() => protectButton()?.disabled).toBe(false);
  protectButton()?.click();
};
/** What this device has of the draft by now: it is saved a moment after the last key. */
const onDevice = (key: "draft" | "other" | "protected"): Promise<unknown> =>
  new Promise((resolve) => {
    const opening = indexedDB.open("drafts", 1);
    // Nothing may be made here in the place of the page.
    opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
    opening.addEventListener("error", () => resolve(undefined));
    opening.addEventListener("success", () => {
      const asked = opening.result.transaction(["current"]).objectStore("current").get(key);
      asked.addEventListener("success", () => {
        opening.result.close();
        resolve(asked.result);
      });
    });
  });
export const saved = (key: "draft" | "other" | "protected", wanted: string): Promise<void> =>
  expect.poll(async () => JSON.stringify(await onDevice(key)) ?? "").toContain(wanted);
export const notes = (): HTMLInputElement =>
  document.querySelector("input[name=mode][value=expand]") as HTMLInputElement;
export const run = (): void => page.key("Enter", { ctrlKey: true }, document.querySelector(".cm-content"));
export const asked = (): Record<string, unknown>[] =>
  page.changes
    .filter((line) => line.startsWith("POST /api/humanize "))
    .map((line) => JSON.parse(line.slice("POST /api/humanize ".length)) as Record<string, unknown>);
