import type { Span } from "@rewrite-service/text";
import { isChange, type Decisions, type Mix } from "../alignment/mix.ts";
import type { Alignment, Passage } from "../alignment/passages.ts";

/** A line of the review: a change, or the sentences between two changes as one stretch of the mix. */
export type Row = { kind: "run"; span: Span } | { kind: "change"; passage: Passage };

/** The result from top to bottom, as it is read in review. */
export const rowsOf = ({ passages, slots }: Alignment, { places }: Mix, decisions: Decisions): Row[] => {
  const rows: Row[] = [];
  const seen = new Set<number>();
  for (const slot of slots) {
    const passage = passages[slot.passage] as Passage;
    if (seen.has(passage.id) || (slot.kind === "home" && passage.status !== "left-out")) continue;
    seen.add(passage.id);
    if (isChange(passage) || decisions[passage.id] !== undefined) {
      rows.push({ kind: "change", passage });
      continue;
    }
    const [place] = places.get(passage.id) ?? [];
    const last = rows.at(-1);
    if (place === undefined) continue;
    if (last?.kind === "run") last.span = { start: last.span.start, end: place.end };
    else rows.push({ kind: "run", span: { ...place } });
  }
  return rows;
};

/** Where a stretch of a whole text stands in the sentences cut out of it; null where it does not. */
export const within = (
  span: Span | null | undefined,
  text: string,
  places: readonly Span[],
  shown: string,
): Span | null => {
  if (!span || !places.some(({ start, end }) => start <= span.start && span.end <= end)) return null;
  const [only] = places;
  if (places.length === 1 && only !== undefined) return { start: span.start - only.start, end: span.end - only.start };
  const at = shown.indexOf(text.slice(span.start, span.end));
  return at < 0 ? null : { start: at, end: at + span.end - span.start };
};
