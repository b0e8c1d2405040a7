import { lazy, useEffect } from "react";
import { isChange, ownEdit, reviewWords as words, type Passage, type Reason } from "@rewrite-service/review";
import type { ResultVersion } from "../result/result-history.ts";
import type { Result } from "../result/result.ts";
import { Button } from "../ui/button.tsx";
import { Optional } from "../ui/part.tsx";
import { keptOutIn } from "./about-rewrite.tsx";
import { editsAbout } from "./accept-all.ts";
import { ChangeDock, hasOtherVersions, SentenceEditor } from "./change-dock.tsx";
import type { ResultView } from "./review-foot.tsx";
import type { ChangeAct } from "./review-text.tsx";
import { DECIDED } from "./verdicts.tsx";
import { useReasons } from "./use-reasons.ts";
import type { Review } from "./review.ts";

const Versions = lazy(() => import("../variants/versions.tsx").then(({ Versions }) => ({ default: Versions })));
const MeaningDock = lazy(() =>
  import("../meaning/meaning-dock.tsx").then(({ MeaningDock }) => ({ default: MeaningDock })),
);

const HistoryQuestion = lazy(() =>
  import("./history-question.tsx").then(({ HistoryQuestion }) => ({ default: HistoryQuestion })),
);

/** What the writer's own words did to facts in a passage. */
const ownReasons = ({ alignment, mix }: Result, { decisions }: ResultVersion, { harm }: Review, { id }: Passage) =>
  alignment === null
    ? []
    : ownEdit(harm.filter((fact) => editsAbout(fact, alignment, decisions, mix).some((one) => one.id === id))).map(
        (text): Reason => ({ kind: "fact", text, evidence: null }),
      );

const EMPTY = { before: "", after: "", passages: [], wholes: [], slots: [], fromNotes: false };

// What weighs a text may not come.
const WEIGHED_WITHIN_MS = 5_000;

/** Nothing is said of the changes before both texts were compared, and before it is known which of two stays. */
const Comparing = ({ result: { retryFacts: retry, isWeighed, weigh } }: Pick<DockProps, "result">) => {
  useEffect(() => {
    if (isWeighed) return;
    const timer = setTimeout(() => weigh(false), WEIGHED_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isWeighed]);
  return (
    <div className="dock" role={retry === null ? undefined : "status"}>
      <div className="dock-head">
        <h3>{retry !== null ? words.notCompared : isWeighed ? words.comparing : words.weighing}</h3>
        {retry === null ? null : (
          <Button size="small" onClick={retry}>
            {words.compareAgain}
          </Button>
        )}
      </div>
      {retry === null ? null : <p>{words.notComparedHint}</p>}
    </div>
  );
};

const titleOf = ({ changes, outcome, used }: Review, isTold: boolean, isNotes: boolean): string => {
  if (used === null && isTold) return words.nothingToDecide;
  if (used === null) return words.changes(changes.length, 0);
  return outcome || (used === "taken" ? words.outcome.taken(0, isNotes) : words.outcome.copied(0, []));
};

/** No change is open: what there is to do, or what became of the text; a result that is the draft needs no advice. */
const AllDecided = ({
  review,
  version,
  isDraft,
  isEarlier,
  onStep,
}: Pick<DockProps, "review" | "version" | "isDraft" | "isEarlier" | "onStep">) => {
  const { changes, used } = review;
  // Of notes not every change asks for a decision.
  const isTold = changes.length === 0 && version.source.fromNotes;
  // It is the same as a draft that is another by now.
  if (used === null && changes.length === 0 && isEarlier) return null;
  return (
    <div className="dock dock-line">
      <div className="dock-head">
        <i className="dot dot-brand" />
        <h3>{titleOf(review, isTold, version.source.fromNotes)}</h3>
        {changes.length === 0 ? null : (
          <Button size="small" tone="quiet" onClick={() => onStep(0)}>
            {words.showChanges}
          </Button>
        )}
      </div>
      {used === null && (isTold || (changes.length > 0 && !isDraft)) ? (
        <p>{words.copyNext(version.source.fromNotes)}</p>
      ) : null}
      {used === null ? null : (
        <Optional>
          <HistoryQuestion version={version} />
        </Optional>
      )}
    </div>
  );
};

/** In a view that does not show the changes: how many there are, and the way to them, unless the next step is the same or says it below. */
const ToReview = ({ review: { open, held, heldBack }, onReview }: { review: Review; onReview: () => void }) =>
  held.length > 0 && heldBack !== "" ? null : (
    <div className="dock dock-line">
      <div className="dock-head">
        <h3>{held.length > 0 ? words.needsDecision(held.length) : words.changes(open, open)}</h3>
        {held.length > 0 ? null : (
          <Button size="small" onClick={onReview}>
            {words.toChanges}
          </Button>
        )}
      </div>
    </div>
  );

/** Whether the change in focus waits for the writer alone. */
const isHeld = ({ held, current }: Review): boolean => held.some(({ id }) => id === current?.id);

/** Whether the dock shows such a change with what can be decided, where nothing else was asked of it. */
export const showsHeld = (
  review: Review,
  { view, editing, isAsked }: { view: ResultView; editing: boolean; isAsked: boolean },
): boolean => view === "review" && !editing && !isAsked && isHeld(review);

/** Asks for other versions; null without a model, for the rules know one. */
export const versionsOf = (result: Result, judge: string | null, what: "sentence" | "whole"): (() => void) | null =>
  judge === null ? null : () => result.again(what);

interface DockProps {
  result: Result;
  version: ResultVersion;
  review: Review;
  view: ResultView;
  judge: string | null;
  /** Whether the result is the draft that it was made from. */
  isDraft: boolean;
  /** Whether the draft has changed since the result was written. */
  isEarlier: boolean;
  /** Whether Rewrite is the next step. */
  outdated: boolean;
  /** What is said of the cost of other versions. */
  cost: string;
  editing: boolean;
  /** Whether all is decided, and the writer has not gone back to a change. */
  isOver: boolean;
  /** Whether the writer asked about the meaning, or has come to the end and not used the text yet. */
  onMeaning: boolean;
  onMeaningClosed: () => void;
  /** Goes to a change. */
  onGo: (id: number) => void;
  onAct: (id: number, what: ChangeAct) => void;
  onTyped: (text: string) => void;
  onEditEnd: (isKept: boolean) => void;
  /** Goes to another change, or with 0 shows the one in focus. */
  onStep: (by: 1 | 0 | -1) => void;
}

/** The change in focus, or an unchanged sentence. */
const InFocus = ({
  result,
  version,
  review,
  judge,
  outdated,
  cost,
  passage,
  onAct,
  onStep,
}: Omit<DockProps, "view" | "onTyped"> & { passage: Passage }) => {
  const { alignment } = result;
  const reasons = useReasons(alignment ?? EMPTY, version.source.request.register, alignment !== null);
  const decision = version.decisions[passage.id];
  const ownOrRule = decision?.kind === "edited" ? ownReasons(result, version, review, passage) : null;
  const kept = keptOutIn(version.decisions)(passage);
  return (
    <>
      {kept === undefined ? null : (
        <section className="dock dock-line">
          <p>
            <b>{words.keptOut}</b> {kept.reason}
          </p>
        </section>
      )}
      <ChangeDock
        passage={passage}
        decision={decision}
        hasOthers={hasOtherVersions(result)}
        cost={cost}
        fromNotes={version.source.fromNotes}
        reasons={ownOrRule ?? (isChange(passage) ? reasons(passage) : [])}
        isDecidable={review.isDecidable}
        isNext={!outdated && isHeld(review)}
        at={review.changes.indexOf(passage) + 1}
        of={review.changes.length}
        onStep={onStep}
        onAct={(what) => onAct(passage.id, what)}
        // All that is open is accepted by the next step.
        corrections={
          review.corrections.includes(passage) && review.corrections.length < review.open
            ? review.corrections.length
            : 0
        }
        onVersions={versionsOf(result, judge, "sentence")}
      />
    </>
  );
};

/** One place for everything that is to be said about the result; what was asked for last comes first. */
export const Dock = (props: DockProps) => {
  const {
    result,
    version,
    review,
    view,
    judge,
    editing,
    isOver,
    onMeaning,
    onMeaningClosed,
    onTyped,
    onEditEnd,
    onStep,
  } = props;
  const { alignment, varying } = result;
  const { current } = review;
  const editor =
    editing && current !== null ? (
      <SentenceEditor key={current.id} text={review.sentence()} onTyped={onTyped} onEnd={onEditEnd} />
    ) : null;
  if (varying !== null)
    return (
      <>
        <Versions
          key={varying.first.previousRewrite}
          {...varying}
          result={result}
          version={version}
          focus={current}
          // Versions that are there are asked for a sentence without another call.
          onOne={view === "review" && !isOver ? versionsOf(result, judge, "sentence") : null}
        />
        {editor}
      </>
    );
  if (editor !== null) return editor;
  if (alignment === null) return <Comparing result={result} />;
  if (onMeaning && judge !== null)
    return (
      <MeaningDock
        meaning={result.meaning}
        judge={judge}
        alignment={alignment}
        decisions={version.decisions}
        changes={review.changes}
        held={review.held}
        onGo={props.onGo}
        onDecide={(id, what) => review.decide(id, { kind: DECIDED[what] })}
        onClose={onMeaningClosed}
      />
    );
  if (current === null || isOver || onMeaning) return <AllDecided {...props} />;
  if (view !== "review" && review.open > 0) return <ToReview review={review} onReview={() => onStep(0)} />;
  return <InFocus {...props} passage={current} />;
};
