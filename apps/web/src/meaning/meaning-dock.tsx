import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { MeaningFinding, VerifyReport } from "@rewrite-service/contract";
import type { Span } from "@rewrite-service/text";
import {
  meaningOutcome,
  meaningTitle,
  canDecide,
  isOpen,
  meaningWords as words,
  reviewWords,
  type Alignment,
  type Decisions,
  type Passage,
} from "@rewrite-service/review";
import { readLeft } from "../result/read-left.ts";
import type { Meaning } from "../result/use-meaning.ts";
import { Button, IconButton } from "../ui/button.tsx";

/** What of two texts is decided in the review. */
interface Deciding {
  alignment: Alignment;
  decisions: Decisions;
  changes: readonly Passage[];
  /** Those that are not made before the writer accepts them. */
  held: readonly Passage[];
  onGo: (id: number) => void;
  onDecide: (id: number, what: "accept" | "reject") => void;
}

const VERDICTS = [
  { what: "reject", kind: "rejected", name: words.keep },
  { what: "accept", kind: "accepted", name: reviewWords.accept },
] as const;

/** The change that a finding speaks of, and what can be done about it. */
const Acts = ({ id, alignment, decisions, onGo, onDecide }: Deciding & { id: number }) => (
  <div className="dock-acts">
    {canDecide(alignment, decisions, id)
      ? VERDICTS.map(({ what, kind, name }) => (
          <Button
            key={what}
            size="small"
            aria-pressed={decisions[id]?.kind === kind}
            onClick={() => onDecide(id, what)}
          >
            {name}
          </Button>
        ))
      : null}
    <Button size="small" tone="quiet" onClick={() => onGo(id)}>
      {words.goTo}
    </Button>
  </div>
);

interface FindingProps extends Deciding {
  finding: MeaningFinding;
  /** The change that it speaks of, if it is one. */
  change: Passage | undefined;
}

const Finding = ({ finding: { type, before, after, why }, change, ...deciding }: FindingProps) => (
  <li className="meaning-card">
    <h4>{words.types[type]}</h4>
    <dl>
      <dt>{words.yours}</dt>
      <dd>{before === "" ? words.missing : before}</dd>
      {/* Then nothing that is copied reads as it is quoted. */}
      <dt>{deciding.held.some((one) => one === change) ? words.held : words.theirs}</dt>
      <dd>{after === "" ? words.missing : after}</dd>
    </dl>
    {why === "" ? null : <p>{why}</p>}
    {change === undefined ? null : <Acts id={change.id} {...deciding} />}
  </li>
);

/** Whether a key belongs to what is open over the page, or to a text that is written. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open], [popover]:popover-open") !== null ||
  (target instanceof HTMLElement && target.closest("textarea, [contenteditable=true]") !== null);

interface MeaningDockProps extends Deciding {
  meaning: Meaning;
  judge: string;
  onClose: () => void;
}

/** Whether a quotation has words in it that a change is about. */
const isAbout = (text: string, quoted: string, spans: readonly Span[]): boolean => {
  const at = quoted === "" ? -1 : text.indexOf(quoted);
  return at >= 0 && spans.some(({ start, end }) => start < at + quoted.length && at < end);
};

/** The change that a finding speaks of, one that waits for the writer before others. */
const changeOf = ({ before, after }: MeaningFinding, { alignment, held, changes }: Deciding): Passage | undefined =>
  [...held, ...changes].find(
    ({ draftSpans, resultSpans }) =>
      isAbout(alignment.before, before, draftSpans) || isAbout(alignment.after, after, resultSpans),
  );

/** What was found, each with its change. A decision makes another text; what was found of the other changes is still to be decided. */
const useFindings = (isOther: boolean, report: VerifyReport | null, deciding: Deciding) => {
  const last = useRef<VerifyReport | null>(null);
  last.current = report ?? last.current;
  return ((isOther ? last.current : report)?.findings ?? [])
    .map((finding) => ({ finding, change: changeOf(finding, deciding) }))
    .filter(({ change }) => report !== null || change !== undefined);
};

/** A model's second opinion on the text on screen, on request; its findings stand beside the comparison's. */
export const MeaningDock = ({ meaning, judge, onClose, ...deciding }: MeaningDockProps) => {
  const { state, check, cancel } = meaning;
  const queries = useQueryClient();
  const report = state.phase === "done" ? state.report : null;
  const findings = useFindings(state.phase === "idle", report, deciding);
  const isLeft = (change: Passage | undefined, id: number): boolean =>
    change !== undefined && change.id !== id && isOpen(deciding.decisions[change.id]);
  const decide: Deciding["onDecide"] = (id, what) => {
    deciding.onDecide(id, what);
    if (!findings.some(({ change }) => isLeft(change, id))) onClose();
  };
  useEffect(() => {
    // What is left to use changes with every answer that counts.
    if (report?.verified === true) readLeft(queries);
  }, [report]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || isElsewhere(event.target)) return;
      // Of the page this key would leave the result.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [onClose]);
  const checking = state.phase === "checking";
  return (
    <section
      className="dock meaning"
      aria-labelledby="meaning-title"
      aria-busy={checking}
      // Findings may be longer than the dock; what scrolls has to be reachable by keyboard.
      {...(findings.length > 0 ? { tabIndex: 0 } : {})}
    >
      <div className="dock-head" role="status">
        <i className={findings.length > 0 || report?.verified === false ? "dot" : "dot dot-brand"} />
        <h3 id="meaning-title">{meaningTitle(state)}</h3>
        <span className="dock-end">
          <IconButton icon="cross" label={words.close} onClick={onClose} />
        </span>
      </div>
      {state.phase === "failed" ? <p role="alert">{state.message}</p> : null}
      {state.phase === "idle" ? <p>{words.lead(judge)}</p> : null}
      {findings.length === 0 ? null : (
        <ul>
          {findings.map(({ finding, change }) => (
            <Finding
              key={`${finding.before} ${finding.after}`}
              {...deciding}
              finding={finding}
              change={change}
              onDecide={decide}
            />
          ))}
        </ul>
      )}
      {report === null ? null : <p>{meaningOutcome(report, judge)}</p>}
      <div className="dock-acts">
        {checking ? (
          <Button size="small" onClick={cancel}>
            {words.cancel}
          </Button>
        ) : report?.verified === true ? null : (
          <Button size="small" onClick={check}>
            {state.phase === "idle" ? words.check : words.again}
          </Button>
        )}
      </div>
    </section>
  );
};
