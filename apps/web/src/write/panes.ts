import { entryOf } from "../ui/from-pane.ts";

export type Pane = "draft" | "result" | "facts";

const PANES: readonly { selector: string; pane: Pane | null }[] = [
  { selector: ".controls", pane: null },
  { selector: ".draft-column .cm-content, .draft-column textarea:not([hidden])", pane: "draft" },
  { selector: ".ledger", pane: "facts" },
  { selector: ".result-pane", pane: "result" },
];

/** Gives the focus to the kind of message; on a narrow page its button opens the choice first. */
export const enterRegisters = (): void => {
  const chosen = document.querySelector<HTMLElement>(".controls input[name=register]:checked");
  chosen?.focus();
  if (document.activeElement === chosen) return;
  const opener = document.querySelector<HTMLElement>(".controls-opener");
  opener?.focus();
  opener?.click();
  chosen?.focus();
};

/** Moves the focus to the next or the previous pane of a page, past one that makes room for another, and says which one has to be on show for it. */
export const movePane = (
  page: HTMLElement,
  direction: 1 | -1,
  from: Element | null = document.activeElement,
): Pane | null => {
  const found = PANES.flatMap(({ selector, pane }) => {
    const element = page.querySelector<HTMLElement>(selector);
    return element === null ? [] : [{ element, pane }];
  });
  const at = found.findIndex(({ element }) => element.contains(from));
  const next = found[(at + direction + found.length) % found.length];
  if (next === undefined) return null;
  if (!next.element.isContentEditable && next.element.tagName !== "TEXTAREA") next.element.tabIndex = -1;
  // On a narrow page the pane is on show only after this.
  requestAnimationFrame(() => {
    entryOf(next.element).focus();
    if (next.element !== from && !next.element.contains(document.activeElement))
      movePane(page, direction, next.element);
  });
  return next.pane;
};
