import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import type { SiteReport } from "@rewrite-service/contract";
import { call } from "./call.ts";

/** What this installation offers and who is signed in; read once, and again after a sign-in or a sign-out. */
export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: () => call<SiteReport>("GET", "/api/site"),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Reads again what is left, after a rewrite; where nobody is signed in the site says it. */
export const readLeft = (queries: QueryClient): void => {
  const isKnown = queries.getQueryData(siteQuery.queryKey)?.account != null;
  void queries.invalidateQueries({ queryKey: isKnown ? ["usage"] : siteQuery.queryKey });
};

// The server counts what was stopped only once it has noticed.
const NOTICED_AFTER_MS = 1_000;

/** Reads it again after a rewrite that was stopped. */
export const readLeftSoon = (queries: QueryClient): void => void setTimeout(() => readLeft(queries), NOTICED_AFTER_MS);

export const useSite = () => useQuery(siteQuery);
