import { Prec, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * The browser keeps one undo history for all texts of a page: once a field has nothing of its own left to take back, undo
 * there asks this editor to take back what was typed in it. It does so only while it has the focus.
 */
export const ownUndo: Extension = Prec.highest(
  EditorView.domEventHandlers({
    beforeinput: (event, view) => {
      if (!event.inputType.startsWith("history") || view.hasFocus) return false;
      event.preventDefault();
      return true;
    },
  }),
);
