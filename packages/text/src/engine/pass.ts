import type { RegisterId } from "../registers/register.ts";
import { apart, applied, type Edit } from "./edits.ts";
import { keepsFacts, type Reader } from "./fact-check.ts";

/** What kind of change a pass makes, as the notes tell it. */
export type ChangeKind =
  | "formula"
  | "letter"
  | "markup"
  | "spelling"
  | "shorthand"
  | "capitals"
  | "lines"
  | "list"
  | "own"
  | "parts"
  | "wording";

/** One thing that was changed: the words before and those in their place. */
export interface Change {
  kind: ChangeKind;
  before: string;
  after: string;
}

/** Knows more words than the engine carries: the word that is meant by one of a text; null where it is right or nothing is sure. */
export type Speller = (text: string, word: string, at: number) => string | null;

/** What a pass may know beside the text. */
export interface Setting {
  register: RegisterId;
  reader: Reader;
  speller: Speller | undefined;
  /** Whether the text has so many tells that it reads as a model's. */
  isStock: () => boolean;
  /** Whether it was typed in haste. */
  hasty: boolean;
  /** What new spellings are held against, each by itself; null where they are looked at together at the end. */
  keepsSpelled: ((before: string, after: string) => boolean) | null;
}

/** An edit that may be of another kind than its pass. */
export interface Proposal extends Edit {
  kind?: ChangeKind;
}

/** One kind of change. It sees the whole text and proposes edits; those that would touch what must stay are refused. */
export interface Pass {
  kind: ChangeKind;
  /** Whether it writes the same words in another spelling, so that it may touch facts and needs no check of them. */
  spells?: boolean;
  edits(text: string, setting: Setting): readonly Proposal[];
}

/** Of the edits, those after which every fact is kept; they are halved until the ones that break it are alone. */
const keeping = (
  text: string,
  edits: readonly Proposal[],
  keeps: (before: string, after: string) => boolean,
): readonly Proposal[] => {
  const next = applied(text, edits);
  if (next.trim() !== "" && keeps(text, next)) return edits;
  if (edits.length < 2) return [];
  const half = edits.length >> 1;
  const kept = [...keeping(text, edits.slice(0, half), keeps), ...keeping(text, edits.slice(half), keeps)];
  return keeps(text, applied(text, kept)) ? kept : [];
};

/**
 * A text after some passes that see it at once; of two edits that touch, the first stays. What was changed is added to
 * `changes`. The passes of one call must all spell, or none.
 */
export const afterPasses = (text: string, passes: readonly Pass[], setting: Setting, changes: Change[]): string => {
  const proposed = passes.flatMap((pass) =>
    pass.edits(text, setting).map((edit): Proposal => (edit.kind === undefined ? { ...edit, kind: pass.kind } : edit)),
  );
  if (proposed.length === 0) return text;
  const spells = passes.every((pass) => pass.spells === true);
  const guarded = setting.reader(text);
  proposed.sort((a, b) => a.start - b.start);
  const fitting = apart(proposed, spells ? guarded.verbatim() : guarded.guardsNear(proposed));
  const inLedger = (before: string, after: string): boolean => keepsFacts(setting.reader, before, after);
  const keeps = spells ? setting.keepsSpelled : inLedger;
  const kept = keeps === null ? fitting : keeping(text, fitting, keeps);
  for (const { start, end, insert, kind } of kept)
    if (kind !== undefined) changes.push({ kind, before: text.slice(start, end), after: insert });
  return applied(text, kept);
};
