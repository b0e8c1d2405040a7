// A rewrite under review on Write, and what a person does there. For test files, each of which has a page of its own.
import { afterEach, beforeEach, expect } from "vitest";
import { forget } from "./forget.ts";
import { openPage, type Answers, type Page, type Played } from "./open-page.ts";

export const DRAFT = `Hi team,

The p95 went from 840 ms to 310 ms on Tuesday. We utilise the new queue in order to smooth peaks.

Ana reviews PR 90210 by 5pm.`;
export const REWRITTEN = `The p95 fell from 840 ms to 310 ms. We use the new queue to smooth peaks.

Ana reviews PR 90210 by 5pm. The rollback has an owner in Lisbon.`;
/** What is copied of it before anything is decided. */
export const CAREFUL = `The p95 fell from 840 ms to 310 ms on Tuesday. We use the new queue to smooth peaks.

Ana reviews PR 90210 by 5pm.`;
export const NOTES = "\n\nNOTES:\n- Tuesday is not in this text.";
export const pieces = (text: string): string[] => text.match(/[^]{1,9}/g) ?? [];
/** The page that is open. */
export let page: Page;
export const copied: Record<string, string>[] = [];
/** Gives each test of a file a device that remembers nothing and a clipboard, and closes its page. */
export const onePageEach = (): void => {
  beforeEach(async () => {
    await forget();
    copied.length = 0;
    const item = async (entry: ClipboardItem): Promise<Record<string, string>> =>
      Object.fromEntries(
        await Promise.all(entry.types.map(async (type) => [type, await (await entry.getType(type)).text()])),
      );
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: {
        writeText: async (text: string) => void copied.push({ "text/plain": text }),
        write: async ([entry]: ClipboardItem[]) => void copied.push(await item(entry as ClipboardItem)),
      },
    });
  });
  afterEach(() => page.close());
};

export const openAt = async (path: string, answers: Answers = {}): Promise<void> => {
  page = await openPage(path, answers);
};
export const draftText = async (): Promise<string> => (await page.editor()).state.doc.toString();
export const content = (): Element | null => document.querySelector(".cm-content");
export const run = (): void => page.key("Enter", { ctrlKey: true }, content());
export const open = async (says: Played | (() => unknown), answers: Answers = {}, draft = DRAFT): Promise<void> => {
  await openAt("/", { "POST /api/humanize": says, ...answers });
  const editor = await page.editor();
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: draft } });
  await page.says(/[1-9]\d* words/);
  run();
};
export const rewritten = async (text = REWRITTEN): Promise<void> => {
  await open({ says: [...pieces(text), ...pieces(NOTES)] });
  await page.says(/stays until you decide|until you accept/);
  await page.says(/Done\. \d/);
  await expect.poll(() => document.querySelector(".change")).not.toBe(null);
  await page.settled();
};
export const view = (name: string): void =>
  document.querySelector<HTMLInputElement>(`input[name=result-view][value=${name}]`)?.click();
export const clean = async (): Promise<string> => {
  view("clean");
  await expect.poll(() => document.querySelector(".clean")).not.toBe(null);
  const text = document.querySelector(".clean")?.textContent ?? "";
  view("review");
  await expect.poll(() => document.querySelector(".review")).not.toBe(null);
  return text;
};
/** The text of the review, with what goes and what comes in brackets. */
export const marked = (): string => {
  const copy = document.querySelector(".review")?.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll("del")) one.textContent = `[${one.textContent}]`;
  for (const one of copy.querySelectorAll("ins")) one.textContent = `{${one.textContent}}`;
  return copy.textContent ?? "";
};
export const change = (text: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("[data-change]")].find((one) =>
    one.textContent?.includes(text),
  ) as HTMLElement;
/** What a person does comes after what came of the last thing is on the page. */
export const next = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
export const choose = async (text: string): Promise<void> => {
  await expect.poll(() => change(text)).not.toBe(undefined);
  change(text).click();
  await expect.poll(() => change(text).dataset["current"]).toBe("true");
};
export const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) {
    page.key(key);
    await next();
  }
};
export const inResult = (name: string): void =>
  [...document.querySelectorAll<HTMLButtonElement>(".result-pane button")]
    .find((one) => (one.getAttribute("aria-label") ?? one.textContent)?.trim() === name)
    ?.click();
/** What stands at each change that is decided so. */
export const decided = (kind: string): string[] =>
  [...document.querySelectorAll(`[data-decision=${kind}]`)].map((one) => {
    const copy = one.cloneNode(true) as HTMLElement;
    for (const gone of copy.querySelectorAll("del")) gone.remove();
    return (copy.textContent ?? "").replace(/ +/g, " ").trim();
  });
export const asked = (): Record<string, unknown>[] =>
  page.changes.map((line) => JSON.parse(line.slice(line.indexOf("{"))) as Record<string, unknown>);
