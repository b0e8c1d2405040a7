import type { RefObject } from "react";
import { Button } from "../ui/button.tsx";
import { writeWords } from "../words/write.ts";
import { barWords } from "../words/bar.ts";
import { stateWords } from "../words/states.ts";
import type { Draft } from "../editor/draft.ts";
import type { Result } from "../result/result.ts";

interface RunButtonsProps {
  result: Result;
  draft: RefObject<Draft | null>;
  /** Whether undo and redo are about the draft; else they are about the result. */
  inDraft: boolean;
  label: string;
  /** Seconds until the service takes another rewrite. */
  waitS: number;
  blocked: boolean;
  onRun: () => void;
}

/** The one button that starts and stops; on a narrow page it stays at the bottom, with undo and redo. */
export const RunButtons = ({ result, draft, inDraft, label, waitS, blocked, onRun }: RunButtonsProps) => {
  const undo = inDraft ? () => draft.current?.undo() : result.undo;
  const redo = inDraft ? () => draft.current?.redo() : result.redo;
  return (
    <div className="run-buttons">
      <span className="only-narrow">
        <Button disabled={undo === null} onClick={() => undo?.()}>
          {barWords.undo}
        </Button>
        <Button disabled={redo === null} onClick={() => redo?.()}>
          {barWords.redo}
        </Button>
      </span>
      {result.running ? (
        <Button tone="primary" onClick={result.stop}>
          {writeWords.stop} <kbd>Esc</kbd>
        </Button>
      ) : (
        <Button tone="primary" disabled={blocked || waitS > 0} onClick={onRun}>
          {waitS > 0 ? stateWords.wait(waitS) : label} {waitS > 0 ? null : <kbd>Ctrl+Enter</kbd>}
        </Button>
      )}
    </div>
  );
};
