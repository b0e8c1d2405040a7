import type { Outcome } from "../messages.ts";
import type { Target } from "./field.ts";
import { contentOf, pause, write } from "./write.ts";

const DRAWN_MS = 400;
const STEP_MS = 25;

const comesBack = async (target: Target, before: string): Promise<boolean> => {
  for (let waitedMs = 0; waitedMs <= DRAWN_MS; waitedMs += STEP_MS) {
    if (contentOf(target) === before) return true;
    await pause(STEP_MS);
  }
  return false;
};

/** The key that undoes, as the page's editor would see it pressed. False where an editor took it. */
const pressUndo = (element: HTMLElement): boolean => {
  const isMac = /mac/i.test(navigator.platform);
  const key = { key: "z", code: "KeyZ", keyCode: 90, which: 90, ctrlKey: !isMac, metaKey: isMac };
  return element.dispatchEvent(
    new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true, composed: true }),
  );
};

/**
 * Takes back what was written: by the editor's own undo, else the browser's, else by writing the old text over the new
 * one. `before` is what the field held, `original` the stretch that was replaced, as the writer saw it.
 */
export const undo = async (written: Target, before: string, original: string): Promise<Outcome> => {
  if (!written.element.isConnected) return "gone";
  if (contentOf(written) !== written.content) return "changed";
  written.element.focus({ preventScroll: true });
  if (pressUndo(written.element)) written.element.ownerDocument.execCommand("undo");
  if (await comesBack(written, before)) return "written";
  if (contentOf(written) !== written.content) return "altered";
  return original === "" ? "refused" : (await write(written, original, "instead", false)).outcome;
};
