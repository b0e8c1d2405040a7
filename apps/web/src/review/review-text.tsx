import { useEffect, useMemo, useRef, type KeyboardEvent } from "react";
import {
  type ShownFact,
  isCertain,
  type Decision,
  type Mix,
  type Alignment,
  type Passage,
  reviewWords as words,
  changeStatus,
  gapShown,
  movedUp,
  readsAsMoved,
  reviewRows,
  placeWithin,
  type Row,
} from "@rewrite-service/review";
import type { ResultVersion } from "../result/result-history.ts";
import { Icon } from "../ui/icon.tsx";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";
import { ChangeText } from "./change-text.tsx";
import { Verdicts } from "./verdicts.tsx";

/** `corrections` accepts every change that only corrects the writing. */
export type ChangeAct = "accept" | "reject" | "edit" | "corrections";

interface ReviewTextProps {
  alignment: Alignment;
  mix: Mix;
  version: ResultVersion;
  picked: ShownFact | null;
  /** Where the text as it is decided states facts. */
  facts: readonly Mark[];
  /** The changes in the order of the text. */
  changes: readonly Passage[];
  /** The change in focus; null where there is none. */
  current: number | null;
  /** Whether there is something in it to accept or reject. */
  isDecidable: boolean;
  /** `isChosen` where it was pressed, and not only came into focus. */
  onCurrent: (id: number, isChosen: boolean) => void;
  onAct: (id: number, what: ChangeAct) => void;
  onStep: (by: 1 | -1) => void;
  /** Goes to a change, or to a sentence that the model left alone. */
  onGo: (id: number) => void;
}

/** To the changes beside the one in focus. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** To the sentence beside its own, changed or not. */
const WALKS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

const KEYS: Readonly<Record<string, ChangeAct>> = { a: "accept", r: "reject", e: "edit" };

const Moved = ({ up, from }: { up: boolean; from: boolean }) => (
  <span className={`moved${from ? " moved-from" : ""}${up ? "" : " moved-down"}`}>
    <Icon name="up" />
    {from ? words.wasHere : up ? words.movedUp : words.movedDown}
  </span>
);

const DECISION_ICONS = { accepted: "check", rejected: "cross", edited: "pencil" } as const;

/** Behind what is decided, what was decided. */
const Decided = ({ decision }: { decision: Decision | undefined }) =>
  decision === undefined || decision.kind === "asked" ? null : (
    <span className="decided" title={words.decided[decision.kind]}>
      <Icon name={DECISION_ICONS[decision.kind]} />
    </span>
  );

/** The places of facts in a stretch of the text that is shown, and of the one that is picked. */
const factMarks = ({ facts, picked, mix }: ReviewTextProps, { passage }: Row, shown: string): Mark[] => {
  const places = mix.places.get(passage.id) ?? [];
  const marks = facts.map((fact): Mark | null => {
    const place = placeWithin(fact, mix.text, places, shown);
    return place && { ...place, kind: fact.kind };
  });
  const mark = placeWithin(picked?.after, mix.text, places, shown);
  return [...marks.filter((own) => own !== null), ...(mark === null ? [] : [{ ...mark, kind: "picked" as const }])];
};

/** What of one wording of an open change is at risk. */
const riskMarks = (
  { alignment }: ReviewTextProps,
  { passage: { risky, draft, draftSpans, resultSpans }, text }: Row,
  side: "before" | "after",
): Mark[] =>
  risky.flatMap((change): Mark[] => {
    const place =
      side === "before"
        ? placeWithin(change.before, alignment.before, draftSpans, draft)
        : placeWithin(change.after, alignment.after, resultSpans, text);
    const kind = isCertain(change, alignment.fromNotes) ? "risk" : "doubt";
    return place === null ? [] : [{ ...place, kind }];
  });

/** What is marked in both wordings of a change: at risk while it is open, else a fact. */
const marksOf = (
  props: ReviewTextProps,
  row: Row,
  decision: Decision | undefined,
): Record<"draftMarks" | "resultMarks", Mark[]> => {
  const { alignment, picked } = props;
  const { passage } = row;
  const isBack = decision?.kind === "rejected" || decision?.kind === "asked";
  const shown = factMarks(props, row, row.text);
  if (isBack) return { draftMarks: shown, resultMarks: [] };
  if (decision !== undefined) return { draftMarks: [], resultMarks: shown };
  const mark = placeWithin(picked?.before, alignment.before, passage.draftSpans, passage.draft);
  return {
    draftMarks: [...riskMarks(props, row, "before"), ...(mark === null ? [] : [{ ...mark, kind: "picked" as const }])],
    resultMarks: [...riskMarks(props, row, "after"), ...shown],
  };
};

/** The smaller part of a change, where it stands in the result; the larger one has the actions. */
const SidePart = ({ row, props }: { row: Row; props: ReviewTextProps }) => {
  const { version, current, onCurrent } = props;
  const { id } = row.passage;
  return (
    <span
      role="group"
      className="change"
      data-current={id === current}
      aria-label={words.sidePart}
      onClick={() => onCurrent(id, true)}
    >
      <ChangeText
        row={row}
        fromNotes={version.source.fromNotes}
        decision={version.decisions[id]}
        {...marksOf(props, row, version.decisions[id])}
      />
    </span>
  );
};

const Change = ({ row, props }: { row: Row; props: ReviewTextProps }) => {
  const { alignment, version, changes, current, isDecidable, onCurrent, onAct } = props;
  const { fromNotes } = alignment;
  const passage = changes.find(({ id }) => id === row.passage.id) ?? row.passage;
  const decision = version.decisions[passage.id];
  const isCurrent = passage.id === current;
  const isMoved = readsAsMoved(passage);
  const up = isMoved && movedUp(alignment, passage);
  const at = changes.findIndex(({ id }) => id === passage.id) + 1;
  return (
    <span
      role="group"
      className="change"
      data-change={passage.id}
      data-status={passage.status}
      data-decision={decision?.kind ?? "open"}
      data-current={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={words.change(at, changes.length, changeStatus(passage, decision, up))}
      onFocus={() => onCurrent(passage.id, false)}
      onClick={() => onCurrent(passage.id, true)}
    >
      {isCurrent && isDecidable ? (
        <Verdicts {...{ passage, decision, fromNotes }} isInText onAct={(what) => onAct(passage.id, what)} />
      ) : null}
      {isMoved && decision === undefined ? <Moved up={up} from={false} /> : null}
      <ChangeText row={row} fromNotes={fromNotes} decision={decision} {...marksOf(props, row, decision)} />
      <Decided decision={decision} />
    </span>
  );
};

/** Words that the model left alone, or did not come to: pressed, their sentence can be edited. */
const Unchanged = ({ row, props }: { row: Row; props: ReviewTextProps }) => {
  const { passage, text } = row;
  const isCurrent = passage.id === props.current;
  return (
    <span
      // Of each of the others a screen reader would say that nothing changed.
      role={isCurrent ? "group" : undefined}
      className={passage.status === "unwritten" ? "unchanged unwritten" : "unchanged"}
      data-current={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={isCurrent ? (props.alignment.fromNotes ? words.told : words.status.kept) : undefined}
      onClick={() => {
        // A press that selects words is none on the sentence.
        if (getSelection()?.isCollapsed !== false) props.onCurrent(passage.id, true);
      }}
    >
      <MarkedText text={text} marks={factMarks(props, row, text)} />
    </span>
  );
};

/** The result as one text with its changes in it, each sentence once; each is a stop with its own actions. */
export const ReviewText = (props: ReviewTextProps) => {
  const { alignment, version, changes, current, onAct, onStep, onGo } = props;
  const { decisions } = version;
  const rows = useMemo(() => reviewRows(alignment, decisions), [alignment, decisions]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Chromium lets Tab go on from what was scrolled to; on a page that nobody has entered yet it begins at the top.
    if (document.activeElement === document.body) return;
    box.current?.querySelector("[data-current=true]")?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const onWalk = (by: 1 | -1): void => {
    // Of each sentence the first change is the stop, else its words; a mark between two changes is none.
    const stops = new Map<number, Row>();
    for (const row of rows) {
      const { whole } = row.passage;
      const isStop = row.kind === "change" ? !row.isSide : /[\p{L}\p{N}]/u.test(row.text);
      if (isStop && (row.kind === "change" ? stops.get(whole)?.kind !== "change" : !stops.has(whole)))
        stops.set(whole, row);
    }
    const wholes = [...stops.keys()];
    const at = wholes.indexOf(alignment.passages.find(({ id }) => id === current)?.whole ?? -1);
    const next = stops.get(wholes.at((at + by) % wholes.length) ?? -1);
    if (next !== undefined) onGo(next.passage.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (current === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const what = KEYS[event.key.toLowerCase()];
    const [by, walk] = [STEPS[event.key], WALKS[event.key]];
    if (what !== undefined) onAct(current, what);
    else if (by !== undefined) onStep(by);
    else if (walk !== undefined) onWalk(walk);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={box} className="review" role="group" aria-label={words.list} dir="auto" onKeyDown={onKeyDown}>
      {rows.map((row) => {
        const { passage, kind, text } = row;
        const gap = alignment.fromNotes ? row.gap : gapShown(row, decisions[passage.id]);
        // Of notes only what asks for a decision is marked.
        const isTold = alignment.fromNotes && !changes.some(({ id }) => id === passage.id);
        const key = `${kind} ${passage.id} ${kind === "text" || row.isSide ? text : ""}`;
        if (isTold && (kind === "origin" || passage.status === "left-out")) return null;
        if (kind === "origin" && !readsAsMoved(passage)) return null;
        if (kind === "change" && !isTold)
          return (
            <span key={key}>
              {gap}
              {row.isSide ? <SidePart row={row} props={props} /> : <Change row={row} props={props} />}
            </span>
          );
        if (kind === "origin")
          return (
            <span key={key}>
              {gap}
              <Moved up={movedUp(alignment, passage)} from />
            </span>
          );
        return (
          <span key={key}>
            {gap}
            <Unchanged row={row} props={props} />
          </span>
        );
      })}
    </div>
  );
};
