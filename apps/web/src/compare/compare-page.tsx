import { useState } from "react";
import type { Change, Comparison, SentencePair, Span } from "@rewrite-service/text";
import { useFacts } from "../facts/use-facts.ts";
import { FactsPanel } from "../facts/facts-panel.tsx";
import { words } from "../words.ts";

/** A text cut at the edges of its marked stretches. */
const marked = (
  text: string,
  { start, end }: Span,
  marks: readonly Span[],
): { text: string; marked: boolean; at: number }[] => {
  const pieces: { text: string; marked: boolean; at: number }[] = [];
  let at = start;
  for (const mark of marks.filter((span) => span.start >= start && span.end <= end)) {
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), marked: false, at });
    pieces.push({ text: text.slice(mark.start, mark.end), marked: true, at: mark.start });
    at = mark.end;
  }
  if (at < end) pieces.push({ text: text.slice(at, end), marked: false, at });
  return pieces;
};

const Side = ({
  text,
  spans,
  marks,
  tag: Tag,
}: {
  text: string;
  spans: readonly Span[];
  marks: readonly Span[];
  tag: "del" | "ins";
}) => (
  <td>
    {spans.flatMap((span) =>
      marked(text, span, marks).map((piece) =>
        piece.marked ? <Tag key={piece.at}>{piece.text}</Tag> : <span key={piece.at}>{piece.text}</span>,
      ),
    )}
  </td>
);

const Pair = ({ pair, before, after }: { pair: SentencePair; before: string; after: string }) => (
  <tr data-status={pair.status}>
    <Side text={before} spans={pair.before} marks={pair.status === "lost" ? pair.before : pair.removed} tag="del" />
    <Side text={after} spans={pair.after} marks={pair.status === "new" ? pair.after : pair.added} tag="ins" />
  </tr>
);

const Changes = ({ changes, label }: { changes: readonly Change[]; label: string }) =>
  changes.length === 0 ? null : (
    <>
      <h3 className="pane-title">{label}</h3>
      <ul>
        {changes.map((change) => (
          <li key={`${change.topic} ${change.before?.start ?? ""} ${change.after?.start ?? ""} ${change.reason}`}>
            {change.reason}
          </li>
        ))}
      </ul>
    </>
  );

const Report = ({ comparison, before, after }: { comparison: Comparison; before: string; after: string }) => {
  const { kept, reworded, lost, invented, changed } = comparison.counts;
  const of = (severity: Change["severity"]): Change[] =>
    comparison.changes.filter((change) => change.severity === severity);
  return (
    <section aria-labelledby="changes-title">
      <h2 id="changes-title">{words.compare.changes}</h2>
      <p role="status">{words.compare.counts(kept, reworded, lost, invented, changed)}</p>
      {comparison.changes.length === 0 ? <p>{words.compare.none}</p> : null}
      <Changes changes={of("hard")} label={words.compare.hard} />
      <Changes changes={of("soft")} label={words.compare.soft} />
      <table className="diff">
        <thead>
          <tr>
            <th scope="col">{words.compare.before}</th>
            <th scope="col">{words.compare.after}</th>
          </tr>
        </thead>
        <tbody>
          {comparison.pairs.map((pair) => (
            <Pair
              key={`${pair.before[0]?.start ?? "n"} ${pair.after[0]?.start ?? "l"}`}
              pair={pair}
              before={before}
              after={after}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};

interface TextPaneProps {
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
}

const TextPane = ({ id, label, value, onChange }: TextPaneProps) => (
  <div className="pane">
    <label htmlFor={id} className="pane-title">
      {label}
    </label>
    <textarea
      id={id}
      className="draft-plain"
      rows={10}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);

/** Two drafts side by side, wholly in this browser: what changed, and which facts were lost or invented. */
export const ComparePage = () => {
  const [before, setBefore] = useState("");
  const [after, setAfter] = useState("");
  const [fromNotes, setFromNotes] = useState(false);
  const ready = before.trim() !== "" && after.trim() !== "";
  const report = useFacts(ready ? { before, after, fromNotes, finished: true } : null);
  const text = words.compare;
  return (
    <main id="main" className="page">
      <h1>{text.title}</h1>
      <p className="field-hint">{text.lead}</p>
      <div className="panes">
        <TextPane id="before" label={text.before} value={before} onChange={setBefore} />
        <TextPane id="after" label={text.after} value={after} onChange={setAfter} />
      </div>
      <label className="check-line">
        <input type="checkbox" checked={fromNotes} onChange={(event) => setFromNotes(event.target.checked)} />{" "}
        {text.notes}
      </label>
      {report === null ? (
        <p className="field-hint">{text.empty}</p>
      ) : (
        <>
          <FactsPanel report={report} />
          <Report comparison={report.comparison} before={before} after={after} />
        </>
      )}
    </main>
  );
};
