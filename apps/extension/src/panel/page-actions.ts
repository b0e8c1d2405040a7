import type { Capture, Outcome, ToContent } from "../messages.ts";

/** What became of a message to the page; "page-gone" where it is closed or shows something else by now. */
export type PageOutcome = Outcome | "page-gone";

const send = async ({ tabId, documentId }: Capture, message: ToContent): Promise<PageOutcome> => {
  if (documentId === null) return "page-gone";
  try {
    // The person is to see what happens to their text.
    if (!(await chrome.tabs.get(tabId)).active) await chrome.tabs.update(tabId, { active: true });
    // A document that ends before it answers has no listener left.
    const outcome: Outcome | undefined = await chrome.tabs.sendMessage(tabId, message, { documentId });
    return outcome ?? "page-gone";
  } catch {
    return "page-gone";
  }
};

export interface Writing {
  text: string;
  place: "instead" | "below";
  /** Also over a stretch that was changed meanwhile. */
  anyway: boolean;
}

/** Writes into the page; calls `onWait` where that has to wait until the person clicks into it. */
export const writeIntoPage = async (capture: Capture, writing: Writing, onWait: () => void): Promise<PageOutcome> => {
  const { captureId } = capture;
  if (captureId === null) return "page-gone";
  const message = { type: "write", captureId, ...writing } as const;
  const outcome = await send(capture, { ...message, whenFocused: false });
  if (outcome !== "unfocused") return outcome;
  onWait();
  return send(capture, { ...message, whenFocused: true });
};

export const undoInPage = async (capture: Capture): Promise<PageOutcome> => {
  const { captureId } = capture;
  return captureId === null ? "page-gone" : send(capture, { type: "undo", captureId });
};
