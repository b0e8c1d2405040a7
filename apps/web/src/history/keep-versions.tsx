import { lazy, Suspense } from "react";
import type { ResultVersion } from "../review/result-history.ts";

const HistoryKeeper = lazy(() =>
  import("./history-keeper.tsx").then(({ HistoryKeeper }) => ({ default: HistoryKeeper })),
);

/** Hands each result to the local history, which comes after the first one. */
export const KeepVersions = ({ version }: { version: ResultVersion | null }) => {
  if (version === null) return null;
  const { text, source } = version;
  const { text: draft, register, mode = "rewrite" } = source.request;
  return (
    <Suspense>
      <HistoryKeeper version={{ draft, result: text, register, mode }} />
    </Suspense>
  );
};
