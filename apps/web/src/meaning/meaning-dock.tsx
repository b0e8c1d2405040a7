import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { MeaningFinding } from "@rewrite-service/contract";
import type { Span } from "@rewrite-service/text";
import {
  meaningOutcome,
  meaningTitle,
  meaningWords as words,
  type Alignment,
  type Passage,
} from "@rewrite-service/review";
import { readLeft } from "../api/site.ts";
import type { Meaning } from "../result/use-meaning.ts";
import { Button, IconButton } from "../ui/button.tsx";

const Finding = ({ finding: { type, before, after, why }, isHeld }: { finding: MeaningFinding; isHeld: boolean }) => (
  <li className="meaning-card">
    <h4>{words.types[type]}</h4>
    <dl>
      <dt>{words.yours}</dt>
      <dd>{before === "" ? words.missing : before}</dd>
      <dt>{isHeld ? words.held : words.theirs}</dt>
      <dd>{after === "" ? words.missing : after}</dd>
    </dl>
    {why === "" ? null : <p>{why}</p>}
  </li>
);

/** Whether a key belongs to what is open over the page, or to a text that is written. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open], [popover]:popover-open") !== null ||
  (target instanceof HTMLElement && target.closest("textarea, [contenteditable=true]") !== null);

interface MeaningDockProps {
  meaning: Meaning;
  judge: string;
  /** The texts, and the changes that are not made before the writer accepts them. */
  alignment: Alignment;
  held: readonly Passage[];
  onClose: () => void;
}

/** Whether a quotation has words in it that a change is about. */
const isAbout = (text: string, quoted: string, spans: readonly Span[]): boolean => {
  const at = quoted === "" ? -1 : text.indexOf(quoted);
  return at >= 0 && spans.some(({ start, end }) => start < at + quoted.length && at < end);
};

/** A model's second opinion on the text on screen, on request; its findings stand beside the comparison's. */
export const MeaningDock = ({ meaning, judge, alignment, held, onClose }: MeaningDockProps) => {
  const { state, check, cancel } = meaning;
  const queries = useQueryClient();
  const report = state.phase === "done" ? state.report : null;
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
      {...(report !== null && report.findings.length > 0 ? { tabIndex: 0 } : {})}
    >
      <div className="dock-head" role="status">
        <i className={report !== null && (!report.verified || report.findings.length > 0) ? "dot" : "dot dot-brand"} />
        <h3 id="meaning-title">{meaningTitle(state)}</h3>
        <span className="dock-end">
          <IconButton icon="cross" label={words.close} onClick={onClose} />
        </span>
      </div>
      {state.phase === "failed" ? <p role="alert">{state.message}</p> : null}
      {state.phase === "idle" ? <p>{words.lead(judge)}</p> : null}
      {report === null ? null : <p>{meaningOutcome(report, judge)}</p>}
      {report === null || report.findings.length === 0 ? null : (
        <ul>
          {report.findings.map((finding) => (
            <Finding
              key={`${finding.before} ${finding.after}`}
              finding={finding}
              // Then nothing that is copied reads as it is quoted.
              isHeld={held.some(
                ({ draftSpans, resultSpans }) =>
                  isAbout(alignment.before, finding.before, draftSpans) ||
                  isAbout(alignment.after, finding.after, resultSpans),
              )}
            />
          ))}
        </ul>
      )}
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
