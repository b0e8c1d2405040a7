import type { Span } from "@rewrite-service/text";
import { isOwnLine, markFor, parted } from "./kept-lines.ts";
import type { Alignment, Passage, Slot } from "./passage.ts";

/**
 * What the writer decided about one change. `asked` stands until a question about a fact is answered; the draft's
 * sentence stays meanwhile.
 */
export type Decision =
  | { kind: "accepted" }
  | { kind: "rejected" }
  /** `risks` are the lines that the question names, where they are not the change's own. */
  | { kind: "asked"; risks?: readonly string[] }
  /** `within` is the passage whose new words stand for this one too; its own are then "". */
  | { kind: "edited"; text: string; within?: number };

/** By the passage's id; a change without an entry is undecided and stands as rewritten. */
export type Decisions = Readonly<Record<number, Decision>>;

export const isChange = ({ status }: Passage): boolean => status !== "kept" && status !== "unwritten";

/** Whether the writer's own words for another passage stand for this one too. */
export const isWithinOther = (decision: Decision | undefined): boolean =>
  decision?.kind === "edited" && decision.within !== undefined;

/** The changes in the order in which they are read, and what the writer put in their own words. */
export const changesInOrder = ({ passages, slots }: Alignment, decisions: Decisions = {}): Passage[] => {
  const seen = new Set<number>();
  for (const { passage, kind } of slots) {
    const status = passages[passage]?.status;
    if (kind === "result" || status === "left-out" || status === "unwritten") seen.add(passage);
  }
  return [...seen]
    .map((id) => passages[id] as Passage)
    .filter((one) => isChange(one) || decisions[one.id]?.kind === "edited")
    .filter(({ id }) => !isWithinOther(decisions[id]));
};

/** What taking a change would do to the facts, one line each. */
export const risksOf = (passage: Passage, decision: Decision | undefined): readonly string[] => [
  ...new Set([...passage.risks, ...(decision?.kind === "asked" ? (decision.risks ?? []) : [])]),
];

const isBack = (decision: Decision | undefined): boolean => decision?.kind === "rejected" || decision?.kind === "asked";

/** A text that comes back to a place, behind a gap: the draft's wording from amid a line opens one with a capital. */
export const comeBack = (passage: Passage, decision: Decision | undefined, gap: string, text: string): string =>
  passage.isFromAmid && isBack(decision) && gap.includes("\n") ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** What one slot gives to the text, or "" where it stands empty. */
const textAt = (slot: Slot, passage: Passage, decision: Decision | undefined): string => {
  const home = slot.kind === "home";
  if (decision?.kind === "edited") {
    const atHome = passage.status === "left-out" || passage.status === "unwritten";
    const place = atHome ? home : slot.isMain;
    return place ? decision.text : "";
  }
  if (passage.status === "unwritten") return slot.text;
  if (!isBack(decision)) return home ? "" : slot.text;
  if (passage.status === "moved" || passage.status === "left-out") return home ? passage.draft : "";
  return slot.isMain ? passage.draft : "";
};

/**
 * What stands between two slots of the same sentences: what the result has there, and around words of the draft what the
 * draft has, but for a line that begins in the result.
 */
const gapWithin = (slot: Slot, last: Slot, decisions: Decisions): string => {
  const inDraft = last.next?.passage === slot.passage ? last.next.gap : null;
  const inResult = slot.kind === "result" && last.kind === "result" && slot.previous === last.passage;
  const isOfDraft = ({ kind, passage }: Slot): boolean => kind === "home" || isBack(decisions[passage]);
  if (inDraft === null || slot.gap.includes("\n")) return slot.gap;
  return inResult && !isOfDraft(slot) && !isOfDraft(last) ? slot.gap : inDraft;
};

/**
 * What stands before a slot's text, where `last` is the one that gave text before it; null where none did. A line of the
 * draft that is kept stays a line, and takes the mark of the list that it comes into.
 */
export const gapBefore = (alignment: Alignment, decisions: Decisions, slot: Slot, last: Slot | null): string | null => {
  const passageOf = ({ passage: id }: Slot): Passage => alignment.passages[id] as Passage;
  if (last !== null && passageOf(slot).isPart && passageOf(slot).whole === passageOf(last).whole)
    return gapWithin(slot, last, decisions);
  const kept = (at: Slot): Passage | null =>
    isBack(decisions[at.passage]) && !passageOf(at).isPart ? passageOf(at) : null;
  const own = kept(slot);
  const mark = own !== null && slot.kind === "result" ? markFor(own.draft, slot.run) : "";
  if (last === null) return mark === "" ? null : mark;
  if (alignment.fromNotes && passageOf(slot).status === "unwritten") return "\n\n";
  const isNext = last.kind === "home" && last.next?.passage === slot.passage;
  const gap = (isNext ? last.next?.gap : slot.gap) || " ";
  const isLine = [own, kept(last)].some((passage) => passage !== null && isOwnLine(alignment, passage));
  return (isLine ? parted(gap) : gap) + mark;
};

export interface Mix {
  text: string;
  /** Where each passage stands in `text`, by its id; a passage that gives nothing has no entry. */
  places: ReadonlyMap<number, Span[]>;
}

/** The text that the decisions make. With none it is the result exactly; with every change rejected or asked about, the draft exactly. */
export const mixOf = (alignment: Alignment, decisions: Decisions): Mix => {
  const { before, after, passages, slots } = alignment;
  const changes = passages.filter(isChange);
  const places = new Map<number, Span[]>();
  const isAllBack = changes.length > 0 && changes.every(({ id }) => isBack(decisions[id]));
  if (isAllBack && !Object.values(decisions).some(({ kind }) => kind === "edited")) {
    for (const { id, draftSpans } of passages) if (draftSpans.length > 0) places.set(id, [...draftSpans]);
    return { text: before, places };
  }
  let text = "";
  let last: Slot | null = null;
  const opening = slots.find(({ kind }) => kind === "result");
  for (const slot of slots) {
    const passage = passages[slot.passage] as Passage;
    const piece = textAt(slot, passage, decisions[passage.id]);
    if (piece === "") continue;
    const gap = gapBefore(alignment, decisions, slot, last) ?? (slot === opening ? slot.gap : "");
    text += gap;
    const start = text.length;
    text += comeBack(passage, decisions[passage.id], gap, piece);
    places.set(passage.id, [...(places.get(passage.id) ?? []), { start, end: text.length }]);
    last = slot;
  }
  return { text: text + after.slice(resultEnd(passages)), places };
};

const resultEnd = (passages: readonly Passage[]): number =>
  passages.reduce((end, { resultSpans }) => Math.max(end, resultSpans.at(-1)?.end ?? 0), 0);

/** Accepts every undecided change but those that lose or invent a fact; these wait to be asked about. */
export const acceptSafe = (alignment: Alignment, decisions: Decisions): Decisions => {
  const next: Record<number, Decision> = { ...decisions };
  for (const { id, risks } of alignment.passages.filter(isChange)) {
    if (next[id] === undefined || next[id].kind === "asked")
      next[id] = { kind: risks.length > 0 ? "asked" : "accepted" };
  }
  return next;
};

export const rejectAll = (alignment: Alignment): Decisions =>
  Object.fromEntries(alignment.passages.filter(isChange).map(({ id }) => [id, { kind: "rejected" }]));
