import type { Capture, Found, ToContent } from "../messages.ts";
import { isPaused, readSettings } from "../settings/settings.ts";

/** What a context menu says of the place where it was opened. */
export interface Place {
  frameId?: number;
  /** What was selected, also in a frame that no script of ours may enter. */
  selected?: string;
}

const capture: ToContent = { type: "capture" };

/** The best of what the frames found: a field first, then a text, then the reason why there is none. */
const bestOf = <T extends Found>(found: readonly T[]): T | undefined =>
  found.find(({ captureId }) => captureId !== null) ??
  found.find(({ text }) => text !== "") ??
  found.find(({ hindrance }) => hindrance === "sensitive") ??
  found.find(({ hindrance }) => hindrance !== "nothing") ??
  found[0];

/** Reads the selection, or the field that has the focus, in the frames of a tab that Chrome lets us into. */
export const captureTab = async (tab: chrome.tabs.Tab, { frameId, selected = "" }: Place = {}): Promise<Capture> => {
  const tabId = tab.id ?? chrome.tabs.TAB_ID_NONE;
  const site = tab.url !== undefined && /^https?:/.test(tab.url) ? new URL(tab.url).origin : "";
  const base = { windowId: tab.windowId, tabId, documentId: null, captureId: null, site, atMs: Date.now() };
  if (isPaused(await readSettings(), site)) return { ...base, text: "", hindrance: "paused" };
  const target = { tabId, allFrames: true };
  const frames = await chrome.scripting.executeScript({ target, files: ["content.js"] }).catch(() => null);
  if (frames === null) return { ...base, text: selected, hindrance: "closed-page" };
  if (frameId !== undefined && !frames.some((frame) => frame.frameId === frameId))
    return { ...base, text: selected, hindrance: "other-site" };
  const asked = frameId === undefined ? frames : frames.filter((frame) => frame.frameId === frameId);
  const found = await Promise.all(
    asked.map(async ({ documentId }) => {
      const answer: Found = await chrome.tabs.sendMessage(tabId, capture, { documentId });
      return { ...answer, documentId };
    }),
  );
  const best = bestOf(found);
  if (best === undefined) return { ...base, text: selected, hindrance: "nothing" };
  return { ...base, ...best, text: best.text === "" && best.hindrance !== "sensitive" ? selected : best.text };
};
