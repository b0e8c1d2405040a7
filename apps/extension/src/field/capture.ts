import type { Hindrance } from "../messages.ts";
import { editingHostOf, isKeyCatcher, isPartlyDrawn, isPlainElement, type PlainElement, type Target } from "./field.ts";
import { inkBefore, inkBelow } from "./text-nodes.ts";
import { select } from "./select.ts";
import { isSensitive } from "./sensitive.ts";
import { focusedElement, selectionAround } from "./shadow.ts";

/** A text that was found and, where it can be written back, its place. */
export interface Taken {
  text: string;
  target: Target | null;
  hindrance: Hindrance | null;
}

const nothing = (hindrance: Hindrance): Taken => ({ text: "", target: null, hindrance });

/** A stretch without the white space at its ends, which stays where it is. */
const trimmed = (content: string, start: number, end: number): [number, number] => {
  const stretch = content.slice(start, end);
  const from = start + stretch.length - stretch.trimStart().length;
  return [from, Math.max(from, end - stretch.length + stretch.trimEnd().length)];
};

const fromPlain = (element: PlainElement): Taken => {
  if (isKeyCatcher(element)) return nothing("canvas");
  const content = element.value;
  const { selectionStart, selectionEnd } = element;
  const isPart = selectionStart !== null && selectionEnd !== null && selectionStart < selectionEnd;
  const [start, end] = isPart ? trimmed(content, selectionStart, selectionEnd) : trimmed(content, 0, content.length);
  if (start === end) return nothing("nothing");
  const text = content.slice(start, end);
  if (element.readOnly || element.disabled) return { text, target: null, hindrance: "read-only" };
  return { text, target: { kind: "plain", element, content, start, end }, hindrance: null };
};

const fromRich = (element: HTMLElement): Taken => {
  const content = inkBelow(element);
  const selection = selectionAround(element);
  const range = selection !== null && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const isPart = range !== null && !range.collapsed && element.contains(range.commonAncestorContainer);
  const [start, end] = isPart
    ? [
        inkBefore(element, range.startContainer, range.startOffset),
        inkBefore(element, range.endContainer, range.endOffset),
      ]
    : [0, content.length];
  if (start >= end) return nothing("nothing");
  if (isPartlyDrawn(element) && !(isPart && isOnScreen(range))) return nothing("partly-drawn");
  const text = (isPart ? selection?.toString() : element.innerText)?.trim() ?? "";
  const target: Target = { kind: "rich", element, content, start, end };
  // The person sees what will be replaced, and the editor knows it before the focus goes to the panel.
  if (!isPart) select(target);
  return { text, target, hindrance: null };
};

/** Whether a range is free of gaps that represent text. */
const isOnScreen = (range: Range): boolean => range.cloneContents().querySelector(".cm-gap") === null;

/** A text field, or for an editor that draws its text itself what the document says is selected. */
const fromPlainOrDrawn = (element: PlainElement, selected: string): Taken => {
  const taken = fromPlain(element);
  return taken.hindrance === "canvas" ? { ...taken, text: selected } : taken;
};

/**
 * The selected text of the document, or the whole text of the field that has the focus. Reads nothing of a field that may
 * hold a secret.
 */
export const take = (document: Document): Taken => {
  const focused = focusedElement(document);
  if (focused !== null && isSensitive(focused)) return nothing("sensitive");
  const selection = document.getSelection();
  const selected = selection?.toString().trim() ?? "";
  if (focused !== null && isPlainElement(focused)) return fromPlainOrDrawn(focused, selected);
  const host = editingHostOf(focused) ?? editingHostOf(selection?.anchorNode?.parentElement ?? null);
  if (host !== null) return fromRich(host);
  if (selected !== "") return { text: selected, target: null, hindrance: "page-text" };
  return nothing(focused?.tagName === "CANVAS" ? "canvas" : "nothing");
};
