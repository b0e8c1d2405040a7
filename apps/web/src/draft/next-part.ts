import type { Span } from "@rewrite-service/text";

/**
 * The next part of a text from `from` on that has at most `limit` units: whole paragraphs, where they fit; else it ends
 * at a blank, and only where there is none within a word. Blank lines between parts belong to none.
 */
export const partFrom = (text: string, from: number, limit: number): Span => {
  let start = from;
  while (start < text.length && /\s/.test(text.charAt(start))) start += 1;
  if (text.length - start <= limit) return { start, end: text.length };
  const reach = text.slice(start, start + limit + 1);
  const cut =
    [reach.lastIndexOf("\n\n"), reach.lastIndexOf("\n"), reach.lastIndexOf(" ")].find((at) => at > 0) ?? limit;
  return { start, end: start + cut };
};
