import { memo, type RefObject } from "react";
import { Button } from "../ui/button.tsx";
import { draftWords } from "../words/draft.ts";
import type { Draft } from "../editor/draft.ts";
import type { DraftMarks } from "../editor/draft-marks.ts";

interface DraftFootProps {
  marks: DraftMarks;
  draft: RefObject<Draft | null>;
}

const SHOWN_CHARACTERS = 40;

const shortened = (text: string): string =>
  text.length <= SHOWN_CHARACTERS ? text : `${text.slice(0, SHOWN_CHARACTERS - 1)}…`;

const Protected = ({ marks: { spans, protectable }, draft }: DraftFootProps) => {
  const text = draftWords.protect;
  return (
    <section className="protect" aria-label={text.title}>
      {spans.length === 0 ? null : (
        <ul className="chips">
          {spans.map((span) => (
            <li key={span.start} className="chip">
              <button type="button" title={text.jump(span.text)} onClick={() => draft.current?.select(span)}>
                {shortened(span.text)}
              </button>
              <button type="button" aria-label={text.release(span.text)} onClick={() => draft.current?.release(span)}>
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="bar-tight">
        <Button tone="quiet" title={text.hint} onClick={() => draft.current?.protect(null)}>
          {text.selection} <kbd>Ctrl+'</kbd>
        </Button>
        {protectable.map(({ kind, spans: found }) => (
          <Button key={kind} tone="quiet" onClick={() => draft.current?.protect(found)}>
            {text.offer(found.length, kind)}
          </Button>
        ))}
      </div>
    </section>
  );
};

const TellList = ({ marks, draft }: DraftFootProps) => {
  const text = draftWords.tells;
  return (
    <details className="tell-list">
      <summary>{marks.count === 0 ? text.none : text.title(marks.count)}</summary>
      <p className="field-hint">{text.keys}</p>
      <ol>
        {marks.tells.map(({ tell, line }) => (
          <li key={`${tell.start} ${tell.finding.id}`}>
            <button type="button" className="plain-link" onClick={() => draft.current?.showTell(tell)}>
              <q>{shortened(tell.finding.excerpt)}</q>
            </button>{" "}
            {tell.finding.name}, <span className="field-hint">{text.line(line)}</span>
          </li>
        ))}
      </ol>
      {marks.count > marks.tells.length ? <p>{text.more(marks.count - marks.tells.length)}</p> : null}
      {marks.ignored === 0 ? null : (
        <p>
          {text.ignored(marks.ignored)}{" "}
          <Button tone="quiet" onClick={() => draft.current?.restoreIgnored()}>
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
    </details>
  );
};

/** Below the draft: what is protected and could be, and the tells as a list with their places. Keystrokes pass it by. */
export const DraftFoot = memo((props: DraftFootProps) => (
  <>
    <Protected {...props} />
    <TellList {...props} />
  </>
));
