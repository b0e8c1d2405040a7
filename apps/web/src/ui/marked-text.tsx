import { useEffect, useRef } from "react";
import type { Span } from "@rewrite-service/text";
import { longOr } from "./long.ts";

export interface Mark extends Span {
  kind: "removed" | "added" | "picked" | "fact" | "risk" | "doubt" | "gap";
}

interface Piece extends Span {
  kind: Mark["kind"] | null;
}

/** What is left of a mark beside the picked place. */
const beside = (mark: Mark, picked: Mark | undefined): Mark[] => {
  if (picked === undefined || mark === picked || mark.end <= picked.start || picked.end <= mark.start) return [mark];
  return [
    { ...mark, end: picked.start },
    { ...mark, start: picked.end },
  ].filter(({ start, end }) => start < end);
};

/** `text` cut at the edges of its marks. A picked place is shown whole, and so is one that is only a point. */
const piecesOf = (text: string, marks: readonly Mark[]): Piece[] => {
  const picked = marks.find(({ kind }) => kind === "picked" || kind === "gap");
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, kind } of marks.flatMap((mark) => beside(mark, picked)).sort((x, y) => x.start - y.start)) {
    if (end <= at) continue;
    if (start > at) pieces.push({ start: at, end: start, kind: null });
    pieces.push({ start: Math.max(at, start), end, kind });
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, end: text.length, kind: null });
  return pieces;
};

const Picked = ({ children }: { children: string }) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // Some browsers answer with a promise, which an effect must not return.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <mark ref={place} className="picked">
      {children}
    </mark>
  );
};

/** Text with stretches marked as removed, added or picked, and with its facts and what is at risk of them. */
export const MarkedText = ({ text, marks }: { text: string; marks: readonly Mark[] }) =>
  piecesOf(text, marks).map(({ start, end, kind }) => {
    const piece = text.slice(start, end);
    if (kind === "removed") return <del key={start}>{piece}</del>;
    if (kind === "added") return <ins key={start}>{piece}</ins>;
    if (kind === "picked") return <Picked key={start}>{piece}</Picked>;
    return (
      <span key={start} className={kind === "fact" ? longOr(kind, piece) : (kind ?? undefined)}>
        {piece}
      </span>
    );
  });
