import type { Span } from "@rewrite-service/text";

/** Sentences as one text: those that stand side by side keep what stands between them; others are joined by a space. */
export const joinedText = (text: string, spans: readonly Span[]): string => {
  let out = "";
  spans.forEach((span, index) => {
    const last = spans[index - 1];
    if (last !== undefined) {
      const between = text.slice(last.end, span.start);
      out += between.trim() === "" ? between : " ";
    }
    out += text.slice(span.start, span.end);
  });
  return out;
};
