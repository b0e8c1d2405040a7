import type { Edit, Span } from "@rewrite-service/text";
import { joinedText, type Passage } from "@rewrite-service/review";

/** The draft's wording of a passage after those of the edits of the whole draft that are in it. Edits are apart and in order. */
export const mended = ({ draft, draftSpans }: Passage, before: string, mends: readonly Edit[]): string => {
  let text = draft;
  draftSpans.forEach((_, at) => {
    const index = draftSpans.length - 1 - at;
    const { start, end } = draftSpans[index] as Span;
    const from = joinedText(before, draftSpans.slice(0, index + 1)).length - (end - start) - start;
    for (const edit of mends.filter((one) => start <= one.start && one.end <= end).toReversed())
      text = text.slice(0, edit.start + from) + edit.insert + text.slice(edit.end + from);
  });
  return text;
};
