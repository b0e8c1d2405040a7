import { invertedEffects } from "@codemirror/commands";
import { RangeSetBuilder, StateEffect, StateField, type EditorState, type Extension } from "@codemirror/state";
import { Decoration, EditorView, type Command, type DecorationSet } from "@codemirror/view";
import { PROTECTED_SPANS_CHARACTERS_MAX, PROTECTED_SPANS_MAX } from "@rewrite-service/contract";
import { contains, occurrencesOf, overlaps, type Span } from "@rewrite-service/text";
import { bareWords } from "./bare-words.ts";

const toggle = StateEffect.define<Span>();
const restore = StateEffect.define<readonly Span[]>();
const release = StateEffect.define<string>();
const mark = Decoration.mark({ class: "cm-protected" });

const decorate = (spans: readonly Span[]): DecorationSet => {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { start, end } of spans) builder.add(start, end, mark);
  return builder.finish();
};

/** The spans that the writer protected. They move with the text; one that is emptied is gone. */
const field = StateField.define<readonly Span[]>({
  create: () => [],
  update: (spans, transaction) => {
    let next = transaction.docChanged
      ? spans
          .map(({ start, end }) => ({
            start: transaction.changes.mapPos(start, 1),
            end: transaction.changes.mapPos(end, -1),
          }))
          .filter(({ start, end }) => start < end)
      : spans;
    for (const effect of transaction.effects) {
      if (effect.is(toggle)) {
        const kept = next.filter((span) => !overlaps(span, effect.value));
        next = kept.length < next.length ? kept : [...next, effect.value].sort((a, b) => a.start - b.start);
      }
      if (effect.is(restore)) next = effect.value.filter(({ end }) => end <= transaction.state.doc.length);
      if (effect.is(release))
        next = next.filter(({ start, end }) => transaction.newDoc.sliceString(start, end) !== effect.value);
    }
    return next;
  },
  provide: (self) => EditorView.decorations.from(self, decorate),
});

export const protectedSpans = (state: EditorState): readonly Span[] => state.field(field);

/** Lets a text go wherever it is protected: a request names each text once. */
export const releaseText = (view: EditorView, text: string): void => view.dispatch({ effects: release.of(text) });

/** Protects these spans and no others, as when a draft comes back with its protection. */
export const restoreSpans = (view: EditorView, spans: readonly Span[]): void =>
  view.dispatch({ effects: restore.of(spans) });

/** Keeps what is protected through a stretch that another text replaces, wherever that text says it too. */
export const keepThrough = (state: EditorState, text: string, stretch: Span): StateEffect<readonly Span[]> => {
  const longer = text.length - (stretch.end - stretch.start);
  const found = new Map<string, Span>();
  const spans = protectedSpans(state).flatMap(({ start, end }) => {
    if (end <= stretch.start) return [{ start, end }];
    if (start >= stretch.end) return [{ start: start + longer, end: end + longer }];
    const words = state.sliceDoc(start, end);
    const { whole, inside } = occurrencesOf(text, words);
    const after = found.get(words)?.end ?? 0;
    const place = [...whole, ...inside].find((one) => one.start >= after);
    if (place === undefined) return [];
    found.set(words, place);
    return [{ start: stretch.start + place.start, end: stretch.start + place.end }];
  });
  return restore.of(spans.sort((one, other) => one.start - other.start));
};

// Undo of a replacement brings the protection back that its text had.
const undone = invertedEffects.of(({ startState, docChanged, effects }) =>
  docChanged && effects.some((effect) => effect.is(restore)) ? [restore.of(protectedSpans(startState))] : [],
);

/** The protected texts as a request carries them: each once, within the limits of the contract. */
export const protectedTexts = (state: EditorState, within: Span): string[] => {
  const inside = protectedSpans(state).filter((span) => contains(within, span));
  const texts = new Set(inside.map(({ start, end }) => state.sliceDoc(start, end)));
  const kept: string[] = [];
  let characters = 0;
  for (const text of texts) {
    if (kept.length === PROTECTED_SPANS_MAX || characters + text.length > PROTECTED_SPANS_CHARACTERS_MAX) break;
    kept.push(text);
    characters += text.length;
  }
  return kept;
};

/** What is selected, without what a rewrite may write otherwise around it; null where that is nothing. */
const selected = (state: EditorState): Span | null => {
  const { from, to } = state.selection.main;
  const text = state.sliceDoc(from, to);
  const words = bareWords(text) || text.trim();
  const start = from + text.indexOf(words);
  return words === "" ? null : { start, end: start + words.length };
};

/** The protected span at the cursor. */
const spanAtCursor = (state: EditorState): Span | undefined => {
  const { from, to } = state.selection.main;
  return from === to ? protectedSpans(state).find(({ start, end }) => start <= from && from <= end) : undefined;
};

/** Whether there is something to protect. */
export const canProtect = (state: EditorState): boolean => selected(state) !== null;

/** Protects the selection, or releases the protected spans that it touches. */
export const toggleProtection: Command = (view) => {
  const span = selected(view.state);
  if (span === null) {
    const here = spanAtCursor(view.state);
    if (here === undefined) return false;
    releaseText(view, view.state.sliceDoc(here.start, here.end));
    return true;
  }
  // What is selected looks like what is kept, and would grow past it as the marks are drawn.
  view.dispatch({ effects: toggle.of(span), selection: { anchor: span.end } });
  return true;
};

export const protection = (): Extension => [field, undone];
