/** A half-open range of UTF-16 units, as JavaScript string indexes. */
export interface Span {
  start: number;
  end: number;
}

/** Whether two half-open ranges share at least one unit. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Whether `outer` covers all of `inner`. */
export const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;
