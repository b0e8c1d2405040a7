import { words } from "../words.ts";
import type { FactsReport, FactState } from "./fact-states.ts";

const MARKS: Record<FactState, string> = { pending: "…", kept: "✓", changed: "≠", lost: "✗", invented: "!" };
const ORDER: readonly FactState[] = ["invented", "lost", "changed", "pending", "kept"];

/** What the draft says and what became of it. Troubles come first; shape and word carry the state, colour only helps. */
export const FactsPanel = ({ report }: { report: FactsReport | null }) => {
  const text = words.facts;
  if (report === null) return null;
  const { facts } = report;
  const count = (state: FactState): number => facts.filter((fact) => fact.state === state).length;
  const sorted = facts.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return (
    <section className="facts" aria-labelledby="facts-title">
      <h2 id="facts-title" className="pane-title">
        {text.title}{" "}
        <span className="count">
          {text.summary(count("kept"), count("pending"), count("changed"), count("lost"), count("invented"))}
        </span>
      </h2>
      <ul>
        {sorted.map((fact) => (
          <li
            key={`${fact.state} ${fact.before?.start ?? "new"} ${fact.after?.start ?? ""} ${fact.text}`}
            data-state={fact.state}
            title={fact.reason}
          >
            <span aria-hidden="true">{MARKS[fact.state]}</span> {fact.text}
            <span className="visually-hidden">, {text.states[fact.state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
