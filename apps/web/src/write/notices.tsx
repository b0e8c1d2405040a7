import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode } from "react";
import { useSite } from "../api/site.ts";
import { itself, Part } from "../ui/part.tsx";
import type { PartWork } from "../draft/use-part.ts";
import type { Obstacles } from "./use-obstacle.ts";

const Notice = lazy(() => import("./after-first-paint.ts").then(({ Notice }) => ({ default: Notice })));
const SessionDialog = lazy(() =>
  import("./session-dialog.tsx").then(({ SessionDialog }) => ({ default: SessionDialog })),
);

interface NoticesProps {
  obstacle: Obstacles["obstacle"];
  part: PartWork;
  /** Whether a rewrite of nothing was asked for. */
  isMissing: boolean;
  onRun: () => void;
  /** Forgets what stood in the way. */
  onClear: () => void;
}

/** What the writer has to know or to do before a rewrite, for the place under the draft; null for nothing. */
export const useNotice = ({ obstacle, part, isMissing, onRun, onClear }: NoticesProps): ReactNode => {
  const queries = useQueryClient();
  // The session is over; whose it was the page still knows.
  const email = useSite().data?.account?.email ?? "";
  if (obstacle?.kind === "session-ended")
    return (
      <Part place={itself}>
        <SessionDialog
          email={email}
          onSignedIn={onRun}
          onClose={() => {
            onClear();
            void queries.invalidateQueries();
          }}
        />
      </Part>
    );
  if (obstacle !== null || part.shown !== null || isMissing)
    return (
      <Part place={itself}>
        <Notice
          obstacle={obstacle}
          part={part.shown}
          isMissing={isMissing}
          onSplit={() => part.split(obstacle?.kind === "too-long" ? obstacle.limit : part.length)}
          onNextPart={part.next}
          onWhole={part.whole}
          onRetry={onRun}
        />
      </Part>
    );
  return null;
};
