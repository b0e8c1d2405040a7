/**
 * Lays an element over the page: beside the page's own elements, never in them, and closed to the page's scripts.
 * `css` styles it and nothing else.
 */
export const layOver = (name: string, css: string, element: HTMLElement): void => {
  const host = document.createElement(name);
  const root = host.attachShadow({ mode: "closed" });
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  root.adoptedStyleSheets = [style];
  root.append(element);
  document.documentElement.append(host);
};
