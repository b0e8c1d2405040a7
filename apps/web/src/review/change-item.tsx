import { useState } from "react";
import type { Span } from "@rewrite-service/text";
import { Button } from "../ui/button.tsx";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";
import { reviewWords as words } from "../words/review.ts";
import { risksOf, type Decision } from "../alignment/mix.ts";
import type { Passage } from "../alignment/passages.ts";
import type { Reason } from "./reasons.ts";

export type ChangeAct = "accept" | "reject" | "edit" | "why";

interface ChangeItemProps {
  passage: Passage;
  decision: Decision | undefined;
  /** Its number among the changes, from 1. */
  at: number;
  of: number;
  current: boolean;
  editing: boolean;
  /** Null while nobody asked why; empty while the rules are still read. */
  reasons: readonly Reason[] | null;
  pickedDraft: Span | null;
  pickedResult: Span | null;
  onFocus: () => void;
  onAct: (what: ChangeAct) => void;
  /** The sentence in the writer's words, or null when nothing was changed after all. */
  onEdited: (text: string | null) => void;
}

const marksOf = (spans: readonly Span[], kind: Mark["kind"], picked: Span | null): Mark[] => [
  ...spans.map((span) => ({ ...span, kind })),
  ...(picked === null ? [] : [{ ...picked, kind: "picked" as const }]),
];

const Editor = ({ text, onEdited }: { text: string; onEdited: ChangeItemProps["onEdited"] }) => {
  const [value, setValue] = useState(text);
  return (
    <div className="change-editor">
      <textarea
        aria-label={words.editing}
        value={value}
        rows={3}
        autoFocus
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          onEdited(null);
        }}
      />
      <div className="bar">
        <Button onClick={() => onEdited(value.trim())}>{words.save}</Button>
        <Button tone="quiet" onClick={() => onEdited(null)}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
};

const whole = (text: string): Span[] => (text === "" ? [] : [{ start: 0, end: text.length }]);

/** Undecided: both wordings with what differs. Decided: the one that stands, or what is gone, struck through. */
const Sentences = ({ passage, decision, pickedDraft, pickedResult }: ChangeItemProps) => {
  const { status, draft, result, removed, added } = passage;
  if (decision?.kind === "edited") return <p className="theirs">{decision.text}</p>;
  const back = decision?.kind === "rejected" || decision?.kind === "asked";
  const open = decision === undefined;
  const gone = back ? result === "" && draft === "" : draft !== "" && result === "";
  const yours = draft !== "" && (back || gone || (open && draft !== result));
  const theirs = result !== "" && (!back || draft === "");
  return (
    <>
      {yours ? (
        <p className={back ? "theirs" : "yours"}>
          <MarkedText
            text={draft}
            marks={marksOf(back ? [] : gone ? whole(draft) : open ? removed : [], "removed", pickedDraft)}
          />
        </p>
      ) : null}
      {theirs ? (
        <p className={back ? "yours" : "theirs"}>
          <MarkedText
            text={result}
            marks={
              back
                ? marksOf(whole(result), "removed", null)
                : marksOf(open ? (status === "new" ? whole(result) : added) : [], "added", pickedResult)
            }
          />
        </p>
      ) : null}
    </>
  );
};

const ACTS = ["accept", "reject", "edit", "why"] as const;

/** One change: the writer's sentence, the rewrite's, and what can be done about it. */
export const ChangeItem = (props: ChangeItemProps) => {
  const { passage, decision, at, of, current, editing, reasons, onFocus, onAct, onEdited } = props;
  const status = words.status[passage.status];
  const decided = decision === undefined ? null : words.decided[decision.kind];
  const risks = decision === undefined || decision.kind === "asked" ? risksOf(passage, decision) : [];
  return (
    <li className="change" data-status={passage.status} data-decision={decision?.kind ?? "open"}>
      <div
        role="group"
        data-change={passage.id}
        tabIndex={current ? 0 : -1}
        aria-label={words.change(at, of, decided === null ? status : `${status}, ${decided}`)}
        onFocus={onFocus}
        onClick={onFocus}
      >
        <p className="change-head" aria-hidden="true">
          {status}
          {decided === null ? null : <span className="decided">{decided}</span>}
        </p>
        {editing ? (
          <Editor
            text={decision?.kind === "edited" ? decision.text : passage.result || passage.draft}
            onEdited={onEdited}
          />
        ) : (
          <Sentences {...props} />
        )}
        {risks.length > 0 ? (
          <ul className="risks">
            {risks.map((risk) => (
              <li key={risk}>{words.reasons.fact(risk)}</li>
            ))}
          </ul>
        ) : null}
        {current && !editing ? (
          <div className="change-acts">
            {ACTS.map((what) => (
              <button
                key={what}
                type="button"
                aria-expanded={what === "why" ? reasons !== null : undefined}
                onClick={() => onAct(what)}
              >
                {words[what]}
              </button>
            ))}
          </div>
        ) : null}
        {reasons === null ? null : (
          <ul className="reasons">
            {reasons.map(({ kind, text, evidence }) => (
              <li key={text} data-kind={kind}>
                {text} {evidence === null ? null : <span className="field-hint">{evidence}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
};
