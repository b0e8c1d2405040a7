import { unitsOf, type Connection } from "@rewrite-service/contract";
import { reviewWords as words } from "@rewrite-service/review";
import { useList } from "../api/list.ts";
import { useSite } from "../api/site.ts";

/** What another rewrite of a text uses; nothing where a connected account pays for it. */
export const FollowUpCost = ({ text }: { text: string }) => {
  const connections = useList<Connection>("/api/connections", useSite().data?.account != null);
  return connections.some(({ selected }) => selected) ? null : (
    <small>{words.actions.followUpCost(unitsOf(text.length))}</small>
  );
};
