import { ContentState, Editor as DraftEditor, EditorState } from "draft-js";
import { createElement, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createEditor, type Descendant, type Node } from "slate";
import { withHistory } from "slate-history";
import { Editable, Slate, withReact, type RenderElementProps } from "slate-react";
import type { Mount } from "./editor.ts";

/** Draws something of React's and waits for the element that is edited in place. */
const drawn = async (box: HTMLElement, content: ReactNode): Promise<HTMLElement> => {
  createRoot(box).render(content);
  for (;;) {
    const element = box.querySelector<HTMLElement>("[contenteditable=true]");
    if (element !== null) return element;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

type Piece = { text: string };
type Mention = { type: "mention"; name: string; children: Piece[] };
type Line = { type: "paragraph"; children: (Piece | Mention)[] };

const lineOf = (text: string): Line => {
  const [before = "", after] = text.split("@Ana");
  const children: Line["children"] = [{ text: before }];
  if (after !== undefined) children.push({ type: "mention", name: "@Ana", children: [{ text: "" }] }, { text: after });
  return { type: "paragraph", children };
};

const Drawn = ({ attributes, children, element }: RenderElementProps) => {
  const own = element as unknown as Line | Mention;
  return own.type === "mention"
    ? createElement("span", { ...attributes, contentEditable: false }, own.name, children)
    : createElement("p", attributes, children);
};

const isMention = (node: unknown): node is Mention => (node as Partial<Mention>).type === "mention";

const slate: Mount = async (box, paragraphs) => {
  const editor = withHistory(withReact(createEditor()));
  const { isInline, isVoid } = editor;
  editor.isInline = (element) => isMention(element) || isInline(element);
  editor.isVoid = (element) => isMention(element) || isVoid(element);
  const initialValue = paragraphs.map(lineOf) as unknown as Descendant[];
  const editable = createElement(Editable, { renderElement: (own) => createElement(Drawn, own) });
  const element = await drawn(box, createElement(Slate, { editor, initialValue, children: editable }));
  const textOf = (line: Node): string =>
    (line as Line).children.map((piece) => ("text" in piece ? piece.text : piece.name)).join("");
  return { element, text: () => editor.children.map(textOf).join("\n\n") };
};

const draft: Mount = async (box, paragraphs) => {
  let state = EditorState.createWithContent(ContentState.createFromText(paragraphs.join("\n")));
  const Field = () => {
    const [editorState, onChange] = useState(state);
    state = editorState;
    return createElement(DraftEditor, { editorState, onChange });
  };
  const element = await drawn(box, createElement(Field));
  return { element, text: () => state.getCurrentContent().getPlainText("\n\n") };
};

export const react: Record<string, Mount> = { Slate: slate, "Slate mention": slate, "Draft.js": draft };
