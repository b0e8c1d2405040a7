import { unitsOf, type Connection } from "@rewrite-service/contract";
import { reviewWords as words } from "@rewrite-service/review";
import { useList } from "./list.ts";
import { useSite } from "./site.ts";

/** What is said of the cost of another rewrite of a text, or of a check of two; "" where a connected account pays for it. */
export const useFollowUpCost = (...texts: readonly string[]): string => {
  const connections = useList<Connection>("/api/connections", useSite().data?.account != null);
  return connections.some(({ selected }) => selected)
    ? ""
    : words.actions.followUpCost(unitsOf(Math.max(...texts.map(({ length }) => length))));
};
