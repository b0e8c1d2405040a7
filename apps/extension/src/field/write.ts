import type { Outcome } from "../messages.ts";
import type { PlainTarget, RichTarget, Target } from "./field.ts";
import { inkOf } from "./ink.ts";
import { asPasted, asTyped } from "./paragraphs.ts";
import { relocate } from "./relocate.ts";
import { canSelect, select } from "./select.ts";
import { inkBelow } from "./text-nodes.ts";

/** Editors take note of a selection a moment after it was made. */
const SELECTION_MS = 250;
const VERIFY_MS = 1_500;
const STEP_MS = 25;

export const pause = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));

/** What the field holds now, in the units of the target. */
export const contentOf = (target: Target): string =>
  target.kind === "plain" ? target.element.value : inkBelow(target.element);

/** Waits until the field holds this, as long as editors take to draw. */
const comesToHold = async (target: Target, expected: string): Promise<boolean> => {
  for (let waitedMs = 0; waitedMs <= VERIFY_MS; waitedMs += STEP_MS) {
    if (contentOf(target) === expected) return true;
    await pause(STEP_MS);
  }
  return false;
};

/** Where a paste event of the browser's own would start: at the selection, inside the field. */
const pasteTargetOf = ({ element }: Target): Element => {
  const { anchorNode } = element.ownerDocument.getSelection() ?? {};
  const near = anchorNode instanceof Element ? anchorNode : (anchorNode?.parentElement ?? null);
  return near !== null && element.contains(near) ? near : element;
};

/** Pastes; where no editor takes the event, the browser types the text. Both are one step of the field's own undo. */
const paste = (target: Target, pasted: string, typed: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", pasted);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true });
  if (pasteTargetOf(target).dispatchEvent(event)) target.element.ownerDocument.execCommand("insertText", false, typed);
};

const writePlain = async (target: PlainTarget, text: string): Promise<Outcome> => {
  const { element, content, start, end } = target;
  const line = element instanceof HTMLInputElement ? text.replace(/\s*\n\s*/g, " ") : text;
  const expected = content.slice(0, start) + line + content.slice(end);
  if (element.maxLength >= 0 && expected.length > element.maxLength) return "too-long";
  select(target);
  await pause(SELECTION_MS);
  if (element.value !== content) return "changed";
  paste(target, line, line);
  if (await comesToHold(target, expected)) return "written";
  return restored(target) ? "refused" : "altered";
};

/** Brings back what the field held before, where the page lets that be. */
const restored = ({ element, content }: PlainTarget): boolean => {
  if (element.value !== content) element.ownerDocument.execCommand("undo");
  if (element.value !== content) {
    element.setSelectionRange(0, element.value.length);
    element.ownerDocument.execCommand("insertText", false, content);
  }
  return element.value === content;
};

const writeRich = async (target: RichTarget, text: string): Promise<Outcome> => {
  const { element, content, start, end } = target;
  const expected = content.slice(0, start) + inkOf(text) + content.slice(end);
  if (!select(target)) return "changed";
  await pause(SELECTION_MS);
  if (!element.isConnected) return "gone";
  if (inkBelow(element) !== content) return "changed";
  paste(target, asPasted(text, element), asTyped(text, element));
  if (await comesToHold(target, expected)) return "written";
  return inkBelow(element) === content ? "refused" : "altered";
};

export interface Written {
  outcome: Outcome;
  /** The field before and after, each with the stretch in question; null where nothing was written. */
  change: { before: Target; after: Target } | null;
}

/**
 * Writes a text over the stretch, or below it, as a paste of the writer's would. A stretch that was changed meanwhile is
 * only written over when `anyway` says so.
 */
export const write = async (
  target: Target,
  text: string,
  place: "instead" | "below",
  anyway: boolean,
): Promise<Written> => {
  if (!target.element.isConnected) return { outcome: "gone", change: null };
  const content = contentOf(target);
  const found = relocate(target.content, target.start, target.end, content);
  if (found.state === "lost" || (found.state === "changed" && !anyway)) return { outcome: "changed", change: null };
  const before = { ...target, content, start: found.start, end: found.end };
  const at = place === "below" ? { ...before, start: found.end } : before;
  const written = place === "below" ? `\n\n${text}` : text;
  if (!canSelect(at)) return { outcome: "unfocused", change: null };
  const outcome = at.kind === "plain" ? await writePlain(at, written) : await writeRich(at, written);
  if (outcome !== "written") return { outcome, change: null };
  const after = contentOf(at);
  return {
    outcome,
    change: { before, after: { ...at, content: after, end: after.length - (content.length - at.end) } },
  };
};
