import { masksOf, type MaskKind, type Span } from "@rewrite-service/text";

export type ProtectableKind = "number" | "link" | "quote";

/** A stretch of the draft that writers often want kept to the letter. */
export interface Protectable extends Span {
  kind: ProtectableKind;
}

const KINDS: Partial<Record<MaskKind, ProtectableKind>> = { url: "link", email: "link", quote: "quote" };
const NUMBER = /[$€£]?\d(?:[\d.,:]*\d)?(?:\s?(?:%|ms|min|km|kg|GB|MB|kB|am|pm|s|h|k|m)(?![\p{L}\d]))?/gu;
const PROTECTABLE_MAX = 200;

/** Numbers with their units, links and quotes, in order and without overlap. Linear in the text. */
export const protectableIn = (text: string): Protectable[] => {
  const found: Protectable[] = [];
  const masks = masksOf(text);
  let next = 0;
  for (const { kind, start, end } of masks) {
    const own = KINDS[kind];
    if (own !== undefined) found.push({ kind: own, start, end });
  }
  for (const match of text.matchAll(NUMBER)) {
    const span = { start: match.index, end: match.index + match[0].length };
    while (next < masks.length && (masks[next] as Span).end <= span.start) next += 1;
    const mask = masks[next];
    if (mask === undefined || mask.start >= span.end) found.push({ kind: "number", ...span });
  }
  return found.sort((a, b) => a.start - b.start).slice(0, PROTECTABLE_MAX);
};
