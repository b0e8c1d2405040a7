import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button, IconButton } from "../ui/button.tsx";
import {
  isChange,
  reviewWords as words,
  riskLevel,
  risksOf,
  type Decision,
  type Passage,
  type Reason,
  changeTitle,
} from "@rewrite-service/review";
import type { Result } from "../result/result.ts";
import { shownText } from "../result/rewrite-state.ts";
import type { ChangeAct } from "./review-text.tsx";
import { Verdicts } from "./verdicts.tsx";

interface StepsProps {
  at: number;
  of: number;
  onStep: (by: 1 | -1) => void;
}

/** Where the change in focus stands, and the way to its neighbours; an unchanged sentence is at 0. */
export const Steps = ({ at, of, onStep }: StepsProps) => (
  <span className="dock-end">
    {at === 0 ? null : words.place(at, of)}
    <IconButton
      icon="previous"
      label={words.previous}
      hint={`${words.previous}  Shift F8`}
      onClick={() => onStep(-1)}
    />
    <IconButton icon="next" label={words.next} hint={`${words.next}  F8`} onClick={() => onStep(1)} />
  </span>
);

interface SentenceEditorProps {
  text: string;
  onTyped: (text: string) => void;
  /** Whether what was typed is kept. */
  onEnd: (isKept: boolean) => void;
}

/** The sentence in the writer's own words. */
export const SentenceEditor = ({ text, onTyped, onEnd }: SentenceEditorProps) => {
  const [value, setValue] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  }, []);
  return (
    <div
      className="dock change-editor"
      onKeyDown={(event) => {
        const saves = event.key === "Enter" && (event.ctrlKey || event.metaKey);
        if (event.key !== "Escape" && (!saves || event.shiftKey)) return;
        // Of the page these keys would start a rewrite, or leave it.
        event.preventDefault();
        event.stopPropagation();
        onEnd(saves);
      }}
    >
      <textarea
        aria-label={words.editing}
        value={value}
        // Room for a change over two paragraphs.
        rows={text.includes("\n") ? 5 : 3}
        ref={field}
        onChange={(event) => {
          setValue(event.target.value);
          onTyped(event.target.value.trim());
        }}
      />
      <div className="dock-acts">
        <Button size="small" onClick={() => onEnd(true)}>
          {words.save}
        </Button>
        <Button size="small" tone="quiet" onClick={() => onEnd(false)}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
};

/** Whether there are versions that are not the text on show, to be looked at for nothing. */
export const hasOtherVersions = ({ version, varying, mix }: Result): boolean =>
  varying !== null ||
  version?.source.others?.some(({ state }) => shownText(state).text.trim() !== mix.text.trim()) === true;

/** What a button is called that shows the other versions, or asks for one where there is none, of a sentence or the whole. */
export const VersionsName = ({
  hasOthers,
  cost,
  isOne = false,
}: {
  hasOthers: boolean;
  cost: string;
  isOne?: boolean;
}) =>
  hasOthers ? (
    words.actions[isOne ? "othersOne" : "others"]
  ) : (
    <>
      {words.actions[isOne ? "varyOne" : "vary"]} <small>{cost}</small>
    </>
  );

interface ChangeDockProps extends StepsProps {
  passage: Passage;
  decision: Decision | undefined;
  /** Whether there are other versions, and what is said of the cost of one. */
  hasOthers: boolean;
  cost: string;
  /** Whether the draft is notes. */
  fromNotes: boolean;
  reasons: readonly Reason[];
  /** Whether there is something to accept or reject. */
  isDecidable: boolean;
  /** Whether to decide about it is the next step. */
  isNext: boolean;
  onAct: (what: ChangeAct) => void;
  /** How many open changes only correct the writing, if this is one of them. */
  corrections: number;
  /** Null where there are none to be had. */
  onVersions: (() => void) | null;
}

const Reasons = ({ passage, decision, reasons }: ChangeDockProps): ReactNode => {
  // The risks speak of the rewrite's wording, and of an edit the reasons speak.
  const isOwn = decision?.kind === "edited";
  if (decision?.kind === "rejected" || (!isOwn && !isChange(passage))) return null;
  const isAsked = decision?.kind === "asked";
  const all = isOwn ? [] : risksOf(passage, decision);
  const risks = all.map(words.reasons.fact);
  const others = reasons.filter(({ text }) => !risks.includes(text));
  if (!isAsked && risks.length + others.length === 0) return null;
  return (
    <ul className="reasons">
      {isAsked ? <li>{words.chooseFact}</li> : null}
      {(isAsked ? all.map(words.ifAccepted) : risks).map((risk) => (
        <li key={risk} data-kind="fact">
          {risk}
        </li>
      ))}
      {others.map(({ kind, text, evidence }) => (
        <li key={text} data-kind={kind}>
          {text} {evidence}
        </li>
      ))}
    </ul>
  );
};

// Fewer are as quickly read one by one.
const CORRECTIONS_MIN = 3;

/** Why the change in focus was made, or that there is none, what it does to the facts, and what can be done about it. */
export const ChangeDock = (props: ChangeDockProps) => {
  const { passage, decision, hasOthers, cost, fromNotes, isDecidable, corrections, onAct, onVersions } = props;
  return (
    <section
      className="dock"
      aria-label={isChange(passage) ? words.why : words.status.kept}
      data-risk={decision === undefined ? riskLevel(passage, decision, fromNotes) : null}
    >
      <div className="dock-head">
        <h3>{changeTitle(passage, decision)}</h3>
        <Steps {...props} />
      </div>
      <Reasons {...props} />
      <div className="dock-acts">
        {isDecidable ? <Verdicts {...props} /> : null}
        {corrections < CORRECTIONS_MIN ? null : (
          <Button size="small" title={words.correctionsHint} onClick={() => onAct("corrections")}>
            {words.acceptCorrections(corrections)}
          </Button>
        )}
        {onVersions === null || passage.status === "new" || passage.status === "left-out" ? null : (
          <Button size="small" onClick={onVersions}>
            <VersionsName hasOthers={hasOthers} cost={cost} isOne />
          </Button>
        )}
        <Button size="small" tone={isDecidable ? "quiet" : "plain"} onClick={() => onAct("edit")}>
          {words.edit}
        </Button>
      </div>
    </section>
  );
};
