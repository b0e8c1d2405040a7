import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { reviewWords as words } from "../words/review.ts";
import { risksOf } from "../alignment/mix.ts";
import { ChangeSentences, type ChangeSentencesProps } from "./change-sentences.tsx";
import type { Reason } from "./reasons.ts";

export type ChangeAct = "accept" | "reject" | "edit" | "why";

interface ChangeItemProps extends ChangeSentencesProps {
  /** Its number among the changes, from 1. */
  at: number;
  of: number;
  current: boolean;
  editing: boolean;
  /** Null while nobody asked why; empty while the rules are still read. */
  reasons: readonly Reason[] | null;
  onFocus: () => void;
  onAct: (what: ChangeAct) => void;
  /** The sentence in the writer's words, or null when nothing was changed after all. */
  onEdited: (text: string | null) => void;
}

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

const Risks = ({ passage, decision }: Pick<ChangeItemProps, "passage" | "decision">) => {
  const risks = decision === undefined || decision.kind === "asked" ? risksOf(passage, decision) : [];
  return risks.length === 0 ? null : (
    <ul className="risks">
      {risks.map((risk) => (
        <li key={risk}>{words.reasons.fact(risk)}</li>
      ))}
    </ul>
  );
};

const ACTS = ["accept", "reject", "edit", "why"] as const;

const Acts = ({ reasons, onAct }: Pick<ChangeItemProps, "reasons" | "onAct">) => (
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
);

const Reasons = ({ reasons }: { reasons: readonly Reason[] }) => (
  <ul className="reasons">
    {reasons.map(({ kind, text, evidence }) => (
      <li key={text} data-kind={kind}>
        {text} {evidence === null ? null : <span className="field-hint">{evidence}</span>}
      </li>
    ))}
  </ul>
);

/** One change: the writer's sentence, the rewrite's, and what can be done about it. */
export const ChangeItem = (props: ChangeItemProps) => {
  const { passage, decision, at, of, current, editing, reasons, onFocus, onAct, onEdited } = props;
  const status = words.status[passage.status];
  const decided = decision === undefined ? null : words.decided[decision.kind];
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
          <ChangeSentences {...props} />
        )}
        <Risks passage={passage} decision={decision} />
        {current && !editing ? <Acts reasons={reasons} onAct={onAct} /> : null}
        {reasons === null ? null : <Reasons reasons={reasons} />}
      </div>
    </li>
  );
};
