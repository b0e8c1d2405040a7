import { EditorState as CodeState } from "@codemirror/state";
import { history, historyKeymap } from "@codemirror/commands";
import { EditorView as CodeView, keymap as codeKeymap } from "@codemirror/view";
import { InlineEditor } from "@ckeditor/ckeditor5-editor-inline";
import { Essentials } from "@ckeditor/ckeditor5-essentials";
import { List } from "@ckeditor/ckeditor5-list";
import { Mention } from "@ckeditor/ckeditor5-mention";
import { Paragraph } from "@ckeditor/ckeditor5-paragraph";
import { createEmptyHistoryState, registerHistory } from "@lexical/history";
import { $createListItemNode, $createListNode, ListItemNode, ListNode } from "@lexical/list";
import { registerRichText } from "@lexical/rich-text";
import { Editor as TipTap } from "@tiptap/core";
import { Document } from "@tiptap/extension-document";
import { Paragraph as TipTapParagraph } from "@tiptap/extension-paragraph";
import { Text as TipTapText } from "@tiptap/extension-text";
import { UndoRedo } from "@tiptap/extensions";
import { history as proseHistory, undo } from "@tiptap/pm/history";
import { keymap } from "@tiptap/pm/keymap";
import { DOMParser as ProseParser, Schema } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { tableNodes } from "@tiptap/pm/tables";
import { EditorView } from "@tiptap/pm/view";
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from "lexical";
import Quill from "quill";
import "tinymce";
import type { TinyMCE } from "tinymce";
import "tinymce/icons/default";
import "tinymce/models/dom";
import "tinymce/themes/silver";
import "trix";
import { add, asHtml, type Mount } from "./editor.ts";

const tiptap: Mount = (box, paragraphs) => {
  const extensions = [Document, TipTapParagraph, TipTapText, UndoRedo];
  const editor = new TipTap({ element: box, extensions, content: asHtml(paragraphs) });
  return { element: editor.view.dom, text: () => editor.getText() };
};

const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    list: { group: "block", content: "item+", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
    item: { content: "paragraph+", parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
    mention: {
      group: "inline",
      inline: true,
      atom: true,
      attrs: { name: {} },
      parseDOM: [{ tag: "span[data-name]", getAttrs: (dom) => ({ name: dom.getAttribute("data-name") }) }],
      toDOM: ({ attrs }) => ["span", { "data-name": String(attrs["name"]) }, String(attrs["name"])],
      leafText: ({ attrs }) => `@${String(attrs["name"])}`,
    },
    text: { group: "inline" },
    ...tableNodes({ tableGroup: "block", cellContent: "paragraph+", cellAttributes: {} }),
  },
});

const proseMirror =
  (markup: (paragraphs: readonly string[]) => string): Mount =>
  (box, paragraphs) => {
    const source = document.createElement("div");
    source.innerHTML = markup(paragraphs);
    const doc = ProseParser.fromSchema(schema).parse(source);
    const plugins = [proseHistory(), keymap({ "Mod-z": undo })];
    const view = new EditorView(box, { state: EditorState.create({ doc, plugins }) });
    const text = (): string => view.state.doc.textBetween(0, view.state.doc.content.size, "\n\n");
    return { element: view.dom, text };
  };

const lexical =
  (isList: boolean): Mount =>
  async (box, paragraphs) => {
    const element = add(box, "div", { contenteditable: "true" });
    const nodes = [ListNode, ListItemNode];
    const onError = (error: Error): never => {
      throw error;
    };
    const editor = createEditor({ namespace: "fixture", nodes, onError });
    editor.setRootElement(element);
    registerRichText(editor);
    const fill = (): void => {
      const list = $createListNode("bullet");
      if (isList) $getRoot().append(list);
      for (const text of paragraphs) {
        const block = isList ? $createListItemNode() : $createParagraphNode();
        (isList ? list : $getRoot()).append(block.append($createTextNode(text)));
      }
    };
    await new Promise<void>((resolve) => editor.update(fill, { onUpdate: resolve }));
    registerHistory(editor, createEmptyHistoryState(), 0);
    return { element, text: () => editor.getEditorState().read(() => $getRoot().getTextContent()) };
  };

const quill =
  (isList: boolean): Mount =>
  (box, paragraphs) => {
    const editor = new Quill(add(box, "div"));
    editor.setText(paragraphs.join("\n"));
    if (isList) editor.formatText(0, editor.getLength(), "list", "bullet");
    editor.history.clear();
    return { element: editor.root, text: () => editor.getText().trim().replaceAll("\n", "\n\n") };
  };

const codeMirror: Mount = (box, paragraphs) => {
  const extensions = [history(), codeKeymap.of(historyKeymap), CodeView.lineWrapping];
  const view = new CodeView({ parent: box, state: CodeState.create({ doc: paragraphs.join("\n\n"), extensions }) });
  return { element: view.contentDOM, text: () => view.state.doc.toString() };
};

const ckEditor =
  (markup: (paragraphs: readonly string[]) => string): Mount =>
  async (box, paragraphs) => {
    const editor = await InlineEditor.create(add(box, "div"), {
      licenseKey: "GPL",
      plugins: [Essentials, Paragraph, Mention, List],
      initialData: markup(paragraphs),
    });
    const text = (): string => {
      const source = document.createElement("div");
      source.innerHTML = editor.getData();
      return [...source.querySelectorAll("p, li")].map((block) => block.textContent).join("\n\n");
    };
    return { element: editor.editing.view.getDomRoot() as HTMLElement, text };
  };

const tinyMce =
  (inline: boolean, markup: (paragraphs: readonly string[]) => string): Mount =>
  async (box, paragraphs) => {
    const target = add(box, "div");
    const settings = { target, inline, menubar: false, toolbar: false, statusbar: false, promotion: false };
    const [editor] = await (globalThis as unknown as { tinymce: TinyMCE }).tinymce.init({
      ...settings,
      branding: false,
      skin: false,
      content_css: false,
    });
    if (editor === undefined) throw new Error("TinyMCE did not start");
    editor.setContent(markup(paragraphs));
    editor.undoManager.reset();
    const text = (): string => {
      const source = document.createElement("div");
      source.innerHTML = editor.getContent();
      const blocks = source.querySelectorAll("p, li");
      return [...blocks].map(({ textContent }) => textContent.replaceAll("\u00a0", " ")).join("\n\n");
    };
    return { element: editor.getBody(), text };
  };

interface TrixElement extends HTMLElement {
  editor: { loadHTML: (html: string) => void; getDocument: () => { toString: () => string } };
}

const trix: Mount = async (box, paragraphs) => {
  const element = box.appendChild(document.createElement("trix-editor")) as TrixElement;
  await new Promise((resolve) => element.addEventListener("trix-initialize", resolve, { once: true }));
  element.editor.loadHTML(paragraphs.map((text) => `<div>${text}</div>`).join("<div><br></div>"));
  return { element, text: () => element.editor.getDocument().toString().trim() };
};

const items = (paragraphs: readonly string[]): string => `<ul>${asHtml(paragraphs, "li")}</ul>`;
const withMention = (attributes: string) => (paragraphs: readonly string[]) =>
  asHtml(paragraphs).replace("@Ana", `<span ${attributes}>@Ana</span>`);
const table = (paragraphs: readonly string[]): string =>
  `<table><tbody><tr><td><p>Owner</p></td><td>${asHtml(paragraphs)}</td></tr></tbody></table>`;

export const rich: Record<string, Mount> = {
  TipTap: tiptap,
  ProseMirror: proseMirror(asHtml),
  "ProseMirror list": proseMirror(
    (paragraphs) => `<ul>${paragraphs.map((text) => `<li><p>${text}</p></li>`).join("")}</ul>`,
  ),
  "ProseMirror table": proseMirror(table),
  "ProseMirror mention": proseMirror((paragraphs) =>
    asHtml(paragraphs).replace("@Ana", '<span data-name="Ana"></span>'),
  ),
  Lexical: lexical(false),
  "Lexical list": lexical(true),
  Quill: quill(false),
  "Quill list": quill(true),
  "CodeMirror 6": codeMirror,
  "CKEditor 5": ckEditor(asHtml),
  "CKEditor 5 list": ckEditor(items),
  "CKEditor 5 mention": ckEditor(withMention('class="mention" data-mention="@Ana"')),
  TinyMCE: tinyMce(false, asHtml),
  "TinyMCE inline list": tinyMce(true, items),
  Trix: trix,
};
