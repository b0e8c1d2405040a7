import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { MeaningFinding, VerifyReport } from "@rewrite-service/contract";
import type { Meaning } from "../result/use-meaning.ts";
import { Button } from "../ui/button.tsx";
import { meaningWords as words } from "../words/meaning.ts";

const Finding = ({ finding: { type, before, after, why } }: { finding: MeaningFinding }) => (
  <li className="meaning-card">
    <h3 className="pane-title">{words.types[type]}</h3>
    <dl>
      <dt>{words.yours}</dt>
      <dd>{before === "" ? words.missing : before}</dd>
      <dt>{words.theirs}</dt>
      <dd>{after === "" ? words.missing : after}</dd>
    </dl>
    {why === "" ? null : <p className="field-hint">{why}</p>}
  </li>
);

const outcomeOf = ({ verified, findings, withdrawn }: VerifyReport): string => {
  if (!verified) return words.unverified;
  const found = findings.length === 0 ? words.none : words.found(findings.length);
  return withdrawn.length === 0 ? found : `${found} ${words.withdrawn}`;
};

/** A model's second opinion on the text on screen, on request; its findings stand beside the comparison's. */
export const MeaningPanel = ({ meaning, judge }: { meaning: Meaning; judge: string }) => {
  const { state, check, cancel } = meaning;
  const queries = useQueryClient();
  const report = state.phase === "done" ? state.report : null;
  useEffect(() => {
    // What is left to use changes with every answer that counts.
    if (report?.verified === true) void queries.invalidateQueries({ queryKey: ["usage"] });
  }, [report]);
  const checking = state.phase === "checking";
  return (
    <section className="meaning" aria-labelledby="meaning-title" aria-busy={checking}>
      <h2 id="meaning-title" className="pane-title">
        {words.title}
      </h2>
      <p role="status">{checking ? words.checking : report === null ? "" : outcomeOf(report)}</p>
      {state.phase === "failed" ? <p role="alert">{state.message}</p> : null}
      {report === null || report.findings.length === 0 ? null : (
        <>
          <ul>
            {report.findings.map((finding) => (
              <Finding key={`${finding.before} ${finding.after}`} finding={finding} />
            ))}
          </ul>
          <p className="field-hint">{words.caution}</p>
        </>
      )}
      <div className="bar">
        {checking ? (
          <Button onClick={cancel}>{words.cancel}</Button>
        ) : report?.verified === true ? null : (
          <Button onClick={check}>{state.phase === "idle" ? words.check : words.again}</Button>
        )}
        {state.phase === "idle" ? <span className="field-hint">{words.lead(judge)}</span> : null}
      </div>
    </section>
  );
};
