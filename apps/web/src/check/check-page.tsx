import { useEffect, useRef, useState } from "react";
import type { TellFinding, TellReport } from "@rewrite-service/text";
import { openTellsChecker, type TellsChecker } from "../tells/tells-checker.ts";
import { useEarlyInput } from "../browser/early-input.ts";
import { checkWords } from "../words/check.ts";

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
  return report.verdict === null ? checkWords.short : checkWords.verdicts[report.verdict];
};

/** One text, checked in a worker of this browser: its tells, each with its reason and evidence. */
export const CheckPage = () => {
  const typed = useEarlyInput("checked");
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
      <h1>{checkWords.title}</h1>
      <p className="field-hint">{checkWords.lead}</p>
      <label htmlFor="checked" className="pane-title">
        {checkWords.text}
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
        <p className="field-hint">{checkWords.empty}</p>
      ) : (
        <>
          <p role="status">{verdictOf(report)}</p>
          {report.findings.length === 0 && report.language.english ? <p>{checkWords.none}</p> : null}
          <Findings title={checkWords.findings} findings={report.findings} />
          <Findings title={checkWords.hints} findings={report.hints} />
        </>
      )}
    </main>
  );
};
