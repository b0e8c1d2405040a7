import { useId, type ReactNode } from "react";
import type { Result } from "../result/result.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { reviewWords as words } from "@rewrite-service/review";
import { resultWords } from "../words/result.ts";
import { COPY_FORMATS, type CopyFormat } from "./copy-formats.ts";
import type { Review } from "./use-review.ts";

interface ReviewFootProps {
  result: Result;
  review: Review;
  view: ResultView;
  onView: (view: ResultView) => void;
  /** Whether every change is decided. */
  isOver: boolean;
  isNotes: boolean;
  /** Whether Rewrite is the next step, and no button here is filled. */
  outdated: boolean;
  /** Whether a model can be asked about the meaning. */
  canCheck: boolean;
  /** Null where there are none to be had. */
  onVersions: (() => void) | null;
  /** Null without a voice to be closer to. */
  onCloser: (() => void) | null;
  onMeaning: () => void;
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
          // A button may be pressed on what it says it costs.
          if ((event.target as Element).closest("button") !== null) event.currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
};

const CopyButton = ({ result, review, isNext }: Pick<ReviewFootProps, "result" | "review"> & { isNext: boolean }) => (
  <span className={`joined${isNext ? " joined-primary" : ""}`}>
    {/* What touches a fact is known only once both texts were compared. */}
    <Button
      tone={isNext ? "primary" : "plain"}
      disabled={result.alignment === null}
      onClick={() => review.copy(review.format)}
    >
      {words.actions.copy}
    </Button>
    <span className={`button ${isNext ? "button-primary" : "button-plain"}`}>
      <Icon name="down" />
      <select
        aria-label={words.actions.copyAs}
        value={review.format}
        disabled={result.alignment === null}
        onChange={(event) => review.copy(event.target.value as CopyFormat)}
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

/** In the place of Copy, once it has asked whether what touches a fact is to be copied unseen. */
const CopyAsks = ({ review }: { review: Review }) => (
  <>
    <IconButton icon="cross" label={words.cancel} autoFocus onClick={review.stopAsking} />
    <Button onClick={review.copyAnyway}>{words.copyAll}</Button>
  </>
);

/** The next step while something is open: everything that touches no fact, the writer's words for the rest. */
const SafeButton = ({ review, isNotes, outdated }: Pick<ReviewFootProps, "review" | "isNotes" | "outdated">) => {
  const { safe, unasked, flagged } = review;
  if (safe === 0 && (isNotes || flagged.length === 0)) return null;
  const { short, rest, hint } = words.acceptSafe(unasked, safe, isNotes);
  return (
    <Button tone={outdated ? "plain" : "primary"} title={hint} onClick={() => void review.takeAll()}>
      <span>
        {short}
        <span className="roomy">{rest}</span>
      </span>
    </Button>
  );
};

/** What is done seldom with a result. */
const Rest = ({
  result,
  review,
  view,
  onView,
  isOver,
  canCheck,
  onVersions,
  onCloser,
  onMeaning,
}: Omit<ReviewFootProps, "isNotes" | "outdated">) => (
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
    <Button tone="quiet" disabled={review.changes.length === 0} onClick={review.rejectAll}>
      {words.rejectAll}
    </Button>
    <span className={isOver ? "only-narrow view-choices" : undefined}>
      <Button tone="quiet" onClick={review.takeOver}>
        {words.actions.take}
      </Button>
    </span>
    <Button tone="quiet" onClick={result.discard}>
      {words.actions.discard}
    </Button>
  </More>
);

/** One row of actions: back and forth, the rest, and the next step filled. */
export const ReviewFoot = (props: ReviewFootProps) => {
  const { result, review, isOver, outdated } = props;
  const { undo, redo } = result;
  const step = (act: (() => void) | null) => (): void => {
    review.setOutcome("");
    act?.();
  };
  const isNext = review.unasked === 0 && !outdated;
  return (
    <footer className="result-actions">
      {review.asking !== null ? null : (
        <span className="foot-icons">
          <IconButton
            icon="undo"
            label={words.undo}
            hint={`${words.undo}  Ctrl Z`}
            disabled={undo === null}
            onClick={step(undo)}
          />
          <IconButton icon="redo" label={words.redo} disabled={redo === null} onClick={step(redo)} />
          <Rest {...props} />
        </span>
      )}
      <span className="foot-end">
        {isOver && review.used !== "taken" ? (
          <span className="roomy">
            <Button onClick={review.takeOver}>{words.actions.take}</Button>
          </span>
        ) : null}
        {review.asking === null ? (
          <CopyButton result={result} review={review} isNext={isNext} />
        ) : (
          <CopyAsks review={review} />
        )}
        <SafeButton {...props} />
      </span>
    </footer>
  );
};
