import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * Types over a selection. Left to itself the browser gives what is typed the look of the marked words that it takes the place
 * of, in a style attribute, which the policy of the page forbids.
 */
export const typedOver: Extension = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { data, inputType, isComposing, cancelable } = event;
    if (inputType !== "insertText" || data === null || isComposing || !cancelable || view.composing) return false;
    if (view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
    return true;
  },
});
