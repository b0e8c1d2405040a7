import type { Decisions, MeaningState } from "@rewrite-service/review";
import type { RegisterId } from "@rewrite-service/text";
import type { Capture } from "../messages.ts";

/** What a panel shows, for when it is closed and opened again. Chrome keeps it in memory and forgets it on exit. */
export interface PanelMemory {
  capture: Capture | null;
  draft: string;
  /** The text that the rewrite was made of. */
  source: string;
  fromNotes: boolean;
  register: RegisterId;
  /** The rewrite as it streamed, notes included. */
  raw: string;
  whole: boolean;
  decisions: Decisions;
  /** The texts that a model was asked about last, and what came of it. */
  meaning: { before: string; after: string; state: MeaningState } | null;
}

const nameOf = (windowId: number): string => `panel-${windowId}`;
const captureNameOf = (windowId: number): string => `capture-${windowId}`;

export const rememberPanel = (windowId: number, memory: PanelMemory): Promise<void> =>
  chrome.storage.session.set({ [nameOf(windowId)]: memory });

export const recallPanel = async (windowId: number): Promise<PanelMemory | null> => {
  const name = nameOf(windowId);
  return ((await chrome.storage.session.get(name))[name] as PanelMemory | undefined) ?? null;
};

/** Hands a captured text to the panel of its window, which may not be open yet. */
export const handOver = (capture: Capture): Promise<void> =>
  chrome.storage.session.set({ [captureNameOf(capture.windowId)]: capture });

/** Calls back with each text that is handed to this window's panel, and with one that already waits. */
export const onHandedOver = async (windowId: number, take: (capture: Capture) => void): Promise<void> => {
  const name = captureNameOf(windowId);
  const accept = (capture: unknown): void => {
    if (capture === undefined) return;
    void chrome.storage.session.remove(name);
    take(capture as Capture);
  };
  chrome.storage.session.onChanged.addListener((changes) => accept(changes[name]?.newValue));
  accept((await chrome.storage.session.get(name))[name]);
};
