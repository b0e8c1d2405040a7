import type { Page } from "playwright-core";
import type { Capture, ToContent } from "../../apps/extension/src/messages.ts";
import type { ExtensionBrowser } from "./browser.ts";

/** Presses Alt+R over a page, as far as a program can: the worker gets the command, and hands over what it found. */
export const pressKey = async (browser: ExtensionBrowser, page: Page): Promise<Capture> => {
  await page.bringToFront();
  const worker = await browser.worker();
  return worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true });
    if (tab === undefined) throw new Error("no tab");
    const name = `capture-${tab.windowId}`;
    const handedOver = new Promise<Capture>((resolve) => {
      const take = (changes: Record<string, chrome.storage.StorageChange>): void => {
        const capture = changes[name]?.newValue as Capture | undefined;
        if (capture === undefined) return;
        chrome.storage.session.onChanged.removeListener(take);
        resolve(capture);
      };
      chrome.storage.session.onChanged.addListener(take);
    });
    const command = chrome.commands.onCommand as unknown as { dispatch: (name: string, tab: chrome.tabs.Tab) => void };
    command.dispatch("rewrite", tab);
    return handedOver;
  });
};

/** Tells the page's script what the panel would. */
export const tellPage = async (
  browser: ExtensionBrowser,
  { tabId, documentId }: Capture,
  message: ToContent,
): Promise<string> => {
  const worker = await browser.worker();
  return worker.evaluate(
    ([tab, document, told]) => chrome.tabs.sendMessage<ToContent, string>(tab, told, { documentId: document }),
    [tabId, documentId ?? "", message] as const,
  );
};
