import type { Span } from "@rewrite-service/text";
import { edgesKeptLine, isOwnLine, markFor } from "./kept-lines.ts";
import type { Alignment, Passage, Slot } from "./passage.ts";
import { longestRun, runsOf } from "./runs.ts";

/**
 * What the writer decided about one change. `asked` stands until a question about a fact is answered; the draft's
 * sentence stays meanwhile.
 */
export type Decision =
  | { kind: "accepted" }
  | { kind: "rejected" }
  /** `risks` are the lines that the question names, where they are not the change's own. */
  | { kind: "asked"; risks?: readonly string[] }
  /**
   * `within` is the passage whose new words stand for this one too; its own are then "". `back` where they stand for the
   * draft's wording; `beside` where what the passage has in other places stays.
   */
  | { kind: "edited"; text: string; within?: number; back?: boolean; beside?: boolean };

/** By the passage's id; a change without an entry is undecided and stands as rewritten. */
export type Decisions = Readonly<Record<number, Decision>>;

export const isChange = ({ status }: Passage): boolean => status !== "kept" && status !== "unwritten";

/** Whether the writer's own words for another passage stand for this one too. */
export const isWithinOther = (decision: Decision | undefined): boolean =>
  decision?.kind === "edited" && decision.within !== undefined;

/** The changes in the order in which they are read, and what the writer put in their own words. */
export const changesInOrder = ({ passages, slots }: Alignment, decisions: Decisions = {}): Passage[] => {
  const seen = new Set<number>();
  for (const { passage, isMain } of slots) {
    const status = passages[passage]?.status;
    // The larger of its parts has the actions.
    if (isMain || status === "left-out" || status === "unwritten") seen.add(passage);
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

/** What one slot gives to the text but for the writer's own words, or "" where it stands empty. */
export const textAt = (slot: Slot, { status, draft }: Passage, decision: Decision | undefined): string => {
  const home = slot.kind === "home";
  if (status === "unwritten") return slot.text;
  if (!isBack(decision)) return home ? "" : slot.text;
  if (status === "moved" || status === "left-out") return home ? draft : "";
  return slot.isMain ? draft : "";
};

/** Whether the draft's wording stands, or the writer's own words stand for it. */
const isDraftsOwn = (decision: Decision | undefined): boolean =>
  isBack(decision) || (decision?.kind === "edited" && decision.back === true);

const wordingOf = ({ status }: Passage, decision: Decision | undefined): Decision | undefined => {
  if (decision?.kind !== "edited") return decision;
  const isOwn = decision.within === undefined;
  // Own words stand where the sentence would, also of one that stands nowhere.
  const back = isOwn && status === "left-out" ? true : isOwn && status === "new" ? false : decision.back === true;
  return back ? { kind: "rejected" } : undefined;
};

/** Which wording stands at each passage, or would without the writer's own words. */
export const wordings = ({ passages }: Alignment, decisions: Decisions): Decisions =>
  Object.fromEntries(
    passages.flatMap((passage) => {
      const wording = wordingOf(passage, decisions[passage.id]);
      return wording === undefined ? [] : [[passage.id, wording]];
    }),
  );

/** What stands instead of a piece of a passage: the writer's own words at the first piece that they stand for, "" at the others. */
export const ownWordsIn = (decisions: Decisions) => {
  const told = new Set<number>();
  /** The passage of the words, and the words; null where the piece itself stands. `isMain` as of `Slot`. */
  return (id: number, isMain: boolean): { place: number; text: string; isFirst: boolean } | null => {
    const decision = decisions[id];
    if (decision?.kind !== "edited" || (decision.beside === true && !isMain)) return null;
    const place = decision.within ?? id;
    const words = decisions[place];
    const isFirst = !told.has(place);
    told.add(place);
    return { place, text: isFirst && words?.kind === "edited" ? words.text : "", isFirst };
  };
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

const breaks = (gap: string): number => gap.split("\n").length;

/** What the draft has behind what came back, unless a paragraph of the result that begins here would begin nowhere. */
const gapBetween = (slot: Slot, { kind, gap, next }: Slot): string => {
  const isNext = kind === "home" && next?.passage === slot.passage;
  return isNext && breaks(slot.gap) <= breaks(gap + next.gap) ? next.gap : slot.gap;
};

/** The mark of the list that words of the draft come into, where they had none. */
const markBefore = ({ id, isPart, draft }: Passage, { kind, run }: Slot, decisions: Decisions): string =>
  isBack(decisions[id]) && !isPart && kind === "result" ? markFor(draft, run) : "";

/** Whether a line of the draft that is kept begins with one passage or ends with the one above it. */
const isLineBreak = (alignment: Alignment, decisions: Decisions, own: Passage, above: Passage): boolean => {
  const isDraft = ({ id }: Passage): boolean => isBack(decisions[id]);
  const isKeptLine = (passage: Passage): boolean =>
    isDraft(passage) && !passage.isPart && isOwnLine(alignment, passage);
  return (
    [own, above].some(isKeptLine) ||
    edgesKeptLine(alignment, own, "start", isDraft) ||
    edgesKeptLine(alignment, above, "end", isDraft)
  );
};

/** Whether what a text did not come to begins a paragraph: behind notes, behind a line, and where the draft has no paragraphs and the text has. */
const opensParagraph = ({ before, after, fromNotes }: Alignment): boolean =>
  fromNotes || !/[.!?…]\W*$/.test(after) || (after.includes("\n") && !before.trim().includes("\n"));

/**
 * What stands before a slot's text, where `last` is the one that gave text before it; null where none did. A line of the
 * draft that is kept stays a line, and takes the mark of the list that it comes into.
 */
export const gapBefore = (alignment: Alignment, decisions: Decisions, slot: Slot, last: Slot | null): string | null => {
  const passageOf = ({ passage: id }: Slot): Passage => alignment.passages[id] as Passage;
  const own = passageOf(slot);
  const mark = markBefore(own, slot, decisions);
  if (last === null) return mark === "" ? null : mark;
  const above = passageOf(last);
  if (own.isPart && own.whole === above.whole) {
    const gap = gapWithin(slot, last, decisions);
    // What was put in belongs to the line that it was put into.
    if (own.status === "new" || above.status === "new") return gap;
    return (gap.includes("\n") || !isLineBreak(alignment, decisions, own, above) ? gap : "\n") + mark;
  }
  if (own.status === "unwritten" && opensParagraph(alignment)) return "\n\n";
  const gap = gapBetween(slot, last) || " ";
  // Beside a point of notes nothing is known to be about the same: it comes back as a line.
  const isPoint = alignment.fromNotes && own.status === "left-out";
  return (gap.includes("\n") || !(isPoint || isLineBreak(alignment, decisions, own, above)) ? gap : "\n") + mark;
};

export interface Mix {
  text: string;
  /** Where each passage stands in `text`, by its id; a passage that gives nothing has no entry. */
  places: ReadonlyMap<number, Span[]>;
  /** The longest stretch that each has in one place. */
  main: ReadonlyMap<number, Span>;
}

/** What a passage gives to the text, before the writer's own words stand for it. */
export interface Piece {
  id: number;
  gap: string;
  text: string;
  isMain: boolean;
}

/** The draft's own sentences, those of a passage that stand side by side together, each with what stands before it. */
const draftPieces = ({ before, passages }: Alignment): Piece[] => {
  let end = 0;
  return passages
    .flatMap(({ id, draftSpans }) => {
      const [main] = longestRun(draftSpans, before);
      return runsOf(draftSpans, before).map((run) => ({
        id,
        start: run[0]?.start ?? 0,
        until: run.at(-1)?.end ?? 0,
        isMain: run[0] === main,
      }));
    })
    .sort((x, y) => x.start - y.start)
    .map(({ id, start, until, isMain }) => {
      const gap = before.slice(end, start);
      end = until;
      return { id, gap, text: before.slice(start, until), isMain };
    });
};

/** Those pieces where every change is back, and the text is the draft but for the writer's own words; null where it is another. */
export const allBack = (alignment: Alignment, decisions: Decisions): Piece[] | null => {
  const changes = alignment.passages.filter(isChange);
  const wording = wordings(alignment, decisions);
  const isAllBack = changes.length > 0 && changes.every(({ id }) => isDraftsOwn(decisions[id]) && isBack(wording[id]));
  return isAllBack ? draftPieces(alignment) : null;
};

const slotPieces = (alignment: Alignment, decisions: Decisions): Piece[] => {
  const { passages, slots } = alignment;
  const opening = slots.find(({ kind }) => kind === "result");
  let last: Slot | null = null;
  let isMain = true;
  return slots.flatMap((slot) => {
    const passage = passages[slot.passage] as Passage;
    if (slot.run !== "") ({ isMain } = slot);
    const text = textAt(slot, passage, decisions[passage.id]);
    if (text === "") return [];
    const gap = gapBefore(alignment, decisions, slot, last) ?? (slot === opening ? slot.gap : "");
    last = slot;
    const own = comeBack(passage, decisions[passage.id], gap, text);
    return [{ id: passage.id, gap, text: own, isMain: slot.kind === "home" || isMain }];
  });
};

/** The pieces one after the other, with the writer's own words for those that they stand for. */
const assembled = (pieces: readonly Piece[], decisions: Decisions): Mix => {
  const wordsFor = ownWordsIn(decisions);
  const places = new Map<number, Span[]>();
  const main = new Map<number, Span>();
  let text = "";
  for (const piece of pieces) {
    const own = wordsFor(piece.id, piece.isMain);
    if (own?.text === "") continue;
    const id = own?.place ?? piece.id;
    // Of a first sentence that was deleted no blank is left.
    text += text === "" && piece !== pieces[0] ? "" : piece.gap;
    const span = { start: text.length, end: text.length + (own ?? piece).text.length };
    text += (own ?? piece).text;
    places.set(id, [...(places.get(id) ?? []), span]);
    if (piece.isMain) main.set(id, { start: main.get(id)?.start ?? span.start, end: span.end });
  }
  return { text, places, main };
};

/** The text that the decisions make. With none it is the result exactly; with every change rejected or asked about, the draft exactly. */
export const mixOf = (alignment: Alignment, decisions: Decisions): Mix => {
  const { before, after, passages } = alignment;
  const back = allBack(alignment, decisions);
  const mix = assembled(back ?? slotPieces(alignment, wordings(alignment, decisions)), decisions);
  const rest = back !== null ? before.slice(draftEnd(passages)) : after.slice(resultEnd(passages));
  return { ...mix, text: mix.text + rest };
};

const draftEnd = (passages: readonly Passage[]): number =>
  passages.reduce((end, { draftSpans }) => Math.max(end, ...draftSpans.map((span) => span.end)), 0);

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
