import type { Span } from "@rewrite-service/text";
import {
  allBack,
  comeBack,
  gapBefore,
  isChange,
  ownWordsIn,
  textAt,
  wordings,
  type Decision,
  type Decisions,
  type Piece,
} from "../alignment/mix.ts";
import type { Alignment, Passage, Slot } from "../alignment/passage.ts";

/**
 * One stretch of the result as it is read in review: sentences as they stand in the text, a change, or the place that a
 * sentence moved away from. `gap` stands before it.
 */
export interface Row {
  kind: "text" | "change" | "origin";
  passage: Passage;
  gap: string;
  /** What stands there now; for a change that is still open, the rewrite's. */
  text: string;
  /** Whether it belongs to a change whose larger part is in another place. */
  isSide: boolean;
}

const isBack = (decision: Decision | undefined): boolean => decision?.kind === "rejected" || decision?.kind === "asked";

type Shown = Pick<Row, "kind" | "text" | "isSide"> | null;

const change = (text: string, isSide = false): Shown => ({ kind: "change", text, isSide });

/** What stands where the draft had a sentence that is elsewhere now, or gone. */
const shownAtHome = ({ status, draft }: Passage, decision: Decision | undefined): Shown => {
  if (status === "unwritten") return { kind: "text", text: draft, isSide: false };
  // Where words went there is a place that says so.
  if (status === "left-out") return change(decision?.kind === "accepted" ? "" : draft);
  if (isBack(decision)) return change(draft);
  return decision === undefined ? { kind: "origin", text: "", isSide: false } : null;
};

/** What a slot shows but for the writer's own words; null for nothing. */
const shownAt = (slot: Slot, passage: Passage, decision: Decision | undefined): Shown => {
  if (slot.kind === "home") return shownAtHome(passage, decision);
  if (!isChange(passage) && decision === undefined) return { kind: "text", text: slot.text, isSide: false };
  if (!isBack(decision)) return slot.run === "" ? null : change(slot.run, !slot.isMain);
  return slot.isMain && passage.status !== "moved" ? change(passage.draft) : null;
};

/** The draft with the writer's own words in it, from top to bottom; what the result added has a place without words, as in the result. */
const draftRows = (alignment: Alignment, pieces: readonly Piece[], decisions: Decisions): Row[] => {
  const { passages, slots } = alignment;
  const wordsFor = ownWordsIn(decisions);
  const added = new Map<number | undefined, Passage[]>();
  let behind: number | undefined;
  for (const { passage: id, run } of slots) {
    const passage = passages[id] as Passage;
    if (passage.draftSpans.length > 0) behind = id;
    else if (run !== "") added.set(behind, [...(added.get(behind) ?? []), passage]);
  }
  const addedTo = (id?: number): Row[] =>
    (added.get(id) ?? []).map((passage) => ({ kind: "change", passage, gap: "", text: "", isSide: false }));
  const rows = pieces.flatMap(({ id, gap, text, isMain }): Row[] => {
    const own = wordsFor(id, isMain);
    const passage = passages[own?.place ?? id] as Passage;
    const kind = own !== null || isChange(passage) ? "change" : "text";
    const isSide = kind === "change" && !isMain && own === null;
    const row: Row = { kind, passage, gap, text: own?.text ?? text, isSide };
    return [...(own !== null && !own.isFirst ? [] : [row]), ...(isMain ? addedTo(id) : [])];
  });
  return [...addedTo(), ...rows];
};

/** Whether a change gives no words to the text. */
const isNothing = ({ kind, text }: NonNullable<Shown>): boolean => kind === "change" && text === "";

/** Whether a place of notes is not shown: of a point that is elsewhere, or not missed. */
const isUnseen = ({ fromNotes }: Alignment, shown: NonNullable<Shown>, { status, risks }: Passage, text: string) =>
  text === "" && fromNotes && (shown.kind === "origin" || (status === "left-out" && risks.length === 0));

const resultRows = (alignment: Alignment, decisions: Decisions): Row[] => {
  const { passages, slots } = alignment;
  const rows: Row[] = [];
  const wording = wordings(alignment, decisions);
  const wordsFor = ownWordsIn(decisions);
  let last: Slot | null = null;
  let isMain = true;
  for (const slot of slots) {
    if (slot.run !== "") ({ isMain } = slot);
    const passage = passages[slot.passage] as Passage;
    const { id } = passage;
    const isEdited = decisions[id]?.kind === "edited";
    if (isEdited && textAt(slot, passage, wording[id]) === "") continue;
    const own = wordsFor(id, slot.kind === "home" || isMain);
    const shown = own === null ? shownAt(slot, passage, wording[id]) : change(own.text);
    if (shown === null) continue;
    const isEmpty = own === null && isNothing(shown);
    const gap = isEmpty ? "" : (gapBefore(alignment, wording, slot, last) ?? "");
    if (own === null) rows.push({ ...shown, text: comeBack(passage, wording[id], gap, shown.text), passage, gap });
    else if (own.isFirst) rows.push({ ...shown, passage: passages[own.place] as Passage, gap });
    // What follows a place that is not shown stands where the text has it.
    const isPassed = isEmpty || isUnseen(alignment, shown, passage, textAt(slot, passage, wording[id]));
    last = isPassed ? last : slot;
  }
  return rows;
};

/** The text from top to bottom, as it is read in review: every sentence once. With all refused it is the draft, in its own paragraphs. */
export const reviewRows = (alignment: Alignment, decisions: Decisions): Row[] => {
  const back = allBack(alignment, decisions);
  return back === null ? resultRows(alignment, decisions) : draftRows(alignment, back, decisions);
};

/** Which way the sentence of a passage went: up where it overtook a sentence that stands before it in the draft. */
export const movedUp = ({ passages, slots }: Alignment, { id, draftSpans }: Passage): boolean => {
  const startOf = (other: Passage | undefined): number => other?.draftSpans[0]?.start ?? Number.NEGATIVE_INFINITY;
  const order = slots.filter(({ kind }) => kind === "result").map(({ passage }) => passage);
  const own = draftSpans[0]?.start ?? 0;
  return order
    .slice(order.indexOf(id) + 1)
    .some((other) => startOf(passages[other]) < own && other !== id && startOf(passages[other]) >= 0);
};

/** Where a stretch of a whole text stands in the sentences cut out of it, or the part of it that does; null where none does. */
export const placeWithin = (
  span: Span | null | undefined,
  text: string,
  places: readonly Span[],
  shown: string,
): Span | null => {
  if (!span) return null;
  const [only] = places;
  if (places.length === 1 && only !== undefined) {
    const [start, end] = [Math.max(0, span.start - only.start), Math.min(only.end, span.end) - only.start];
    return start < end ? { start, end } : null;
  }
  if (!places.some(({ start, end }) => start <= span.start && span.end <= end)) return null;
  const at = shown.indexOf(text.slice(span.start, span.end));
  return at < 0 ? null : { start: at, end: at + span.end - span.start };
};
