import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import type { ShownFact } from "../facts/shown-fact.ts";
import { MarkedText } from "../ui/marked-text.tsx";
import { reviewWords as words } from "../words/review.ts";
import { ChangeItem, type ChangeAct } from "./change-item.tsx";
import type { Decision, Decisions, Mix } from "../alignment/mix.ts";
import type { Alignment } from "../alignment/passages.ts";
import type { ResultVersion } from "../result/result-history.ts";
import { rowsOf, within } from "./rows.ts";
import { useReasons } from "./use-reasons.ts";

interface ChangeListProps {
  alignment: Alignment;
  mix: Mix;
  version: ResultVersion;
  picked: ShownFact | null;
  onDecide: (decisions: Decisions) => void;
}

const KEYS: Readonly<Record<string, ChangeAct>> = { a: "accept", r: "reject", e: "edit", w: "why" };

/** The result with its changes, each one a stop with its own actions. One change at a time is the current one. */
export const ChangeList = ({ alignment, mix, version, picked, onDecide }: ChangeListProps) => {
  const { decisions } = version;
  const rows = useMemo(() => rowsOf(alignment, mix, decisions), [alignment, mix, decisions]);
  const changes = rows.flatMap((row) => (row.kind === "change" ? [row.passage.id] : []));
  const [current, setCurrent] = useState<number | null>(null);
  const [editing, setEditing] = useState<number | null>(null);
  const [explained, setExplained] = useState<number | null>(null);
  const reasons = useReasons(alignment, version.source.request.register, explained !== null);
  const list = useRef<HTMLOListElement>(null);
  const active = current !== null && changes.includes(current) ? current : (changes[0] ?? null);

  const focus = (id: number | undefined): void => {
    if (id === undefined) return;
    setCurrent(id);
    list.current?.querySelector<HTMLElement>(`[data-change="${id}"]`)?.focus();
  };
  const step = (by: 1 | -1): void => {
    const at = changes.indexOf(active ?? -1);
    focus(changes[(at + by + changes.length) % changes.length]);
  };
  const decide = (id: number, decision: Decision): void => {
    setEditing(null);
    onDecide({ ...decisions, [id]: decision });
    const after = [...changes.slice(changes.indexOf(id) + 1), ...changes];
    focus(after.find((other) => other !== id && decisions[other] === undefined) ?? id);
  };
  const onEdited = (id: number, text: string | null): void => {
    if (text !== null) {
      decide(id, { kind: "edited", text });
      return;
    }
    setEditing(null);
    focus(id);
  };
  const act = (id: number, what: ChangeAct): void => {
    if (what === "accept") decide(id, { kind: "accepted" });
    else if (what === "reject") decide(id, { kind: "rejected" });
    else if (what === "edit") setEditing(id);
    else setExplained(explained === id ? null : id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "F8") {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
      return;
    }
    const what = KEYS[event.key.toLowerCase()];
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !(event.target instanceof HTMLTextAreaElement);
    if (what === undefined || !plain || active === null) return;
    event.preventDefault();
    act(active, what);
  };

  return (
    <ol ref={list} className="review" aria-label={words.list} onKeyDown={onKeyDown}>
      {rows.map((row) => {
        if (row.kind === "run") {
          const text = mix.text.slice(row.span.start, row.span.end);
          const mark = within(picked?.after, mix.text, [row.span], text);
          return (
            <li key={`run ${row.span.start}`} className="run">
              <MarkedText text={text} marks={mark === null ? [] : [{ ...mark, kind: "picked" }]} />
            </li>
          );
        }
        const { passage } = row;
        return (
          <ChangeItem
            key={passage.id}
            passage={passage}
            decision={decisions[passage.id]}
            at={changes.indexOf(passage.id) + 1}
            of={changes.length}
            current={passage.id === active}
            editing={passage.id === editing}
            reasons={passage.id === explained ? reasons(passage) : null}
            pickedDraft={within(picked?.before, alignment.before, passage.draftSpans, passage.draft)}
            pickedResult={within(picked?.after, mix.text, mix.places.get(passage.id) ?? [], passage.result)}
            onFocus={() => setCurrent(passage.id)}
            onAct={(what) => act(passage.id, what)}
            onEdited={(text) => onEdited(passage.id, text)}
          />
        );
      })}
    </ol>
  );
};
