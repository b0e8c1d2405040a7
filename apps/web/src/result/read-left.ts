import type { QueryClient } from "@tanstack/react-query";
import { siteQuery } from "../api/site.ts";

/** Reads again what is left, after a rewrite; where nobody is signed in the site says it. */
export const readLeft = (queries: QueryClient): void => {
  const isKnown = queries.getQueryData(siteQuery.queryKey)?.account != null;
  void queries.invalidateQueries({ queryKey: isKnown ? ["usage"] : siteQuery.queryKey });
};

// The server counts what was stopped only once it has noticed: mostly before anybody looks, and surely after a second.
const NOTICED_AFTER_MS = [100, 1_000];

/** Reads it again after a rewrite that was stopped. */
export const readLeftSoon = (queries: QueryClient): void =>
  NOTICED_AFTER_MS.forEach((ms) => setTimeout(() => readLeft(queries), ms));
