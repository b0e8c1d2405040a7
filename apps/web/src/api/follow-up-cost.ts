import { unitsOf, type Connection } from "@rewrite-service/contract";
import { reviewWords as words } from "@rewrite-service/review";
import { useList } from "./list.ts";
import { useSite } from "./site.ts";

/** What is said of the cost of another rewrite of a text; "" where a connected account pays for it. */
export const useFollowUpCost = (text: string): string => {
  const connections = useList<Connection>("/api/connections", useSite().data?.account != null);
  return connections.some(({ selected }) => selected) ? "" : words.actions.followUpCost(unitsOf(text.length));
};
