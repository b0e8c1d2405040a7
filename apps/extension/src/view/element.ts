/** The element of a page that has this id. Throws where the page has none: page and script go together. */
export const byId = <T extends HTMLElement = HTMLElement>(id: string): T => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`no #${id}`);
  return element as T;
};

/** A new element with attributes and content; text is never read as markup. */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
};

/** Sets a text only when it is another, so that nothing is announced twice. */
export const say = (element: HTMLElement, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};
