import { memo, useState } from "react";
import { groupsOf, isSame, type FactGroup } from "./fact-groups.ts";
import { factsWords } from "../words/facts.ts";
import { countFacts, type FactState, type ShownFact } from "./shown-fact.ts";

const MARKS: Record<FactState, string> = {
  pending: "…",
  kept: "✓",
  reworded: "≈",
  changed: "≠",
  lost: "✗",
  invented: "!",
  stopped: "⇥",
};
const ORDER: readonly FactState[] = ["invented", "lost", "changed", "stopped", "pending", "reworded", "kept"];

// A long draft has hundreds of facts; troubles are always shown, the rest on request.
const SHOWN_MAX = 60;

interface ChipProps {
  group: FactGroup;
  /** Which of its places is marked; -1 for none. */
  picked: number;
  onPick: ((fact: ShownFact | null) => void) | null;
}

const Chip = memo(
  ({ group: { facts }, picked, onPick }: ChipProps) => {
    const [fact] = facts;
    const said = (
      <>
        <span aria-hidden="true">{MARKS[fact.state]}</span> {fact.text}
        {facts.length > 1 ? <span className="times">{factsWords.times(facts.length)}</span> : null}
        <span className="visually-hidden">, {factsWords.states[fact.state]}</span>
      </>
    );
    return (
      <li data-state={fact.state} title={fact.reason}>
        {onPick === null ? (
          said
        ) : (
          // Pressing again goes to the next place, and after the last one lets go.
          <button type="button" aria-pressed={picked >= 0} onClick={() => onPick(facts[picked + 1] ?? null)}>
            {said}
          </button>
        )}
      </li>
    );
  },
  (was, is) =>
    was.picked === is.picked &&
    was.group.facts.length === is.group.facts.length &&
    was.group.facts.every((fact, at) => isSame(fact, is.group.facts[at])),
);

interface FactsPanelProps {
  facts: readonly ShownFact[];
  /** The fact whose places are marked. */
  picked: ShownFact | null;
  /** Left out where there is nowhere to mark a place. */
  onPick?: (fact: ShownFact | null) => void;
}

/** What the draft says and what became of it. Troubles come first; shape and word carry the state, colour only helps. */
export const FactsPanel = memo(({ facts, picked, onPick }: FactsPanelProps) => {
  const [all, setAll] = useState(false);
  const text = factsWords;
  const counts = countFacts(facts);
  const groups = groupsOf(facts).sort((a, b) => ORDER.indexOf(a.facts[0].state) - ORDER.indexOf(b.facts[0].state));
  const troubles = counts.invented + counts.lost + counts.changed;
  const shown = all ? groups : groups.slice(0, Math.max(SHOWN_MAX, troubles));
  return (
    <section className="facts" aria-labelledby="facts-title">
      <h2 id="facts-title" className="pane-title">
        {text.title} <span className="count">{text.summary(counts)}</span>
      </h2>
      <ul>
        {shown.map((group) => (
          <Chip
            key={group.key}
            group={group}
            picked={picked === null ? -1 : group.facts.findIndex((fact) => isSame(fact, picked))}
            onPick={onPick ?? null}
          />
        ))}
      </ul>
      {shown.length < groups.length ? (
        <button type="button" className="button button-quiet" onClick={() => setAll(true)}>
          {text.more(groups.length - shown.length)}
        </button>
      ) : null}
      {picked === null || picked.reason === "" ? null : <p className="field-hint">{picked.reason}</p>}
    </section>
  );
});
