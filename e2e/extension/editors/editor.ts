/** An editor of a page, as its own program sees it. */
export interface Editor {
  /** What is edited: a field, or the element that is edited in place. */
  element: HTMLElement;
  /** The text of the editor's own model, paragraphs parted by a blank line, list items and lines by a line break. */
  text: () => string;
}

/** Puts an editor that holds these paragraphs into an empty box. */
export type Mount = (box: HTMLElement, paragraphs: readonly string[]) => Editor | Promise<Editor>;

export const add = <Name extends keyof HTMLElementTagNameMap>(
  parent: ParentNode & Node,
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.appendChild(element);
  return element;
};

export const asHtml = (paragraphs: readonly string[], tag = "p"): string =>
  paragraphs.map((text) => `<${tag}>${text}</${tag}>`).join("");
