import { deleteGroupBackward } from "@codemirror/commands";
import { EditorSelection, findClusterBreak, type EditorState, type StateCommand } from "@codemirror/state";

/** Where the character beside a place ends. Backward, an accent goes before the letter that it is on. */
const edgeBeside = (state: EditorState, at: number, forward: boolean): number => {
  const { from, text } = state.doc.lineAt(at);
  const edge = from + findClusterBreak(text, at - from, forward, forward);
  return edge === at ? Math.min(state.doc.length, Math.max(0, at + (forward ? 1 : -1))) : edge;
};

/** Deletes the selection, or the character beside the cursor. The library's own command would bring a parser along. */
const deleteCharacter =
  (forward: boolean): StateCommand =>
  (target) => {
    const { state } = target;
    const { empty, head } = state.selection.main;
    if (!empty) return deleteGroupBackward(target);
    const edge = edgeBeside(state, head, forward);
    if (state.readOnly || edge === head) return false;
    const from = Math.min(head, edge);
    target.dispatch(
      state.update({
        changes: { from, to: Math.max(head, edge) },
        selection: EditorSelection.cursor(from, forward ? 1 : -1),
        scrollIntoView: true,
        userEvent: forward ? "delete.forward" : "delete.backward",
      }),
    );
    return true;
  };

export const deleteCharacterBackward = deleteCharacter(false);
export const deleteCharacterForward = deleteCharacter(true);
