import { useEffect, useState, type RefObject } from "react";
import type { Span } from "@rewrite-service/text";
import type { Draft } from "../editor/draft.ts";
import { partFrom } from "./next-part.ts";

export interface PartWork {
  /** The part that is worked on; null for the whole draft. */
  shown: (Span & { of: number }) | null;
  /** Length of what a rewrite would read, in UTF-16 units. */
  length: number;
  /** Works on the first part that has at most `limit` units. */
  split: (limit: number) => void;
  next: () => void;
  whole: () => void;
}

/** A draft that is too long for one rewrite, worked on part by part. The draft itself stays whole. */
export const usePart = (draft: RefObject<Draft | null>, text: string): PartWork => {
  const [state, setState] = useState<{ start: number; limit: number } | null>(null);
  // The part ends where its text does now; a rewrite that was taken over may have made it longer or shorter.
  const length = state === null ? text.trim().length : (draft.current?.text().length ?? 0);
  const end = state === null ? 0 : Math.min(text.length, state.start + length);
  const whole = (): void => {
    draft.current?.scope(null);
    setState(null);
  };
  // A part that is all there is, as after another draft took the place of this one, is no part.
  const isAll = state !== null && state.start === 0 && end >= text.length;
  useEffect(() => {
    if (isAll) whole();
  }, [isAll]);
  const open = (from: number, limit: number): void => {
    const part = partFrom(text, from, limit);
    draft.current?.scope(part);
    setState({ start: part.start, limit });
  };
  return {
    shown: state === null ? null : { start: state.start, end, of: text.length },
    length,
    split: (limit) => open(0, limit),
    next: () => (state === null ? undefined : open(end, state.limit)),
    whole,
  };
};
