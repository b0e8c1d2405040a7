import type { RefObject } from "react";
import type { DraftMarks } from "../editor/draft-marks.ts";
import type { Draft } from "../editor/draft.ts";
import { Button } from "../ui/button.tsx";
import { draftWords } from "../words/draft.ts";

/** What the writer asked not to hear of: at its place, or on this device for good. Each can be asked back. */
export const Ignored = ({ marks, draft }: { marks: DraftMarks; draft: RefObject<Draft | null> }) => {
  const text = draftWords.tells;
  return (
    <>
      {marks.ignored === 0 ? null : (
        <p>
          {text.ignored(marks.ignored)}{" "}
          <Button size="small" tone="quiet" onClick={() => draft.current?.restoreIgnored()}>
            {text.restore}
          </Button>
        </p>
      )}
      {marks.muted.length === 0 ? null : (
        <>
          <h3 className="pane-title">{text.muted}</h3>
          <ul className="chips">
            {marks.muted.map(({ id, name }) => (
              <li key={id} className="chip">
                <span>{name}</span>
                <button type="button" aria-label={text.unmute(name)} onClick={() => draft.current?.unmute(id)}>
                  ×
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
