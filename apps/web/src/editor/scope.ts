import { StateEffect, StateField, type EditorState, type Extension } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";
import type { Span } from "@rewrite-service/text";

const set = StateEffect.define<Span | null>();
const outside = Decoration.mark({ class: "cm-outside" });

/** The part of the draft that a rewrite is about; null for all of it. It grows and shrinks with what is typed in it. */
const field = StateField.define<Span | null>({
  create: () => null,
  update: (scope, transaction) => {
    const chosen = transaction.effects.find((effect) => effect.is(set));
    if (chosen !== undefined) return chosen.value;
    if (scope === null || !transaction.docChanged) return scope;
    const { changes } = transaction;
    const next = { start: changes.mapPos(scope.start, -1), end: changes.mapPos(scope.end, 1) };
    return next.start < next.end ? next : null;
  },
  provide: (self) =>
    EditorView.decorations.compute([self, "doc"], (state) => {
      const scope = state.field(self);
      if (scope === null) return Decoration.none;
      const ranges = [];
      if (scope.start > 0) ranges.push(outside.range(0, scope.start));
      if (scope.end < state.doc.length) ranges.push(outside.range(scope.end, state.doc.length));
      return Decoration.set(ranges);
    }),
});

export const scopeOf = (state: EditorState): Span => state.field(field) ?? { start: 0, end: state.doc.length };

export const setScope = (view: EditorView, scope: Span | null): void =>
  view.dispatch({
    effects: [set.of(scope), ...(scope === null ? [] : [EditorView.scrollIntoView(scope.start, { y: "start" })])],
  });

export const scoped = (): Extension => field;
