import { RangeSetBuilder, StateEffect, StateField, type Extension } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";
import { occurrencesOf } from "@rewrite-service/text";
import { protectedWords } from "../words/protected.ts";

const keep = StateEffect.define<readonly string[]>();

const mark = Decoration.mark({ class: "cm-protected", attributes: { title: protectedWords.onList } });

const terms = StateField.define<readonly string[]>({
  create: () => [],
  update: (before, { effects }) => effects.find((effect) => effect.is(keep))?.value ?? before,
});

/** Marks where the draft says words that every rewrite of the account keeps. */
export const keepTerms = (view: EditorView, list: readonly string[]): void => view.dispatch({ effects: keep.of(list) });

/** The marks are those of the lines on screen, so that a long draft costs a key no more than a short one. */
export const keptTerms = (): Extension => [
  terms,
  EditorView.decorations.of(({ state, visibleRanges }) => {
    const marks = new RangeSetBuilder<Decoration>();
    for (const { from, to } of visibleRanges) {
      const text = state.sliceDoc(from, to);
      const places = state.field(terms).flatMap((term) => occurrencesOf(text, term).whole);
      let end = 0;
      for (const place of places.sort((one, other) => one.start - other.start || other.end - one.end)) {
        if (place.start < end) continue;
        marks.add(from + place.start, from + place.end, mark);
        ({ end } = place);
      }
    }
    return marks.finish();
  }),
];
