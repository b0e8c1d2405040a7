import type { Span } from "@rewrite-service/text";

/** Sentences as one text: each keeps the blanks that stand before it, so that what stood in two paragraphs does so again. */
export const joinedText = (text: string, spans: readonly Span[]): string => {
  let out = "";
  spans.forEach((span, index) => {
    const last = spans[index - 1];
    if (last !== undefined) {
      const between = text.slice(last.end, span.start);
      out += between.slice(between.trimEnd().length) || " ";
    }
    out += text.slice(span.start, span.end);
  });
  return out;
};
