/** The shadow root of an element, open or closed: Chrome shows both to an extension's own scripts. */
const shadowOf = (element: Element): ShadowRoot | null =>
  element.shadowRoot ?? (element instanceof HTMLElement ? chrome.dom.openOrClosedShadowRoot(element) : null);

/** The element that has the focus, inside shadow roots too. */
export const focusedElement = (document: Document): Element | null => {
  let element = document.activeElement;
  for (let root = element && shadowOf(element); root?.activeElement; root = element && shadowOf(element))
    element = root.activeElement;
  return element;
};

/** The selection of the tree that an element is in. */
export const selectionAround = (element: Element): Selection | null => {
  const root = element.getRootNode() as (Document | ShadowRoot) & { getSelection?: () => Selection | null };
  return root.getSelection?.() ?? element.ownerDocument.getSelection();
};
