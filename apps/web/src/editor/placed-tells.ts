import { StateEffect, StateField, type EditorState, type Transaction } from "@codemirror/state";
import { contains, overlaps, type TellFinding } from "@rewrite-service/text";
import { protectedSpans } from "./protected-spans.ts";

/** A finding at the place where it stands now; `finding` keeps what was said about it. */
export interface PlacedTell {
  start: number;
  end: number;
  finding: TellFinding;
}

/** The card that is open. Enter takes the first fix only where a key opened it, so that a click never changes Enter. */
export interface OpenCard {
  tell: PlacedTell;
  byKey: boolean;
}

/** The tells of a draft as the editor keeps them. */
export interface TellsState {
  /** All that was found. */
  all: readonly PlacedTell[];
  /** What of it is shown: all but what lies within words that are kept. */
  placed: readonly PlacedTell[];
  /** What the writer said to ignore at its place. */
  ignored: readonly PlacedTell[];
  open: OpenCard | null;
}

export const setFindings = StateEffect.define<readonly TellFinding[]>();
export const openCard = StateEffect.define<OpenCard | null>();
export const ignoreTell = StateEffect.define<PlacedTell>();
export const restoreIgnored = StateEffect.define();
export const muteRule = StateEffect.define<string>();

const NONE: TellsState = { all: [], placed: [], ignored: [], open: null };

const moved = (tells: readonly PlacedTell[], { changes }: Transaction): PlacedTell[] =>
  tells
    .map((tell) => ({ ...tell, start: changes.mapPos(tell.start, 1), end: changes.mapPos(tell.end, -1) }))
    .filter((tell) => tell.end - tell.start === tell.finding.excerpt.length);

const same = (a: PlacedTell, b: PlacedTell): boolean => a.finding.id === b.finding.id && overlaps(a, b);

const followed = (tells: TellsState, transaction: Transaction): TellsState => {
  let next = tells;
  if (transaction.docChanged) {
    next = {
      ...next,
      all: moved(next.all, transaction),
      ignored: next.ignored.length === 0 ? next.ignored : moved(next.ignored, transaction),
      open: null,
    };
  }
  for (const effect of transaction.effects) {
    if (effect.is(setFindings)) {
      const all = effect.value.map((finding) => ({ start: finding.start, end: finding.end, finding }));
      next = { ...next, all: all.filter((tell) => !next.ignored.some((other) => same(tell, other))) };
    } else if (effect.is(openCard)) next = { ...next, open: effect.value };
    else if (effect.is(ignoreTell)) {
      const all = next.all.filter((tell) => !same(tell, effect.value));
      next = { ...next, all, ignored: [...next.ignored, effect.value], open: null };
    } else if (effect.is(restoreIgnored)) next = { ...next, ignored: [] };
    else if (effect.is(muteRule)) {
      next = { ...next, all: next.all.filter(({ finding }) => finding.id !== effect.value), open: null };
    }
  }
  return next;
};

/** The findings of the newest check, moved along with the text since. */
export const tellsField = StateField.define<TellsState>({
  create: () => NONE,
  update: (tells, transaction) => {
    const next = followed(tells, transaction);
    const spans = protectedSpans(transaction.state);
    if (next.all === tells.all && spans === protectedSpans(transaction.startState)) return next;
    const placed = next.all.filter((tell) => !spans.some((span) => contains(span, tell)));
    const isGone = next.open !== null && !placed.some(({ finding }) => finding === next.open?.tell.finding);
    return { ...next, placed, open: isGone ? null : next.open };
  },
});

/** Where this tell stands now; null when it is gone. */
export const currentTell = (state: EditorState, tell: PlacedTell): PlacedTell | null =>
  state.field(tellsField).placed.find(({ finding }) => finding === tell.finding) ?? null;
