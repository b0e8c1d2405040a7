import type { EditorState } from "@codemirror/state";
import { overlaps, type Span, type TellFinding } from "@rewrite-service/text";
import type { MutedRule } from "./muted-rules.ts";
import { isTypo } from "../tells/typos.ts";
import { tellsField, type PlacedTell } from "./placed-tells.ts";
import { canProtect, protectedSpans } from "./protected-spans.ts";

export interface ListedTell {
  tell: PlacedTell;
  line: number;
}

/** The tell whose card is open. */
export interface OpenTell {
  tell: PlacedTell;
  /** Its place among the tells, from 1. */
  at: number;
  isProtected: boolean;
  /** Whether a rule has a text for its place, and the place may be changed. */
  canFix: boolean;
}

export interface ProtectedText extends Span {
  text: string;
}

/** What stands around the draft as lists: its tells, what is protected and what could be. */
export interface DraftMarks {
  /** How many there are; `tells` lists the first of them. */
  count: number;
  /** How many of them are typos. */
  typos: number;
  /** What is named and does not count, from the newest check. */
  hints: readonly TellFinding[];
  tells: readonly ListedTell[];
  open: OpenTell | null;
  /** The text of which this was found: the newest one may not be checked yet. Null before the first check. */
  checked: string | null;
  /** Why nothing is looked for, as when the text is not English; null where it is checked. */
  declined: string | null;
  /** Where the text could not be checked, what tries it again. */
  retry: (() => void) | null;
  ignored: number;
  muted: readonly MutedRule[];
  spans: readonly ProtectedText[];
  /** Whether something is selected that can be protected. */
  canProtect: boolean;
}

const LISTED_MAX = 100;

const openTellOf = (tell: PlacedTell, placed: readonly PlacedTell[], spans: readonly Span[]): OpenTell => {
  const isProtected = spans.some((span) => overlaps(span, tell));
  const canFix = tell.finding.replacement !== null && !isProtected;
  return {
    tell,
    at: placed.findIndex(({ start, finding }) => start === tell.start && finding.id === tell.finding.id) + 1,
    isProtected,
    canFix,
  };
};

/** What the newest check found beside the findings that the editor keeps. */
export interface FoundBeside {
  hints: readonly TellFinding[];
  checked: string | null;
  declined: string | null;
  retry: (() => void) | null;
}

/** The lists of a draft as it stands; what was found is from the newest check of this very text. */
export const marksOf = (
  state: EditorState,
  { hints, checked, declined, retry }: FoundBeside,
  muted: readonly MutedRule[],
): DraftMarks => {
  const { placed, ignored, open } = state.field(tellsField);
  const spans = protectedSpans(state);
  return {
    count: placed.length,
    typos: placed.filter(({ finding }) => isTypo(finding)).length,
    hints,
    tells: placed.slice(0, LISTED_MAX).map((tell) => ({ tell, line: state.doc.lineAt(tell.start).number })),
    open: open === null ? null : openTellOf(open.tell, placed, spans),
    checked,
    declined,
    retry,
    ignored: ignored.length,
    muted,
    spans: spans.map(({ start, end }) => ({ start, end, text: state.sliceDoc(start, end) })),
    canProtect: canProtect(state),
  };
};

/** Whether a change of the editor's state was one of marks alone, without a change of the text, or closed a card. */
export const marksChanged = (before: EditorState, after: EditorState): boolean => {
  const [was, is] = [before.field(tellsField), after.field(tellsField)];
  if (was.open !== is.open || canProtect(before) !== canProtect(after)) return true;
  return before.doc === after.doc && (protectedSpans(before) !== protectedSpans(after) || was.ignored !== is.ignored);
};
