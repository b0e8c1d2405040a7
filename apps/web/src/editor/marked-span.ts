import { StateEffect, StateField, type Extension } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";
import type { Span } from "@rewrite-service/text";

const setSpan = StateEffect.define<Span | null>();
const mark = Decoration.mark({ class: "picked" });

const field = StateField.define<Span | null>({
  create: () => null,
  update: (span, transaction) => {
    const set = transaction.effects.find((effect) => effect.is(setSpan));
    if (set !== undefined) return set.value;
    return transaction.docChanged ? null : span;
  },
  provide: (self) =>
    EditorView.decorations.from(self, (span) =>
      span === null ? Decoration.none : Decoration.set(mark.range(span.start, span.end)),
    ),
});

/** Marks one place of the draft, such as a fact that was asked about, and brings it into view; null takes the mark away. */
export const showSpan = (view: EditorView, span: Span | null): void => {
  const inside = span !== null && span.start < span.end && span.end <= view.state.doc.length ? span : null;
  if (inside === null && view.state.field(field) === null) return;
  view.dispatch({
    effects: [
      setSpan.of(inside),
      ...(inside === null ? [] : [EditorView.scrollIntoView(inside.start, { y: "nearest", yMargin: 24 })]),
    ],
  });
};

/** The mark goes with the next change of the text. */
export const markedSpan = (): Extension => field;
