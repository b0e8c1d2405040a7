import { RangeSetBuilder, StateEffect, StateField, type Extension } from "@codemirror/state";
import {
  Decoration,
  EditorView,
  keymap,
  showTooltip,
  type Command,
  type DecorationSet,
  type Tooltip,
} from "@codemirror/view";
import { overlaps, type TellFinding } from "@rewrite-service/text";
import { protectedSpans } from "./protected-spans.ts";
import { tellCard } from "./tell-card.ts";

/** A finding at the place where it stands now; `finding` keeps what was said about it. */
export interface PlacedTell {
  start: number;
  end: number;
  finding: TellFinding;
}

const setFindings = StateEffect.define<readonly TellFinding[]>();
const openCard = StateEffect.define<PlacedTell | null>();

interface Tells {
  placed: readonly PlacedTell[];
  open: PlacedTell | null;
}

const field = StateField.define<Tells>({
  create: () => ({ placed: [], open: null }),
  update: (tells, transaction) => {
    let next = tells;
    if (transaction.docChanged) {
      const placed = tells.placed
        .map((tell) => ({
          ...tell,
          start: transaction.changes.mapPos(tell.start, 1),
          end: transaction.changes.mapPos(tell.end, -1),
        }))
        .filter((tell) => tell.end - tell.start === tell.finding.excerpt.length);
      next = { placed, open: null };
    }
    for (const effect of transaction.effects) {
      if (effect.is(setFindings)) {
        next = {
          ...next,
          placed: effect.value.map((finding) => ({ start: finding.start, end: finding.end, finding })),
        };
      }
      if (effect.is(openCard)) next = { ...next, open: effect.value };
    }
    return next;
  },
  provide: (self) => [
    EditorView.decorations.from(self, (tells) => underline(tells.placed)),
    showTooltip.from(self, (tells) => (tells.open === null ? null : cardOf(tells.open))),
  ],
});

const underline = (placed: readonly PlacedTell[]): DecorationSet => {
  const builder = new RangeSetBuilder<Decoration>();
  let last = 0;
  for (const { start, end, finding } of placed) {
    if (start < last || start >= end) continue;
    builder.add(start, end, Decoration.mark({ class: finding.weight >= 2.5 ? "cm-tell cm-tell-strong" : "cm-tell" }));
    last = end;
  }
  return builder.finish();
};

const cardOf = (tell: PlacedTell): Tooltip => ({
  pos: tell.start,
  end: tell.end,
  above: false,
  create: (view) => ({ dom: tellCard(tell, { fix: () => fix(view, tell), close: () => close(view) }) }),
});

const close = (view: EditorView): void => {
  view.dispatch({ effects: openCard.of(null) });
  view.focus();
};

/** Whether a fix may touch the place: a protected span is never changed. */
export const mayFix = (view: EditorView, tell: PlacedTell): boolean =>
  tell.finding.replacement !== null && !protectedSpans(view.state).some((span) => overlaps(span, tell));

const fix = (view: EditorView, tell: PlacedTell): void => {
  if (!mayFix(view, tell)) return;
  view.dispatch({
    changes: { from: tell.start, to: tell.end, insert: tell.finding.replacement ?? "" },
    effects: openCard.of(null),
    userEvent: "input.fix",
  });
  view.focus();
};

const tellAt = (view: EditorView, at: number): PlacedTell | undefined =>
  view.state.field(field).placed.find(({ start, end }) => start <= at && at <= end);

const step =
  (direction: 1 | -1): Command =>
  (view) => {
    const { placed } = view.state.field(field);
    const { head } = view.state.selection.main;
    const ordered = direction === 1 ? placed : placed.toReversed();
    const next = ordered.find(({ start }) => (direction === 1 ? start > head : start < head)) ?? ordered[0];
    if (next === undefined) return false;
    view.dispatch({ selection: { anchor: next.start }, effects: openCard.of(next), scrollIntoView: true });
    return true;
  };

const openHere: Command = (view) => {
  const here = tellAt(view, view.state.selection.main.head);
  if (here === undefined) return false;
  view.dispatch({ effects: openCard.of(here) });
  return true;
};

/** Shows the findings of a check of the text that the editor holds now. */
export const showFindings = (view: EditorView, findings: readonly TellFinding[]): void =>
  view.dispatch({ effects: setFindings.of(findings) });

/** Underlines, the card that a press or a key opens, and the keys that walk from tell to tell. */
export const tellsLayer = (): Extension => [
  field,
  keymap.of([
    { key: "F8", run: step(1), shift: step(-1) },
    { key: "Mod-.", run: openHere },
    {
      key: "Escape",
      run: (view) => {
        if (view.state.field(field).open === null) return false;
        close(view);
        return true;
      },
    },
  ]),
  EditorView.domEventHandlers({
    click: (event, view) => {
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
      const tell = at === null ? undefined : tellAt(view, at);
      view.dispatch({ effects: openCard.of(tell ?? null) });
      return false;
    },
  }),
];
