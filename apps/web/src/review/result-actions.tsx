import type { Result } from "../result/result.ts";
import { Button } from "../ui/button.tsx";
import { reviewWords as words } from "../words/review.ts";
import { resultWords } from "../words/result.ts";
import { COPY_FORMATS, type CopyFormat } from "./copy-formats.ts";

interface ResultActionsProps {
  result: Result;
  total: number;
  open: number;
  format: CopyFormat;
  onFormat: (format: CopyFormat) => void;
  onAcceptAll: () => void;
  onRejectAll: () => void;
  onCopy: () => void;
  /** What the last press did. */
  outcome: string;
  onOutcome: (outcome: string) => void;
}

/** Everything that can be done with a result, each as a button. */
export const ResultActions = (props: ResultActionsProps) => {
  const { result, total, open, format, onFormat, onAcceptAll, onRejectAll, onCopy, outcome, onOutcome } = props;
  const { undo, redo } = result;
  return (
    <div className="result-actions">
      <p className="changes-count">
        {words.changes(total, open)}
        <span role="status" className="outcome">
          {outcome}
        </span>
      </p>
      <div className="bar">
        <Button tone="primary" onClick={onAcceptAll}>
          {words.acceptAll} <kbd>Ctrl+Shift+Enter</kbd>
        </Button>
        <span className="split">
          <Button onClick={onCopy}>{words.actions.copy}</Button>
          <select
            aria-label={words.actions.copyAs}
            value={format}
            onChange={(event) => onFormat(event.target.value as CopyFormat)}
          >
            {COPY_FORMATS.map((id) => (
              <option key={id} value={id}>
                {words.actions.formats[id]}
              </option>
            ))}
          </select>
        </span>
        <span className="pair">
          <Button
            disabled={undo === null}
            onClick={() => {
              onOutcome("");
              undo?.();
            }}
          >
            {words.undo}
          </Button>
          <Button
            disabled={redo === null}
            onClick={() => {
              onOutcome("");
              redo?.();
            }}
          >
            {words.redo}
          </Button>
        </span>
      </div>
      <div className="bar bar-quiet">
        <Button
          tone="quiet"
          onClick={() => {
            result.takeOver();
            onOutcome(words.outcome.taken);
          }}
        >
          {words.actions.take}
        </Button>
        <Button tone="quiet" onClick={() => result.again("vary")}>
          {words.actions.vary}
        </Button>
        <Button tone="quiet" onClick={() => result.again("closer")}>
          {words.actions.closer}
        </Button>
        <Button tone="quiet" disabled={total === 0} onClick={onRejectAll}>
          {words.rejectAll}
        </Button>
        <Button tone="quiet" onClick={result.retry}>
          {resultWords.retry}
        </Button>
        <Button tone="quiet" onClick={result.discard}>
          {resultWords.discard}
        </Button>
      </div>
    </div>
  );
};
