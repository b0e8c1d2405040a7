import type { WithdrawnPlace } from "@rewrite-service/contract";
import type { Change } from "@rewrite-service/text";

/** The sides of a change, or of a fact that one tells of. */
type Sides = Pick<Change, "before" | "after">;

/**
 * Whether a judge of meaning took a change back: each side that it has is a place of those. The service names places of
 * soft changes alone, and none that touches a hard one.
 */
export const isWithdrawn =
  (places: readonly WithdrawnPlace[]) =>
  ({ before, after }: Sides): boolean => {
    const named = (side: WithdrawnPlace["side"], span: Change["before"]): boolean =>
      span === null ||
      places.some((place) => place.side === side && place.start === span.start && place.end === span.end);
    return (before !== null || after !== null) && named("before", before) && named("after", after);
  };
