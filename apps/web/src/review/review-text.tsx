import { useEffect, useMemo, useRef, type KeyboardEvent } from "react";
import type { ShownFact } from "../facts/shown-fact.ts";
import type { Decision, Mix } from "../alignment/mix.ts";
import type { Alignment, Passage } from "../alignment/passages.ts";
import type { ResultVersion } from "../result/result-history.ts";
import { Icon } from "../ui/icon.tsx";
import { MarkedText } from "../ui/marked-text.tsx";
import { reviewWords as words } from "../words/review.ts";
import { ChangeText } from "./change-text.tsx";
import { movedUp, rowsOf, within, type Row } from "./rows.ts";

export type ChangeAct = "accept" | "reject" | "edit";

interface ReviewTextProps {
  alignment: Alignment;
  mix: Mix;
  version: ResultVersion;
  picked: ShownFact | null;
  /** The changes in the order of the text. */
  changes: readonly Passage[];
  /** The change in focus; null where there is none. */
  current: number | null;
  onCurrent: (id: number) => void;
  onAct: (id: number, what: ChangeAct) => void;
}

const KEYS: Readonly<Record<string, ChangeAct>> = { a: "accept", r: "reject", e: "edit" };

const MARKS = [
  { what: "accept", icon: "check", key: "A" },
  { what: "reject", icon: "cross", key: "R" },
] as const;

/** Accept and keep, in the margin beside the change in focus. The dock has the same where there is no margin. */
const Marks = ({ id, onAct }: { id: number } & Pick<ReviewTextProps, "onAct">) => (
  <span className="margin-marks">
    {MARKS.map(({ what, icon, key }) => (
      <button
        key={what}
        type="button"
        data-act={what}
        aria-label={words[what]}
        title={`${words[what]}  ${key}`}
        onClick={(event) => {
          // A press on the change itself would bring the focus back to it.
          event.stopPropagation();
          onAct(id, what);
        }}
      >
        <Icon name={icon} />
      </button>
    ))}
  </span>
);

const Moved = ({ up, from }: { up: boolean; from: boolean }) => (
  <span className={`moved${from ? " moved-from" : ""}${up ? "" : " moved-down"}`}>
    <Icon name="up" />
    {from ? words.wasHere : up ? words.movedUp : words.movedDown}
  </span>
);

const statusOf = (passage: Passage, decision: Decision | undefined, up: boolean): string => {
  if (decision !== undefined) return words.decided[decision.kind];
  if (passage.status !== "moved") return words.status[passage.status];
  return up ? words.movedUp : words.movedDown;
};

const isUndecided = (decision: Decision | undefined): boolean => decision === undefined || decision.kind === "asked";

const Change = ({ row, props }: { row: Row; props: ReviewTextProps }) => {
  const { alignment, mix, version, picked, changes, current, onCurrent, onAct } = props;
  const { passage } = row;
  const decision = version.decisions[passage.id];
  const isCurrent = passage.id === current;
  const up = passage.status === "moved" && movedUp(alignment, passage);
  const at = changes.findIndex(({ id }) => id === passage.id) + 1;
  return (
    <span
      role="group"
      className="change"
      data-change={passage.id}
      data-status={passage.status}
      data-decision={decision?.kind ?? "open"}
      data-current={isCurrent}
      data-risky={passage.risks.length > 0}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={words.change(at, changes.length, statusOf(passage, decision, up))}
      onFocus={() => onCurrent(passage.id)}
      onClick={() => onCurrent(passage.id)}
    >
      {passage.status === "moved" && decision === undefined ? <Moved up={up} from={false} /> : null}
      <ChangeText
        row={row}
        decision={decision}
        margin={isCurrent && isUndecided(decision) ? <Marks id={passage.id} onAct={onAct} /> : null}
        pickedDraft={within(picked?.before, alignment.before, passage.draftSpans, passage.draft)}
        pickedResult={within(picked?.after, mix.text, mix.places.get(passage.id) ?? [], passage.result)}
      />
    </span>
  );
};

/** The result as one text with its changes in it, each sentence once; each change is a stop with its own actions. */
export const ReviewText = (props: ReviewTextProps) => {
  const { alignment, mix, version, picked, current, onAct } = props;
  const { decisions } = version;
  const rows = useMemo(() => rowsOf(alignment, decisions), [alignment, decisions]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector(`[data-change="${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const what = KEYS[event.key.toLowerCase()];
    if (what === undefined || current === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onAct(current, what);
  };
  return (
    <div ref={box} className="review" role="group" aria-label={words.list} dir="auto" onKeyDown={onKeyDown}>
      {rows.map((row) => {
        const { passage, gap, kind, text } = row;
        const key = `${kind} ${passage.id} ${kind === "text" ? text : ""}`;
        if (kind === "change")
          return (
            <span key={key}>
              {gap}
              <Change row={row} props={props} />
            </span>
          );
        if (kind === "origin")
          return (
            <span key={key}>
              {gap}
              <Moved up={movedUp(alignment, passage)} from />
            </span>
          );
        const mark = within(picked?.after, mix.text, mix.places.get(passage.id) ?? [], text);
        return (
          <span key={key}>
            {gap}
            <MarkedText text={text} marks={mark === null ? [] : [{ ...mark, kind: "picked" }]} />
          </span>
        );
      })}
    </div>
  );
};
