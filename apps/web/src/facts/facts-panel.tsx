import { memo, useState } from "react";
import { words } from "../words.ts";
import { countFacts, type FactState, type ShownFact } from "./shown-fact.ts";

const MARKS: Record<FactState, string> = {
  pending: "…",
  kept: "✓",
  reworded: "≈",
  changed: "≠",
  lost: "✗",
  invented: "!",
};
const ORDER: readonly FactState[] = ["invented", "lost", "changed", "pending", "reworded", "kept"];

// A long draft has hundreds of facts; troubles are always shown, the rest on request.
const SHOWN_MAX = 60;

interface ChipProps {
  fact: ShownFact;
  picked: boolean;
  onPick: ((fact: ShownFact | null) => void) | null;
}

const Chip = memo(({ fact, picked, onPick }: ChipProps) => {
  const said = (
    <>
      <span aria-hidden="true">{MARKS[fact.state]}</span> {fact.text}
      <span className="visually-hidden">, {words.facts.states[fact.state]}</span>
    </>
  );
  return (
    <li data-state={fact.state} title={fact.reason}>
      {onPick === null ? (
        said
      ) : (
        <button type="button" aria-pressed={picked} onClick={() => onPick(picked ? null : fact)}>
          {said}
        </button>
      )}
    </li>
  );
});

interface FactsPanelProps {
  facts: readonly ShownFact[];
  /** The fact whose places are marked. */
  picked: ShownFact | null;
  /** Left out where there is nowhere to mark a place. */
  onPick?: (fact: ShownFact | null) => void;
}

const keyOf = ({ before, after, text }: ShownFact): string =>
  before === null ? `new ${after?.start ?? ""} ${text}` : `${before.start} ${text}`;

/** What the draft says and what became of it. Troubles come first; shape and word carry the state, colour only helps. */
export const FactsPanel = ({ facts, picked, onPick }: FactsPanelProps) => {
  const [all, setAll] = useState(false);
  const text = words.facts;
  const counts = countFacts(facts);
  const sorted = facts.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  const troubles = counts.invented + counts.lost + counts.changed;
  const shown = all ? sorted : sorted.slice(0, Math.max(SHOWN_MAX, troubles));
  const pickedKey = picked === null ? null : keyOf(picked);
  return (
    <section className="facts" aria-labelledby="facts-title">
      <h2 id="facts-title" className="pane-title">
        {text.title} <span className="count">{text.summary(counts)}</span>
      </h2>
      <ul>
        {shown.map((fact) => (
          <Chip key={keyOf(fact)} fact={fact} picked={keyOf(fact) === pickedKey} onPick={onPick ?? null} />
        ))}
      </ul>
      {shown.length < facts.length ? (
        <button type="button" className="button button-quiet" onClick={() => setAll(true)}>
          {text.more(facts.length - shown.length)}
        </button>
      ) : null}
      {picked === null || picked.reason === "" ? null : <p className="field-hint">{picked.reason}</p>}
    </section>
  );
};
