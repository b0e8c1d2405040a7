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

interface NewsProps {
  kept: KeptDraft;
  onClear: () => void;
  /** Makes notes of a draft that looks like some; null for any other. */
  onNotes: (() => void) | null;
}

/** What became of the draft in another tab, or when somebody signed out, and that it looks like notes. */
export const News = (props: NewsProps) => {
  const hasLeft = useLocation({ select: ({ state }) => state.signedOut === true });
  return (
    <Suspense fallback={null}>
      {props.kept.news === null && !hasLeft && props.onNotes === null ? null : <NewsLine {...props} />}
    </Suspense>
  );
};
