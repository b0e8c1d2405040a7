import type { RefObject } from "react";
import type { SiteReport } from "@rewrite-service/contract";
import { Button, IconButton } from "../ui/button.tsx";
import { writeWords } from "../words/write.ts";
import { barWords } from "../words/bar.ts";
import { stateWords } from "../words/states.ts";
import type { Draft } from "../editor/draft.ts";
import type { Result } from "../result/result.ts";
import type { Choices } from "../draft/kept-choices.ts";
import { rulesOutAsking, type Obstacle } from "./obstacle.ts";

interface RunFootProps {
  result: Result;
  draft: RefObject<Draft | null>;
  mode: Choices["mode"];
  /** Whether the rules of the built-in engine write, which leave notes notes. */
  isEngine: boolean;
  /** Says who receives the draft; null until it is known. */
  site: SiteReport | null;
  /** Whether the draft is the one that the result on show was made from. */
  answered: boolean;
  /** Seconds until the service takes another rewrite. */
  waitS: number;
  obstacle: Obstacle | null;
  /** Rewrites that the draft uses. */
  units: number;
  /** Whether the draft cannot be rewritten here. */
  isBeyond: boolean;
  onRun: () => void;
  /** Empties the draft; null where it is empty. */
  onClear: (() => void) | null;
}

const KEYS = "Ctrl ↵";

/** Who receives the draft, and the one button that starts and stops. It is filled while it is the next step. */
export const RunFoot = (props: RunFootProps) => {
  const { result, draft, mode, site, answered, waitS, obstacle, units, isBeyond, onRun, onClear } = props;
  const blocked = rulesOutAsking(obstacle) || obstacle?.kind === "signed-out" || isBeyond;
  const { first, again } = writeWords.runOf(mode === "expand", props.isEngine);
  const isNext = !answered && !result.undecided;
  return (
    <>
      <span className="only-narrow">
        <IconButton icon="undo" label={barWords.undo} onClick={() => draft.current?.undo()} />
        <IconButton icon="redo" label={barWords.redo} onClick={() => draft.current?.redo()} />
        {onClear === null ? null : (
          <Button tone="quiet" size="small" onClick={onClear}>
            {barWords.clear}
          </Button>
        )}
      </span>
      <p className="goes-to">
        {site === null ? " " : barWords.goesTo(site.model, mode === "expand")}
        {units > 1 && !blocked ? ` ${barWords.uses(units)}` : null}
      </p>
      <div className="run-buttons" data-longest={`${first.length > again.length ? first : again} ${KEYS}`}>
        {result.running ? (
          <Button onClick={result.stop}>
            {writeWords.stop} <kbd>Esc</kbd>
          </Button>
        ) : (
          <Button tone={isNext ? "primary" : "plain"} disabled={blocked || waitS > 0} onClick={onRun}>
            {waitS > 0 ? stateWords.wait(waitS) : answered ? again : first} {waitS > 0 ? null : <kbd>{KEYS}</kbd>}
          </Button>
        )}
      </div>
    </>
  );
};
