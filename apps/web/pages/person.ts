// What somebody at the page sees and does, by the words that are on it.
import { EditorView } from "@codemirror/view";
import { expect, vi } from "vitest";
import { waiting } from "./waiting.ts";

const SHORT = { stillMs: 30, times: 6 };
/** Together longer than any pause after which a page looks at what was typed, and few: to look takes time too. */
const LONG = { stillMs: 140, times: 3 };

const nameOf = (element: Element): string => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();

const only = <Found extends Element>(found: readonly Found[], what: string): Found => {
  const [first] = found;
  if (first === undefined || found.length > 1)
    throw new Error(`${found.length} of ${what} in:\n${document.body.textContent}`);
  return first;
};

/** An open dialog hides what is behind it. */
const all = <Found extends HTMLElement>(selector: string): Found[] => {
  const scope = [...document.body.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  return [...scope.querySelectorAll<Found>(selector)];
};

export const text = (): string => document.body.textContent ?? "";

/** The main part of the page, or another, as HTML, less what React numbers by itself and the port of this run. */
export const html = (selector = "main"): string =>
  (document.querySelector(selector)?.outerHTML ?? "")
    // Their order is that in which they were set: all at once, or one of them later.
    .replaceAll(/<([\w-]+)((?: [\w-]+="[^"]*")+)>/g, (_, name: string, attributes: string) =>
      ["<" + name, ...(attributes.match(/[\w-]+="[^"]*"/g) ?? []).toSorted()].join(" ").concat(">"),
    )
    .replaceAll(/_r_[0-9a-z]+_/g, "_id_")
    .replaceAll(window.location.origin, "http://localhost")
    .replaceAll(/(<(?!\/|span|a |b|code|strong|mark|ins|del|q|option|line|rect|text|title)[^>]*>)/g, "\n$1");

/** The same, once nothing is asked for any more, no part of the app is on its way and nothing changes. */
export const settled = async (selector = "main", { stillMs, times } = SHORT): Promise<string> => {
  let last = "";
  for (let still = 0; still < times;) {
    await new Promise((resolve) => setTimeout(resolve, stillMs));
    await vi.dynamicImportSettled();
    const now = document.querySelector(selector)?.outerHTML ?? "";
    still = now === last && waiting.size === 0 ? still + 1 : 0;
    last = now;
  }
  return html(selector);
};

/** Of the attributes those that say what an element is and how it is just now. */
const SHOWN_ATTRIBUTE = /^(?!(?:class|style|d|for|id|viewBox|type|dir|rows|aria-(?:labelledby|controls|describedby))$)/;

const lineOf = (element: Element): string => {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const text = own.map(({ textContent }) => textContent).join("");
  const attributes = [...element.attributes].filter(({ name }) => SHOWN_ATTRIBUTE.test(name));
  const parts = attributes.map(({ name, value }) => (value === "" ? name : `${name}=${value}`)).toSorted();
  if (element instanceof HTMLInputElement && element.checked) parts.push("is-checked");
  if (element === document.activeElement) parts.push("has-focus");
  if (text.trim() !== "") parts.push(JSON.stringify(text));
  return parts.length === 0
    ? ""
    : `${element.localName}${[...element.classList].map((name) => `.${name}`).join("")} ${parts.join(" ")}`;
};

/** All that there is just now in parts of the page, a line for each element that says something: its state, its words, the focus. */
export const outlineNow = (parts: string): string =>
  [...document.querySelectorAll(parts)]
    .flatMap((part) => [part, ...part.querySelectorAll("*")])
    // How a text reads comes late, from a worker of its own.
    .filter((one) => !one.matches("option, svg, path") && one.closest(".reads, .verdict") === null)
    .map(lineOf)
    .filter(Boolean)
    .join("\n")
    .replaceAll(/_r_[0-9a-z]+_/g, "_id_")
    .replaceAll(window.location.origin, "http://localhost");

/** The same, once nothing is asked for any more and nothing changes. */
export const outline = async (parts: string): Promise<string> => {
  await settled("main", LONG);
  return outlineNow(parts);
};

/** Waits until the page says it. */
export const says = (wanted: string | RegExp): Promise<void> => expect.poll(text).toMatch(wanted);

export const button = (name: string): HTMLButtonElement => {
  const found = all<HTMLButtonElement>("button, a, summary").filter((one) => nameOf(one) === name);
  return only(found, `button ${name}`);
};

export const press = (name: string): void => button(name).click();

export const submit = (): void => only(all('button[type="submit"]'), "submit").click();

export const field = (label: string): HTMLInputElement => {
  const labels = all<HTMLLabelElement>("label").filter((one) => nameOf(one.querySelector("span") ?? one) === label);
  const labelled = labels.map(
    (one) => one.querySelector("input, select, textarea") ?? document.getElementById(one.htmlFor),
  );
  const named = all("input, textarea, select").filter((one) => one.getAttribute("aria-label") === label);
  return only([...named, ...labelled.filter((one) => one !== null)], `field ${label}`) as HTMLInputElement;
};

/** React follows what is set behind its back only through the element's own setter. */
export const type = (label: string, value: string): void => {
  const element = field(label);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set?.call(element, value);
  element.dispatchEvent(new Event("input", { bubbles: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
};

/** Presses a key where the focus is, or on an element. */
export const key = (name: string, modifiers: KeyboardEventInit = {}, on = document.activeElement): void =>
  void on?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...modifiers }));

export const path = (): string => `${location.pathname}${location.search}`;

/** The draft's editor, once it has taken over from the textarea. */
export const editor = async (): Promise<EditorView> => {
  await expect.poll(() => document.querySelector(".draft-rich:not([hidden]) .cm-content")).not.toBe(null);
  const view = EditorView.findFromDOM(document.querySelector<HTMLElement>(".cm-editor") ?? document.body);
  if (view === null) throw new Error("there is no editor");
  return view;
};
