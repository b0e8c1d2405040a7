export type PlainElement = HTMLTextAreaElement | HTMLInputElement;

/** Kinds of `<input>` that hold prose. */
const PROSE_INPUTS = new Set(["text", "search"]);

/** A stretch of a text field. `content` is its whole value, and `start` and `end` are UTF-16 units of it. */
export interface PlainTarget {
  kind: "plain";
  element: PlainElement;
  content: string;
  start: number;
  end: number;
}

/** A stretch of an element that is edited in place. `content` is its ink, and `start` and `end` are units of ink. */
export interface RichTarget {
  kind: "rich";
  element: HTMLElement;
  content: string;
  start: number;
  end: number;
}

export type Target = PlainTarget | RichTarget;

export const isPlainElement = (element: Element): element is PlainElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && PROSE_INPUTS.has(element.type));

/** The outermost element that is edited in place around this one; null where nothing is. */
export const editingHostOf = (element: Element | null): HTMLElement | null => {
  let host = element instanceof HTMLElement && element.isContentEditable ? element : null;
  while (host?.parentElement?.isContentEditable === true) host = host.parentElement;
  return host;
};

/** An editor that draws on a canvas, or in lines of its own, takes its keys in a field that nobody sees. */
export const isKeyCatcher = (element: PlainElement): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width < 8 || height < 8 || getComputedStyle(element).opacity === "0";
};

/** Whether only a part of the text is in the document, as editors for long texts do. */
export const isPartlyDrawn = (host: HTMLElement): boolean => host.querySelector(".cm-gap") !== null;
