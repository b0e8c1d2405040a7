import { useState, type RefObject } from "react";
import type { Change, Comparison, SentencePair } from "@rewrite-service/text";
import { useFacts } from "../facts/use-facts.ts";
import { FactsPanel } from "../facts/facts-panel.tsx";
import { PairsTable } from "../alignment/pairs-table.tsx";
import { useEarlyInput } from "../browser/early-input.ts";
import { compareWords } from "../words/compare.ts";
import { asSentence } from "../words/as-sentence.ts";

const Changes = ({ changes, label }: { changes: readonly Change[]; label: string }) =>
  changes.length === 0 ? null : (
    <>
      <h3 className="pane-title">{label}</h3>
      <ul>
        {changes.map((change) => (
          <li key={`${change.topic} ${change.before?.start ?? ""} ${change.after?.start ?? ""} ${change.reason}`}>
            {asSentence(change.reason)}
          </li>
        ))}
      </ul>
    </>
  );

const Report = ({ comparison, before, after }: { comparison: Comparison; before: string; after: string }) => {
  const sentences = (status: SentencePair["status"]): number =>
    comparison.pairs.filter((pair) => pair.status === status).length;
  const of = (severity: Change["severity"]): Change[] =>
    comparison.changes.filter((change) => change.severity === severity);
  return (
    <section aria-labelledby="changes-title">
      <h2 id="changes-title">{compareWords.changes}</h2>
      <p role="status">
        {comparison.changes.length === 0 ? compareWords.none : compareWords.found(of("hard").length, of("soft").length)}
      </p>
      <p>{compareWords.counts({ kept: sentences("kept"), reworded: sentences("reworded") }, comparison.counts)}</p>
      <Changes changes={of("hard")} label={compareWords.hard} />
      <Changes changes={of("soft")} label={compareWords.soft} />
      <PairsTable
        before={before}
        after={after}
        heads={[compareWords.before, compareWords.after]}
        pairs={comparison.pairs}
      />
    </section>
  );
};

interface TextPaneProps {
  id: string;
  label: string;
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (text: string) => void;
}

const TextPane = ({ id, label, field, value, onChange }: TextPaneProps) => (
  <div className="pane">
    <label htmlFor={id} className="pane-title">
      {label}
    </label>
    <textarea
      id={id}
      ref={field}
      className="draft-plain"
      rows={10}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);

/** Two drafts side by side, wholly in this browser: what changed, and which facts were lost or invented. */
export const ComparePage = () => {
  const typedBefore = useEarlyInput("before");
  const typedAfter = useEarlyInput("after");
  const [before, setBefore] = useState(typedBefore.initial);
  const [after, setAfter] = useState(typedAfter.initial);
  const [fromNotes, setFromNotes] = useState(false);
  const ready = before.trim() !== "" && after.trim() !== "";
  const report = useFacts(ready ? { before, after, fromNotes, finished: true } : null);
  const text = compareWords;
  return (
    <main id="main" className="page">
      <h1>{text.title}</h1>
      <p className="field-hint">{text.lead}</p>
      <div className="panes">
        <TextPane id="before" label={text.before} field={typedBefore.field} value={before} onChange={setBefore} />
        <TextPane id="after" label={text.after} field={typedAfter.field} value={after} onChange={setAfter} />
      </div>
      <label className="check-line">
        <input type="checkbox" checked={fromNotes} onChange={(event) => setFromNotes(event.target.checked)} />{" "}
        {text.notes}
      </label>
      {report === null ? (
        <p className="field-hint">{text.empty}</p>
      ) : (
        <>
          <FactsPanel facts={report.facts} picked={null} />
          {report.comparison === null ? null : <Report comparison={report.comparison} before={before} after={after} />}
        </>
      )}
    </main>
  );
};
