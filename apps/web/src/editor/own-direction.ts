import { RangeSetBuilder, type Extension } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";

const line = Decoration.line({ attributes: { dir: "auto" } });

/** Lets every line that is drawn begin where its own language does. The editor reads the direction from the page. */
export const ownDirection: Extension = [
  EditorView.perLineTextDirection.of(true),
  EditorView.decorations.of(({ state, visibleRanges }) => {
    const lines = new RangeSetBuilder<Decoration>();
    let next = 0;
    for (const { from, to } of visibleRanges)
      for (let at = Math.max(from, next); at <= to; at = next) {
        const { from: start, to: end } = state.doc.lineAt(at);
        if (start >= next) lines.add(start, start, line);
        next = end + 1;
      }
    return lines.finish();
  }),
];
