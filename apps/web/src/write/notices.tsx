import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { KeptDraft } from "../draft/use-kept-draft.ts";
import type { PartWork } from "../draft/use-part.ts";
import type { Obstacles } from "./use-obstacle.ts";

const Notice = lazy(() => import("./after-first-paint.ts").then(({ Notice }) => ({ default: Notice })));
const SessionDialog = lazy(() =>
  import("./session-dialog.tsx").then(({ SessionDialog }) => ({ default: SessionDialog })),
);

interface NoticesProps {
  obstacle: Obstacles["obstacle"];
  part: PartWork;
  kept: KeptDraft;
  /** The address of the account, to sign in again with. */
  email: string;
  onRun: () => void;
  /** Forgets what stood in the way. */
  onClear: () => void;
}

/** What the writer has to know or to do before a rewrite. */
export const Notices = ({ obstacle, part, kept, email, onRun, onClear }: NoticesProps) => {
  const queries = useQueryClient();
  return (
    <Suspense fallback={null}>
      {obstacle === null && part.shown === null && kept.news === null ? null : (
        <Notice
          obstacle={obstacle}
          part={part.shown}
          news={kept.news}
          onSplit={() => part.split(obstacle?.kind === "too-long" ? obstacle.limit : part.length)}
          onNextPart={part.next}
          onWhole={part.whole}
          onRetry={onRun}
          onSwap={kept.swap}
          onDismissNews={kept.dismiss}
        />
      )}
      {obstacle?.kind === "session-ended" ? (
        <SessionDialog
          email={email}
          onSignedIn={onRun}
          onClose={() => {
            onClear();
            void queries.invalidateQueries();
          }}
        />
      ) : null}
    </Suspense>
  );
};
