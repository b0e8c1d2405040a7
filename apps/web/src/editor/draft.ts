import type { Span } from "@rewrite-service/text";
import type { PlacedTell } from "./placed-tells.ts";

/** What the page may ask of the draft, whichever form it has. Where a part is worked on, that part is its text. */
export interface Draft {
  text: () => string;
  /** Replaces the text in one step; one undo takes it back. */
  replace: (text: string) => void;
  /** Works on a part alone; null for the whole draft again. */
  scope: (part: Span | null) => void;
  undo: () => void;
  redo: () => void;
  protectedTexts: () => string[];
  /** The protected places of the whole draft, in their order. */
  protectedSpans: () => readonly Span[];
  /** Protects these places and no others. */
  restoreSpans: (spans: readonly Span[]) => void;
  /** Marks the words that every rewrite of the account keeps. */
  keepTerms: (terms: readonly string[]) => void;
  /** Marks a place and brings it into view; null takes the mark away. */
  mark: (span: Span | null) => void;
  /** Brings a place into view. */
  show: (place: Span) => void;
  focus: () => void;
  /** Selects a place and brings it into view. */
  select: (span: Span) => void;
  /** Protects or releases the selection. */
  protect: () => void;
  /** Lets a text go wherever it is protected. */
  release: (text: string) => void;
  /** Opens the card of a tell where it stands now. */
  showTell: (tell: PlacedTell) => void;
  closeTell: () => void;
  /** Opens the card of the next or the previous tell. */
  stepTell: (direction: 1 | -1) => void;
  /** Takes the rule's proposal; ignores the tell at its place; or its rule on this device for good. */
  fixTell: (tell: PlacedTell) => void;
  /** Mends every typo that may be changed, in one step that one undo takes back. */
  fixTypos: () => void;
  ignoreTell: (tell: PlacedTell) => void;
  muteTell: (tell: PlacedTell) => void;
  restoreIgnored: () => void;
  /** Lets a rule that was muted on this device speak again. */
  unmute: (id: string) => void;
}
