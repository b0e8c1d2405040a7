import { useId, type ReactNode } from "react";
import type { Result } from "../result/result.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { reviewWords as words } from "@rewrite-service/review";
import { resultWords } from "../words/result.ts";
import { COPY_FORMATS, type CopyFormat } from "./copy-formats.ts";

interface ReviewFootProps {
  result: Result;
  view: ResultView;
  onView: (view: ResultView) => void;
  /** Whether every change is decided. */
  isOver: boolean;
  /** Changes that nobody has decided or been asked about. */
  unasked: number;
  /** Those of them that touch no fact. */
  safe: number;
  isNotes: boolean;
  total: number;
  format: CopyFormat;
  /** Whether Rewrite is the next step, and no button here is filled. */
  outdated: boolean;
  /** Whether a model can be asked about the meaning. */
  canCheck: boolean;
  onCopy: (format: CopyFormat) => void;
  onAcceptAll: () => void;
  onRejectAll: () => void;
  /** Null where there are none to be had. */
  onVersions: (() => void) | null;
  /** Null without a voice to be closer to. */
  onCloser: (() => void) | null;
  onMeaning: () => void;
  /** Says what the last press did. */
  onOutcome: (outcome: string) => void;
}

const VIEWS = ["review", "clean", "compare"] as const;

/** The three ways to look at a result. */
export type ResultView = (typeof VIEWS)[number];

/** What is done seldom, behind one button. */
const More = ({ children }: { children: ReactNode }) => {
  const id = useId();
  return (
    <>
      <button type="button" className="button button-quiet more" popoverTarget={id} aria-label={words.more}>
        <span>{words.more}</span>
        <Icon name="down" />
        <Icon name="more" />
      </button>
      <div
        id={id}
        popover="auto"
        className="explains more-menu"
        onClick={(event) => {
          if (event.target instanceof HTMLButtonElement) event.currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
};

const CopyButton = ({ format, isNext, onCopy }: Pick<ReviewFootProps, "format" | "onCopy"> & { isNext: boolean }) => (
  <span className={`joined${isNext ? " joined-primary" : ""}`}>
    <Button tone={isNext ? "primary" : "plain"} onClick={() => onCopy(format)}>
      {words.actions.copy}
    </Button>
    <span className={`button ${isNext ? "button-primary" : "button-plain"}`}>
      <Icon name="down" />
      <select
        aria-label={words.actions.copyAs}
        value={format}
        onChange={(event) => onCopy(event.target.value as CopyFormat)}
      >
        {COPY_FORMATS.map((id) => (
          <option key={id} value={id}>
            {words.actions.formats[id]}
          </option>
        ))}
      </select>
    </span>
  </span>
);

/** One row of actions: back and forth, the rest, and the next step filled. */
export const ReviewFoot = (props: ReviewFootProps) => {
  const {
    result,
    view,
    onView,
    isOver,
    unasked,
    safe,
    isNotes,
    total,
    outdated,
    canCheck,
    onAcceptAll,
    onRejectAll,
    onVersions,
    onCloser,
    onMeaning,
    onOutcome,
  } = props;
  const { undo, redo } = result;
  const step = (act: (() => void) | null) => (): void => {
    onOutcome("");
    act?.();
  };
  const { short, rest, hint } = words.acceptSafe(unasked, safe, isNotes);
  const takeOver = (): void => {
    result.takeOver();
    onOutcome(words.outcome.taken);
  };
  return (
    <footer className="result-actions">
      <span className="foot-icons">
        <IconButton
          icon="undo"
          label={words.undo}
          hint={`${words.undo}  Ctrl Z`}
          disabled={undo === null}
          onClick={step(undo)}
        />
        <IconButton icon="redo" label={words.redo} disabled={redo === null} onClick={step(redo)} />
        <More>
          <span className="only-narrow view-choices">
            {VIEWS.filter((one) => one !== view).map((one) => (
              <Button key={one} tone="quiet" onClick={() => onView(one)}>
                {resultWords.views[one]}
              </Button>
            ))}
          </span>
          {onVersions === null ? null : (
            <Button tone="quiet" onClick={onVersions}>
              {words.actions.vary} <small>{words.actions.varyCost}</small>
            </Button>
          )}
          {onCloser === null ? null : (
            <Button tone="quiet" onClick={onCloser}>
              {words.actions.closer} <small>{words.actions.closerCost}</small>
            </Button>
          )}
          {canCheck ? (
            <Button tone="quiet" onClick={onMeaning}>
              {words.actions.meaning}
            </Button>
          ) : null}
          <Button tone="quiet" disabled={total === 0} onClick={onRejectAll}>
            {words.rejectAll}
          </Button>
          <span className={isOver ? "only-narrow view-choices" : undefined}>
            <Button tone="quiet" onClick={takeOver}>
              {words.actions.take}
            </Button>
          </span>
          <Button tone="quiet" onClick={result.discard}>
            {words.actions.discard}
          </Button>
        </More>
      </span>
      <span className="foot-end">
        {isOver ? (
          <span className="roomy">
            <Button onClick={takeOver}>{words.actions.take}</Button>
          </span>
        ) : null}
        <CopyButton {...props} isNext={isOver && !outdated} />
        {safe === 0 ? null : (
          <Button tone={outdated ? "plain" : "primary"} title={hint} onClick={onAcceptAll}>
            <span>
              {short}
              <span className="roomy">{rest}</span>
            </span>
          </Button>
        )}
      </span>
    </footer>
  );
};
