import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";
import type { KeptDraft } from "../draft/use-kept-draft.ts";

/** Seldom needed, so it comes only then; without a network the draft is safe unannounced. */
const NewsLine = lazy(() =>
  import("./news-line.tsx").then(
    ({ NewsLine }) => ({ default: NewsLine }),
    () => ({ default: (): ReactNode => null }),
  ),
);

/** What became of the draft in another tab, or when somebody signed out. */
export const News = ({ kept, onClear }: { kept: KeptDraft; onClear: () => void }) => {
  const hasLeft = useLocation({ select: ({ state }) => state.signedOut === true });
  return (
    <Suspense fallback={null}>
      {kept.news === null && !hasLeft ? null : <NewsLine kept={kept} onClear={onClear} />}
    </Suspense>
  );
};
