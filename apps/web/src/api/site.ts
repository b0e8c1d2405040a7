import { queryOptions, useQuery } from "@tanstack/react-query";
import type { SiteReport } from "@rewrite-service/contract";
import { call } from "./call.ts";

/** What this installation offers and who is signed in; read once, and again after a sign-in or a sign-out. */
export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: () => call<SiteReport>("GET", "/api/site"),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useSite = () => useQuery(siteQuery);
