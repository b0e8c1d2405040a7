import { RangeSetBuilder, type Extension } from "@codemirror/state";
import { Decoration, EditorView, keymap, type Command, type DecorationSet } from "@codemirror/view";
import { overlaps, type TellFinding } from "@rewrite-service/text";
import { draftWords } from "../words/draft.ts";
import { isTypo } from "../tells/typos.ts";
import { openCard, setFindings, tellsField, type PlacedTell } from "./placed-tells.ts";
import { protectedSpans } from "./protected-spans.ts";

/** From this weight on a tell has the stronger underline. */
const STRONG_WEIGHT = 2.5;

const underline = (placed: readonly PlacedTell[], markOf: (finding: TellFinding) => Decoration): DecorationSet => {
  const builder = new RangeSetBuilder<Decoration>();
  let last = 0;
  for (const { start, end, finding } of placed) {
    if (start < last || start >= end) continue;
    builder.add(start, end, markOf(finding));
    last = end;
  }
  return builder.finish();
};
const typoMark = Decoration.mark({ class: "cm-typo" });
const tellMark = ({ weight }: TellFinding): Decoration => (weight >= STRONG_WEIGHT ? strongMark : mark);
const isPlacedTypo = ({ finding }: PlacedTell): boolean => isTypo(finding);
const mark = Decoration.mark({ class: "cm-tell" });
const openMark = Decoration.mark({ class: "cm-tell-open" });
const openTypoMark = Decoration.mark({ class: "cm-typo-open" });
const strongMark = Decoration.mark({ class: "cm-tell cm-tell-strong" });

/** Whether a fix may touch the place: a protected span is never changed. */
export const mayFix = (view: EditorView, tell: PlacedTell): boolean =>
  tell.finding.replacement !== null && !isProtected(view, tell);

export const isProtected = (view: EditorView, tell: PlacedTell): boolean =>
  protectedSpans(view.state).some((span) => overlaps(span, tell));

/** Closes the card that is open, and goes on in the text. */
export const closeTell = (view: EditorView): void => {
  view.dispatch({ effects: openCard.of(null) });
  view.focus();
};

/** Puts what a rule proposes in the place of a tell; one undo takes it back. */
export const fixTell = (view: EditorView, tell: PlacedTell): boolean => {
  if (!mayFix(view, tell)) return false;
  view.dispatch({
    changes: { from: tell.start, to: tell.end, insert: tell.finding.replacement ?? "" },
    effects: openCard.of(null),
    userEvent: "input.fix",
  });
  view.focus();
  return true;
};

/** Mends every typo that may be changed; one undo takes them all back. */
export const fixTypos = (view: EditorView): void => {
  const typos = view.state.field(tellsField).placed.filter((tell) => isPlacedTypo(tell) && mayFix(view, tell));
  view.dispatch({
    changes: typos.map(({ start, end, finding }) => ({ from: start, to: end, insert: finding.replacement ?? "" })),
    userEvent: "input.fix",
  });
  view.focus();
};

/** What stands at a place; of two, the typo inside the phrase. */
const tellAt = (view: EditorView, at: number): PlacedTell | undefined => {
  const here = view.state.field(tellsField).placed.filter(({ start, end }) => start <= at && at <= end);
  return here.find(isPlacedTypo) ?? here[0];
};

/** Brings a tell into view with its card open, and says it to those who listen. */
export const showTell = (view: EditorView, tell: PlacedTell, byKey: boolean): void => {
  const { placed } = view.state.field(tellsField);
  const { name, explanation } = tell.finding;
  view.dispatch({
    selection: { anchor: tell.start },
    effects: [
      openCard.of({ tell, byKey }),
      EditorView.announce.of(draftWords.tells.announced(placed.indexOf(tell) + 1, placed.length, name, explanation)),
    ],
    scrollIntoView: true,
  });
};

/** Opens the card of the next or the previous tell from the caret on, around the end. */
export const stepTell =
  (direction: 1 | -1): Command =>
  (view) => {
    const { placed } = view.state.field(tellsField);
    const { head } = view.state.selection.main;
    const ordered = direction === 1 ? placed : placed.toReversed();
    const next = ordered.find(({ start }) => (direction === 1 ? start > head : start < head)) ?? ordered[0];
    if (next !== undefined) showTell(view, next, true);
    // The browser's own F8 would do nothing better.
    return true;
  };

const openHere: Command = (view) => {
  const here = tellAt(view, view.state.selection.main.head);
  if (here !== undefined) showTell(view, here, true);
  return true;
};

const onEnter: Command = (view) => {
  const { open } = view.state.field(tellsField);
  return open?.byKey === true && fixTell(view, open.tell);
};

const onEscape: Command = (view) => {
  if (view.state.field(tellsField).open === null) return false;
  closeTell(view);
  return true;
};

/** Shows the findings of a check of the text that the editor holds now. */
export const showFindings = (view: EditorView, findings: readonly TellFinding[]): void =>
  view.dispatch({ effects: setFindings.of(findings) });

/** Underlines, the tell that a press or a key opens, and the keys that walk from tell to tell. Its card is the page's. */
export const tellsLayer = (): Extension => [
  tellsField,
  EditorView.decorations.from(tellsField, ({ placed }) =>
    underline(
      placed.filter((tell) => !isPlacedTypo(tell)),
      tellMark,
    ),
  ),
  EditorView.decorations.from(tellsField, ({ placed }) => underline(placed.filter(isPlacedTypo), () => typoMark)),
  EditorView.decorations.from(tellsField, ({ open }) =>
    open === null
      ? Decoration.none
      : Decoration.set((isPlacedTypo(open.tell) ? openTypoMark : openMark).range(open.tell.start, open.tell.end)),
  ),
  keymap.of([
    { key: "F8", run: stepTell(1), shift: stepTell(-1) },
    { key: "Mod-.", run: openHere },
    { key: "Enter", run: onEnter },
    { key: "Escape", run: onEscape },
  ]),
  EditorView.domEventHandlers({
    click: (event, view) => {
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
      const tell = at === null ? undefined : tellAt(view, at);
      view.dispatch({ effects: openCard.of(tell === undefined ? null : { tell, byKey: false }) });
      return false;
    },
  }),
];
