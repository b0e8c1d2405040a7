import { useId, type ReactNode } from "react";
import type { Result } from "../result/result.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { fromPane } from "../ui/from-pane.ts";
import { Icon } from "../ui/icon.tsx";
import { reviewWords as words } from "@rewrite-service/review";
import { COPY_FORMATS, type CopyFormat } from "./copy-formats.ts";
import { hasOtherVersions, VersionsName } from "./change-dock.tsx";
import type { Review } from "./review.ts";

interface ReviewFootProps {
  result: Result;
  review: Review;
  /** The ways to look at it other than the one on show. */
  otherViews: readonly { id: ResultView; name: string }[];
  onView: (view: ResultView) => void;
  /** Whether every change is decided. */
  isOver: boolean;
  isNotes: boolean;
  /** Whether Rewrite is the next step, and no button here is filled. */
  outdated: boolean;
  /** Whether the text is the draft as it was. */
  isDraft: boolean;
  /** Whether a model can be asked about the meaning. */
  canCheck: boolean;
  /** What is said of the cost of another rewrite, and of a check of both texts. */
  cost: string;
  meaningCost: string;
  /** Null where there are none to be had. */
  onVersions: (() => void) | null;
  /** Null without a voice to be closer to. */
  onCloser: (() => void) | null;
  onMeaning: () => void;
  /** Whether the change in focus waits for the writer alone, with what can be decided beside it. */
  isAtHeld: boolean;
  /** Goes to the first change that does. */
  onHeld: () => void;
}

/** The three ways to look at a result. */
export type ResultView = "review" | "clean" | "compare";

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

/** A button that copies, and beside it the choice of another format. */
const CopyIn = ({
  review: { format, own },
  isNext,
  title,
  disabled = false,
  onCopy,
  children,
}: Pick<ReviewFootProps, "review"> & {
  isNext: boolean;
  title?: string;
  disabled?: boolean;
  onCopy: (format: CopyFormat) => void;
  children: ReactNode;
}) => (
  <span className={`joined${own.length > 0 ? " joined-harm" : isNext ? " joined-primary" : ""}`}>
    <Button tone={isNext ? "primary" : "plain"} title={title} disabled={disabled} onClick={() => onCopy(format)}>
      {children}
    </Button>
    <span className={`button ${isNext ? "button-primary" : "button-plain"}`}>
      <Icon name="down" />
      <select
        aria-label={words.actions.copyAs}
        value={format}
        disabled={disabled}
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

/** In the place of Copy, once it has asked whether what touches a fact is to be copied unseen. */
const CopyAsks = ({ review }: { review: Review }) => (
  <>
    <IconButton icon="cross" label={words.cancel} autoFocus onClick={review.stopAsking} />
    <Button onClick={review.copyAnyway}>{words.copyAnyway}</Button>
  </>
);

type StepProps = Pick<ReviewFootProps, "result" | "review" | "isNotes" | "outdated" | "isAtHeld" | "onHeld">;

/**
 * Where changes wait for the writer the next step is to them, and once there, in the dock; beside it the text is copied as it would be now: with all that
 * touches no fact accepted, and the writer's words for the rest. Of notes nothing is put beside their text before the
 * writer has decided.
 */
const HeldStep = ({ review, isNotes, outdated, isAtHeld, onHeld }: StepProps) => {
  const { safe, unasked, held, isPlanned } = review;
  const copiesShown = isNotes || unasked === 0;
  const { hint } = words.acceptSafe(unasked, isPlanned ? safe : null, isNotes);
  return (
    <>
      <CopyIn
        review={review}
        isNext={false}
        {...(copiesShown ? {} : { title: hint })}
        onCopy={copiesShown ? review.copy : (format) => void review.takeAll(format)}
      >
        {words.actions.copy}
      </CopyIn>
      {isAtHeld ? null : (
        <Button tone={outdated ? "plain" : "primary"} onClick={onHeld}>
          {words.reviewHeld(held.length)}
        </Button>
      )}
    </>
  );
};

/** The next step, and the only way to the text: what is open is accepted with it. */
const NextStep = (props: StepProps) => {
  const { result, review, isNotes, outdated } = props;
  const { safe, unasked, held, isPlanned, isSubjectOnly } = review;
  if (review.asks !== null) return <CopyAsks review={review} />;
  if (held.length > 0) return <HeldStep {...props} />;
  if (isPlanned && safe === 0)
    return (
      // What touches a fact is known only once both texts were compared, where they can be.
      <CopyIn
        review={review}
        isNext={!outdated}
        disabled={result.alignment === null && result.retryFacts === null}
        onCopy={review.copy}
      >
        {words.actions.copy}
      </CopyIn>
    );
  // A count is a promise, which is given only once it is known.
  const { short, rest, hint } = words.acceptSafe(unasked, isPlanned ? safe : null, isNotes, isSubjectOnly);
  if (isNotes && !isPlanned)
    return (
      <Button tone={outdated ? "plain" : "primary"} title={hint} onClick={() => void review.takeAll()}>
        {short}
      </Button>
    );
  return (
    <CopyIn review={review} isNext={!outdated} title={hint} onCopy={(format) => void review.takeAll(format)}>
      <span>
        {short}
        <span className="roomy">{rest}</span>
      </span>
    </CopyIn>
  );
};

/** Asks a model about the meaning; an answer that is there already is only shown. */
const CheckMeaning = ({
  result: { meaning, varying },
  meaningCost,
  onMeaning,
}: Pick<ReviewFootProps, "result" | "meaningCost" | "onMeaning">) => {
  const ask = (): void => {
    onMeaning();
    if (meaning.state.phase === "idle") meaning.check();
  };
  // It would take the place of other versions, which may still be written and are paid for.
  const hint = varying !== null ? words.actions.closeVersions : meaning.state.phase === "idle" ? meaningCost : "";
  return (
    <Button tone="quiet" disabled={varying !== null} onClick={ask}>
      {words.actions.meaning} {hint === "" ? null : <small>{hint}</small>}
    </Button>
  );
};

/** What is done seldom with a result. */
const Rest = ({
  result,
  review,
  otherViews,
  onView,
  isOver,
  isNotes,
  isDraft,
  canCheck,
  cost,
  meaningCost,
  onVersions,
  onCloser,
  onMeaning,
}: Omit<ReviewFootProps, "outdated" | "isAtHeld" | "onHeld">) => (
  <More>
    <span className="only-narrow view-choices">
      {otherViews.map(({ id, name }) => (
        <Button key={id} tone="quiet" onClick={() => onView(id)}>
          {name}
        </Button>
      ))}
    </span>
    {onVersions === null ? null : (
      <Button
        tone="quiet"
        onClick={() => {
          review.setOutcome("");
          onVersions();
        }}
      >
        <VersionsName hasOthers={hasOtherVersions(result)} cost={cost} />
      </Button>
    )}
    {onCloser === null ? null : (
      <Button tone="quiet" onClick={onCloser}>
        {words.actions.closer} <small>{cost}</small>
      </Button>
    )}
    {canCheck ? <CheckMeaning result={result} meaningCost={meaningCost} onMeaning={onMeaning} /> : null}
    <Button tone="quiet" disabled={review.changes.length === 0} onClick={review.rejectAll}>
      {words.rejectAll}
    </Button>
    <span className={isOver ? "cramped" : undefined}>
      <Button tone="quiet" disabled={isDraft || result.alignment === null} onClick={review.takeOver}>
        {words.actions.take(isNotes)}
      </Button>
    </span>
    <Button tone="quiet" onClick={fromPane(result.discard)}>
      {words.actions.discard}
    </Button>
  </More>
);

/** One row of actions: back and forth, the rest, and the next step filled. */
export const ReviewFoot = (props: ReviewFootProps) => {
  const { result, review, isOver, isNotes, isDraft } = props;
  const { undo, undoOwn, redo } = result;
  const step = (act: (() => void) | null) => (): void => {
    review.setOutcome("");
    act?.();
  };
  return (
    <footer className="result-actions">
      {review.asks !== null ? null : (
        <span className="foot-icons">
          <IconButton
            icon="undo"
            // Then it leads to the result before this one.
            label={undo === null || undoOwn !== null ? words.undo : words.undoRewrite}
            {...(undoOwn === null ? {} : { hint: `${words.undo}  Ctrl Z` })}
            disabled={undo === null}
            onClick={step(undo)}
          />
          <IconButton icon="redo" label={words.redo} disabled={redo === null} onClick={step(redo)} />
          <Rest {...props} />
        </span>
      )}
      <span className="foot-end">
        {isOver && !isDraft && review.used !== "taken" ? (
          <span className="roomy">
            <Button onClick={review.takeOver}>{words.actions.take(isNotes)}</Button>
          </span>
        ) : null}
        <NextStep {...props} />
      </span>
    </footer>
  );
};
