import { StateEffect, StateField, type EditorState, type Transaction } from "@codemirror/state";
import { overlaps, type TellFinding } from "@rewrite-service/text";

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

const NONE: TellsState = { placed: [], ignored: [], open: null };

const moved = (tells: readonly PlacedTell[], { changes }: Transaction): PlacedTell[] =>
  tells
    .map((tell) => ({ ...tell, start: changes.mapPos(tell.start, 1), end: changes.mapPos(tell.end, -1) }))
    .filter((tell) => tell.end - tell.start === tell.finding.excerpt.length);

const same = (a: PlacedTell, b: PlacedTell): boolean => a.finding.id === b.finding.id && overlaps(a, b);

/** The findings of the newest check, moved along with the text since. */
export const tellsField = StateField.define<TellsState>({
  create: () => NONE,
  update: (tells, transaction) => {
    let next = tells;
    if (transaction.docChanged) {
      next = {
        placed: moved(next.placed, transaction),
        ignored: next.ignored.length === 0 ? next.ignored : moved(next.ignored, transaction),
        open: null,
      };
    }
    for (const effect of transaction.effects) {
      if (effect.is(setFindings)) {
        const placed = effect.value.map((finding) => ({ start: finding.start, end: finding.end, finding }));
        next = { ...next, placed: placed.filter((tell) => !next.ignored.some((other) => same(tell, other))) };
      } else if (effect.is(openCard)) next = { ...next, open: effect.value };
      else if (effect.is(ignoreTell)) {
        const placed = next.placed.filter((tell) => !same(tell, effect.value));
        next = { placed, ignored: [...next.ignored, effect.value], open: null };
      } else if (effect.is(restoreIgnored)) next = { ...next, ignored: [] };
      else if (effect.is(muteRule)) {
        next = { ...next, placed: next.placed.filter(({ finding }) => finding.id !== effect.value), open: null };
      }
    }
    return next;
  },
});

/** Where this tell stands now; null when it is gone. */
export const currentTell = (state: EditorState, tell: PlacedTell): PlacedTell | null =>
  state.field(tellsField).placed.find(({ finding }) => finding === tell.finding) ?? null;
