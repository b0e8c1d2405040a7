import { createApp, h, ref, vModelText, withDirectives } from "@vue/runtime-dom";
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { add, asHtml, type Editor, type Mount } from "./editor.ts";

const ofField = (element: HTMLTextAreaElement | HTMLInputElement): Editor => ({ element, text: () => element.value });
const filled = <Field extends HTMLTextAreaElement | HTMLInputElement>(field: Field, paragraphs: readonly string[]) => {
  field.value = paragraphs.join("\n\n");
  return ofField(field);
};

/** An element edited in place, with what it says between two of its blocks. */
const drawn = (element: HTMLElement, between: string): Editor => ({
  element,
  text: () => [...element.childNodes].map(({ textContent }) => textContent).join(between),
});

const textarea: Mount = (box, paragraphs) => filled(add(box, "textarea"), paragraphs);
const input: Mount = (box, paragraphs) => filled(add(box, "input", { type: "text" }), [paragraphs.join(" ")]);

/** A field whose value React sets from its own state with every change. */
const controlled =
  (tag: "textarea" | "input"): Mount =>
  (box, paragraphs) => {
    let state = paragraphs.join(tag === "input" ? " " : "\n\n");
    const Field = () => {
      const [value, setValue] = useState(state);
      state = value;
      const onChange = ({ target }: { target: HTMLTextAreaElement }) => setValue(target.value);
      return createElement(tag, { value, onChange });
    };
    const root = createRoot(box);
    root.render(createElement(Field));
    return new Promise((resolve) => {
      const look = (): void => {
        const element = box.querySelector<HTMLTextAreaElement>(tag);
        if (element === null) setTimeout(look, 5);
        else resolve({ element, text: () => (element.value === state ? state : `not the state: ${element.value}`) });
      };
      look();
    });
  };

const vue: Mount = (box, paragraphs) => {
  const state = ref(paragraphs.join("\n\n"));
  const field = { "onUpdate:modelValue": (value: string) => (state.value = value) };
  createApp({ render: () => withDirectives(h("textarea", field), [[vModelText, state.value]]) }).mount(box);
  const element = box.querySelector("textarea") as HTMLTextAreaElement;
  return { element, text: () => (element.value === state.value ? state.value : `not the state: ${element.value}`) };
};

const edited =
  (tag: string, attributes: Record<string, string> = { contenteditable: "true" }): Mount =>
  (box, paragraphs) => {
    const element = add(box, "div", attributes);
    element.innerHTML = asHtml(paragraphs, tag);
    return drawn(element, tag === "p" ? "\n\n" : "\n");
  };

const plainOnly: Mount = (box, paragraphs) => {
  const element = add(box, "div", { contenteditable: "plaintext-only", style: "white-space: pre-wrap" });
  element.textContent = paragraphs.join("\n\n");
  return drawn(element, "\n");
};

const listItem: Mount = (box, paragraphs) => {
  const element = add(box, "div", { contenteditable: "true" });
  element.innerHTML = `<ul>${asHtml(paragraphs, "li")}</ul>`;
  return { element, text: () => element.innerText.trim() };
};

const tableCell: Mount = (box, paragraphs) => {
  const element = add(box, "div", { contenteditable: "true" });
  element.innerHTML = `<table><tr><td>Owner</td><td>${paragraphs.join("<br><br>")}</td></tr></table>`;
  return { element, text: () => (element.querySelector("td + td") as HTMLElement).innerText.trim() };
};

const mention: Mount = (box, paragraphs) => {
  const element = add(box, "div", { contenteditable: "true" });
  element.innerHTML = asHtml(paragraphs).replace("Ana", '<span contenteditable="false" data-user="7">Ana</span>');
  const chip = (): string => (element.querySelector("[data-user]")?.textContent === "Ana" ? "" : "no mention: ");
  return { element, text: () => chip() + element.innerText.trim() };
};

const inShadow =
  (mode: ShadowRootMode, mount: Mount): Mount =>
  (box, paragraphs) => {
    const root = add(box, "div").attachShadow({ mode });
    return mount(root.appendChild(document.createElement("div")), paragraphs);
  };

const inFrame =
  (markup: (paragraphs: readonly string[]) => string): Mount =>
  async (box, paragraphs) => {
    const frame = add(box, "iframe", { src: "/frame" });
    await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    const { body } = frame.contentDocument as Document;
    body.innerHTML = markup(paragraphs);
    const element = body.firstElementChild as HTMLElement;
    return { element, text: () => (element as HTMLTextAreaElement).value ?? element.innerText.trim() };
  };

export const fields: Record<string, Mount> = {
  textarea,
  input: input,
  "React textarea": controlled("textarea"),
  "React input": controlled("input"),
  "Vue textarea": vue,
  "contenteditable with div": edited("div"),
  "contenteditable with p": edited("p"),
  "contenteditable plaintext-only": plainOnly,
  "contenteditable list": listItem,
  "contenteditable table": tableCell,
  "contenteditable mention": mention,
  "textarea in a shadow root": inShadow("open", textarea),
  "contenteditable in a closed shadow root": inShadow("closed", edited("div")),
  "textarea in an iframe": inFrame((paragraphs) => `<textarea>${paragraphs.join("\n\n")}</textarea>`),
  "contenteditable in an iframe": inFrame((paragraphs) => `<div contenteditable="true">${asHtml(paragraphs)}</div>`),
};
