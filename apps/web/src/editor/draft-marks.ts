import type { EditorState } from "@codemirror/state";
import type { Span } from "@rewrite-service/text";
import type { MutedRule } from "./muted-rules.ts";
import type { Protectable, ProtectableKind } from "../tells/protectable.ts";
import { tellsField, type PlacedTell } from "./placed-tells.ts";
import { protectedSpans } from "./protected-spans.ts";

export interface ListedTell {
  tell: PlacedTell;
  line: number;
}

export interface ProtectedText extends Span {
  text: string;
}

/** What stands around the draft as lists: its tells, what is protected and what could be. */
export interface DraftMarks {
  /** How many there are; `tells` lists the first of them. */
  count: number;
  tells: readonly ListedTell[];
  ignored: number;
  muted: readonly MutedRule[];
  spans: readonly ProtectedText[];
  protectable: readonly { kind: ProtectableKind; spans: readonly Span[] }[];
}

const LISTED_MAX = 100;
const KINDS: readonly ProtectableKind[] = ["number", "link", "quote"];

/** The lists of a draft as it stands; `protectable` is from the newest check of this very text. */
export const marksOf = (
  state: EditorState,
  protectable: readonly Protectable[],
  muted: readonly MutedRule[],
): DraftMarks => {
  const { placed, ignored } = state.field(tellsField);
  const spans = protectedSpans(state);
  const open = protectable.filter(({ start, end }) => !spans.some((span) => span.start < end && start < span.end));
  return {
    count: placed.length,
    tells: placed.slice(0, LISTED_MAX).map((tell) => ({ tell, line: state.doc.lineAt(tell.start).number })),
    ignored: ignored.length,
    muted,
    spans: spans.map(({ start, end }) => ({ start, end, text: state.sliceDoc(start, end) })),
    protectable: KINDS.map((kind) => ({ kind, spans: open.filter((span) => span.kind === kind) })).filter(
      (group) => group.spans.length > 0,
    ),
  };
};

/** Whether a change of the editor's state was one of marks alone, without a change of the text. */
export const marksChanged = (before: EditorState, after: EditorState): boolean =>
  before.doc === after.doc &&
  (protectedSpans(before) !== protectedSpans(after) ||
    before.field(tellsField).ignored !== after.field(tellsField).ignored);
