import { masksOf, type MaskKind, type Span } from "@rewrite-service/text";

export type OfferKind = "number" | "link" | "quote";

/** A stretch of the draft that writers often want kept to the letter. */
export interface Offer extends Span {
  kind: OfferKind;
}

const OFFERED: Partial<Record<MaskKind, OfferKind>> = { url: "link", email: "link", quote: "quote" };
const NUMBER = /[$€£]?\d(?:[\d.,:]*\d)?(?:\s?(?:%|ms|min|km|kg|GB|MB|kB|am|pm|s|h|k|m)(?![\p{L}\d]))?/gu;
const OFFERS_MAX = 200;

/** Numbers with their units, links and quotes, in order and without overlap. Linear in the text. */
export const offersIn = (text: string): Offer[] => {
  const offers: Offer[] = [];
  const masks = masksOf(text);
  let next = 0;
  for (const { kind, start, end } of masks) {
    const offered = OFFERED[kind];
    if (offered !== undefined) offers.push({ kind: offered, start, end });
  }
  for (const match of text.matchAll(NUMBER)) {
    const span = { start: match.index, end: match.index + match[0].length };
    while (next < masks.length && (masks[next] as Span).end <= span.start) next += 1;
    const mask = masks[next];
    if (mask === undefined || mask.start >= span.end) offers.push({ kind: "number", ...span });
  }
  return offers.sort((a, b) => a.start - b.start).slice(0, OFFERS_MAX);
};
