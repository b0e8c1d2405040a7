import { useEffect, useRef, useState } from "react";
import type { TellFinding, TellReport } from "@rewrite-service/text";
import { openTellsChecker, type TellsChecker } from "../editor/tells-checker.ts";
import { useTyped } from "../typed-before.ts";
import { words } from "../words.ts";

const Findings = ({ title, findings }: { title: string; findings: readonly TellFinding[] }) =>
  findings.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul className="findings">
        {findings.map((finding) => (
          <li key={`${finding.id} ${finding.start}`}>
            <p>
              <q>{finding.excerpt}</q> <strong>{finding.name}</strong>
            </p>
            <p>{finding.explanation}</p>
            <p className="field-hint">
              {finding.evidence} {finding.suggestion}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );

const verdictOf = (report: TellReport): string => {
  if (!report.language.english) return report.language.reason ?? "";
  return report.verdict === null ? words.check.short : words.check.verdicts[report.verdict];
};

/** One text, checked in a worker of this browser: its tells, each with its reason and evidence. */
export const CheckPage = () => {
  const typed = useTyped("checked");
  const [text, setText] = useState(typed.initial);
  const [report, setReport] = useState<TellReport | null>(null);
  const checker = useRef<TellsChecker | null>(null);

  useEffect(() => {
    const opened = openTellsChecker((answer) => setReport(answer));
    checker.current = opened;
    if (text.trim() !== "") opened.check(text, {});
    return () => opened.close();
  }, []);

  const change = (next: string): void => {
    setText(next);
    if (next.trim() === "") setReport(null);
    else checker.current?.check(next, {});
  };

  return (
    <main id="main" className="page">
      <h1>{words.check.title}</h1>
      <p className="field-hint">{words.check.lead}</p>
      <label htmlFor="checked" className="pane-title">
        {words.check.text}
      </label>
      <textarea
        id="checked"
        ref={typed.field}
        className="draft-plain"
        rows={10}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      {text.trim() === "" || report === null ? (
        <p className="field-hint">{words.check.empty}</p>
      ) : (
        <>
          <p role="status">{verdictOf(report)}</p>
          {report.findings.length === 0 && report.language.english ? <p>{words.check.none}</p> : null}
          <Findings title={words.check.findings} findings={report.findings} />
          <Findings title={words.check.hints} findings={report.hints} />
        </>
      )}
    </main>
  );
};
