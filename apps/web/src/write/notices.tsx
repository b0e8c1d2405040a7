import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useSite } from "../api/site.ts";
import type { KeptDraft } from "../draft/use-kept-draft.ts";
import type { PartWork } from "../draft/use-part.ts";
import type { ResultVersion } from "../result/result-history.ts";
import type { Obstacles } from "./use-obstacle.ts";

const Notice = lazy(() => import("./after-first-paint.ts").then(({ Notice }) => ({ default: Notice })));
const HistoryQuestion = lazy(() =>
  import("./after-first-paint.ts").then(({ HistoryQuestion }) => ({ default: HistoryQuestion })),
);
const SessionDialog = lazy(() =>
  import("./session-dialog.tsx").then(({ SessionDialog }) => ({ default: SessionDialog })),
);

interface NoticesProps {
  obstacle: Obstacles["obstacle"];
  part: PartWork;
  kept: KeptDraft;
  /** The rewrite that has ended; null for none. */
  version: ResultVersion | null;
  /** Whether a rewrite of nothing was asked for. */
  isMissing: boolean;
  onRun: () => void;
  /** Forgets what stood in the way. */
  onClear: () => void;
}

/** Whether a finished rewrite waits for the question if a history is wanted; a browser that keeps nothing is not asked. */
const useHistoryQuestion = (finished: boolean): { asking: boolean; onAnswered: () => void } => {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!finished) return;
    import("../history/history-store.ts")
      .then(({ historyIsKept }) => historyIsKept())
      .then((kept) => setAsking(kept === null))
      .catch(() => undefined);
  }, [finished]);
  return { asking: asking && finished, onAnswered: () => setAsking(false) };
};

/** What the writer has to know or to do before a rewrite, for the place under the draft; null for nothing. */
export const useNotice = ({ obstacle, part, kept, version, isMissing, onRun, onClear }: NoticesProps): ReactNode => {
  const queries = useQueryClient();
  // The session is over; whose it was the page still knows.
  const email = useSite().data?.account?.email ?? "";
  const history = useHistoryQuestion(version !== null);
  if (obstacle?.kind === "session-ended")
    return (
      <Suspense fallback={null}>
        <SessionDialog
          email={email}
          onSignedIn={onRun}
          onClose={() => {
            onClear();
            void queries.invalidateQueries();
          }}
        />
      </Suspense>
    );
  if (obstacle !== null || part.shown !== null || kept.news !== null || isMissing)
    return (
      <Suspense fallback={null}>
        <Notice
          obstacle={obstacle}
          part={part.shown}
          news={kept.news}
          isMissing={isMissing}
          onSplit={() => part.split(obstacle?.kind === "too-long" ? obstacle.limit : part.length)}
          onNextPart={part.next}
          onWhole={part.whole}
          onRetry={onRun}
          onSwap={kept.swap}
          onDismissNews={kept.dismiss}
        />
      </Suspense>
    );
  if (!history.asking || version === null) return null;
  return (
    <Suspense fallback={null}>
      <HistoryQuestion version={version} onAnswered={history.onAnswered} />
    </Suspense>
  );
};
