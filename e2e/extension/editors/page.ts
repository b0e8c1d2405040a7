// The page that the tests open: it shows one editor at a time, and tells what the editor's own program says.
import { fields } from "./fields.ts";
import { react } from "./react.ts";
import { rich } from "./rich.ts";
import type { Editor } from "./editor.ts";

const mounts = { ...fields, ...rich, ...react };
let editor: Editor | null = null;

const isField = (element: HTMLElement): element is HTMLTextAreaElement => "selectionStart" in element;

/** The nodes of text below an element, with what each holds. */
const textNodes = (root: Node): Text[] => {
  const walker = (root.ownerDocument as Document).createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode() !== null) nodes.push(walker.currentNode as Text);
  return nodes;
};

const place = (root: Node, words: string, atEnd: boolean): [Text, number] => {
  const node = textNodes(root).find(({ data }) => data.includes(words));
  if (node === undefined) throw new Error(`nothing holds “${words}”`);
  return [node, node.data.indexOf(words) + (atEnd ? words.length : 0)];
};

/** The functions that tests call in the page. */
const stage = {
  names: Object.keys(mounts),
  /** Shows an editor and selects from the first words to the second, as a person would. */
  show: async (name: string, paragraphs: readonly string[], from: string, to: string): Promise<string> => {
    const box = document.createElement("main");
    document.body.replaceChildren(box);
    const mount = mounts[name];
    if (mount === undefined) throw new Error(`no editor ${name}`);
    editor = await mount(box, paragraphs);
    const { element } = editor;
    element.focus();
    if (isField(element)) {
      const start = element.value.indexOf(from);
      element.setSelectionRange(start, element.value.indexOf(to, start) + to.length);
    } else {
      const selection = (element.ownerDocument.defaultView as Window).getSelection();
      selection?.setBaseAndExtent(...place(element, from, false), ...place(element, to, true));
    }
    return editor.text();
  },
  text: (): string => editor?.text() ?? "",
  /** The text before the caret, without white space; null if something is selected. */
  beforeCaret: (): string | null => {
    const element = editor?.element as HTMLElement;
    if (isField(element))
      return element.selectionStart === element.selectionEnd
        ? element.value.slice(0, element.selectionStart).replace(/\s+/g, "")
        : null;
    const root = element.getRootNode() as Document & { getSelection: () => Selection | null };
    const selection = root.getSelection();
    if (selection === null || !selection.isCollapsed || selection.focusNode === null) return null;
    const range = element.ownerDocument.createRange();
    range.setStart(element, 0);
    range.setEnd(selection.focusNode, selection.focusOffset);
    return range.toString().replace(/[\s\u200b\u2060\ufeff]+/g, "");
  },
};

export type EditorStage = typeof stage;
Object.assign(globalThis, { stage });
