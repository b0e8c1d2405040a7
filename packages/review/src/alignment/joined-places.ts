import type { Span } from "@rewrite-service/text";
import { joinedText } from "./joined-text.ts";

/** Where stretches of `joinedText(text, spans)` stand in the text itself; what was put between two sentences is nowhere. */
export const joinedPlaces = (text: string, spans: readonly Span[], stretches: readonly Span[]): Span[] => {
  const sentences = spans.map((span, index) => ({
    span,
    at: joinedText(text, spans.slice(0, index + 1)).length - (span.end - span.start),
  }));
  return stretches.flatMap(({ start, end }) =>
    sentences.flatMap(({ span, at: from }) => {
      const place = {
        start: Math.max(span.start, span.start + start - from),
        end: Math.min(span.end, span.start + end - from),
      };
      return place.start < place.end ? [place] : [];
    }),
  );
};
