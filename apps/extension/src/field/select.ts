import type { RichTarget, Target } from "./field.ts";
import { inkBefore, rangeOfInk } from "./text-nodes.ts";
import { selectionAround } from "./shadow.ts";

/** Selects exactly a stretch. False where the document has it no more. */
export const select = (target: Target): boolean => {
  const { element, start, end } = target;
  element.focus({ preventScroll: true });
  if (target.kind === "plain") {
    target.element.setSelectionRange(start, end);
    return true;
  }
  const range = rangeOfInk(element, Math.min(start, end - 1), end);
  if (range === null) return false;
  if (start === end) range.collapse(false);
  const { startContainer, startOffset, endContainer, endOffset } = range;
  element.ownerDocument.getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  return true;
};

const isSelected = ({ element, start, end }: RichTarget): boolean => {
  const selection = selectionAround(element);
  if (selection === null || selection.rangeCount === 0) return false;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  return (
    element.contains(startContainer) &&
    inkBefore(element, startContainer, startOffset) === start &&
    inkBefore(element, endContainer, endOffset) === end
  );
};

/**
 * Whether an editor takes a text at this stretch now. While the person is in the side panel, editors with a selection of
 * their own follow no selection of a script's: they would write where the person was last. So the stretch must be the
 * one that the person selected, or the page must have the focus.
 */
export const canSelect = (target: Target): boolean => {
  if (target.kind === "plain") return true;
  target.element.focus({ preventScroll: true });
  return target.element.ownerDocument.hasFocus() || isSelected(target);
};
