import { StateEffect, StateField, type Extension } from "@codemirror/state";
import { Decoration, EditorView, keymap, type DecorationSet } from "@codemirror/view";
import type { Span } from "@rewrite-service/text";
import { openDraftEditor, replaceText } from "./draft-editor.ts";
import { markedSpan, showSpan } from "./marked-span.ts";

/** How a stretch of one of two texts is shown: a word that only this text has, a fact of both, or one that differs. */
export interface SideMark extends Span {
  kind: "differs" | "fact" | "wrong";
}

/** One of two texts that are compared, as the page knows it. */
export interface ComparedText {
  text: () => string;
  replace: (text: string) => void;
  /** Marks what differs; each set takes the place of the one before. Ignored where the text is another by now. */
  mark: (of: string, marks: readonly SideMark[]) => void;
  /** Marks one place and brings it into view; null takes the mark away. */
  show: (place: Span | null) => void;
  focus: () => void;
  close: () => void;
}

const setMarks = StateEffect.define<readonly SideMark[]>();
const LOOKS = {
  differs: Decoration.mark({ class: "cm-differs" }),
  fact: Decoration.mark({ class: "cm-fact" }),
  wrong: Decoration.mark({ class: "cm-wrong" }),
} as const;

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (shown, transaction) => {
    const set = transaction.effects.find((effect) => effect.is(setMarks));
    if (set === undefined) return shown.map(transaction.changes);
    return Decoration.set(
      set.value.map(({ start, end, kind }) => LOOKS[kind].range(start, end)),
      true,
    );
  },
  provide: (self) => EditorView.decorations.from(self),
});

/** Nothing is rewritten here, so nothing is kept from it. */
const nothingKept: Extension = keymap.of([{ key: "Mod-'", run: () => true }]);

/** Opens an editor with marks in place of a textarea, and takes over what stands there. */
export const openComparedText = (
  parent: HTMLElement,
  plain: HTMLTextAreaElement,
  labels: { label: string; placeholder: string },
  onText: (text: string) => void,
): ComparedText => {
  const { value, selectionStart, selectionEnd, scrollTop } = plain;
  const view = openDraftEditor({
    parent,
    text: value,
    ...labels,
    extensions: [field, markedSpan(), nothingKept],
    onText,
  });
  view.dispatch({ selection: { anchor: selectionStart, head: selectionEnd } });
  view.scrollDOM.scrollTop = scrollTop;
  return {
    text: () => view.state.sliceDoc(),
    replace: (text) => replaceText(view, text, { start: 0, end: view.state.doc.length }),
    mark: (of, marks) => {
      if (view.state.sliceDoc() !== of) return;
      view.dispatch({ effects: setMarks.of(marks.filter(({ start, end }) => start < end && end <= of.length)) });
    },
    show: (place) => showSpan(view, place),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
};
