import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { VoiceEntry } from "@rewrite-service/contract";
import { useFollowUpCost } from "../api/follow-up-cost.ts";
import { useList } from "../api/list.ts";
import { useSite } from "../api/site.ts";
import { isTrouble, reviewWords as words } from "@rewrite-service/review";
import type { Result } from "../result/result.ts";
import { Part } from "../ui/part.tsx";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";
import { copyWords } from "../words/copy.ts";
import { PairsTable } from "../alignment/pairs-table.tsx";
import type { ResultVersion } from "../result/result-history.ts";
import { factPlaces, gapMarks, harmMarks, sideMarks } from "./fact-marks.ts";
import { Dock, showsHeld, versionsOf } from "./review-dock.tsx";
import { ReviewFoot, type ResultView } from "./review-foot.tsx";
import { Notes } from "./about-rewrite.tsx";
import { useInDock } from "./use-in-dock.ts";
import { ReviewText, type ChangeAct } from "./review-text.tsx";
import { DECIDED } from "./verdicts.tsx";
import { focusHeld, keepingFirst, useOpenEdit } from "./open-edit.ts";
import type { Review } from "./review.ts";
import { useReview } from "./use-review.ts";
import { useReviewKeys } from "./use-review-keys.ts";
import type { Shown as ShownText } from "./use-waiting.ts";
import "../ui/review.css";
export { isMostlyNew } from "./mostly-new.ts";

interface ReviewPaneProps {
  result: Result;
  version: ResultVersion;
  view: ResultView;
  otherViews: readonly { id: ResultView; name: string }[];
  /** Whose model can judge meaning; null where the server has none. */
  judge: string | null;
  /** Whether Rewrite would bring another text now; then that is the next step. */
  outdated: boolean;
  /** Whether that is because the draft has changed. */
  isEarlier: boolean;
  onView: (view: ResultView) => void;
}

/** The text without its changes, with the places of its facts. */
const CleanText = ({ coming, alignment }: { coming: ShownText; alignment: Result["alignment"] }) => {
  const { text, facts, picked } = coming;
  const harm = facts?.question.after === text ? facts.meaning.filter(isTrouble) : [];
  const marks: Mark[] = [
    ...factPlaces(coming),
    ...harmMarks(harm),
    ...gapMarks(text, alignment),
    ...(picked === null ? [] : [{ ...picked, kind: "picked" as const }]),
  ];
  return (
    <div className="clean" dir="auto">
      <MarkedText text={text} marks={marks} />
    </div>
  );
};

interface ShownProps extends Pick<ReviewPaneProps, "result" | "version" | "view"> {
  review: Review;
  onCurrent: (id: number, isChosen: boolean) => void;
  onAct: (id: number, what: ChangeAct) => void;
  onStep: (by: 1 | -1) => void;
  onGo: (id: number) => void;
}

/** The result as it is looked at: as one text with its changes, without them, or beside the draft. */
const Shown = ({ result, version, view, review, onCurrent, onAct, onStep, onGo }: ShownProps) => {
  const { alignment, mix, picked, facts } = result;
  const { coming } = review;
  useShownComing(result, view, coming);
  // What is shown without its changes is what copying copies: nothing changes as it is copied.
  if (result.isAwaited) return <div className="clean" aria-busy="true" />;
  if (view === "clean" || alignment === null) return <CleanText coming={coming} alignment={alignment} />;
  if (view === "review")
    return (
      <ReviewText
        alignment={alignment}
        mix={mix}
        version={version}
        picked={picked}
        facts={[...factPlaces({ text: mix.text, facts }), ...harmMarks(review.harm), ...gapMarks(mix.text, alignment)]}
        changes={review.changes}
        current={review.current?.id ?? null}
        isDecidable={review.isDecidable}
        onCurrent={onCurrent}
        onAct={onAct}
        onStep={onStep}
        onGo={onGo}
      />
    );
  return (
    <PairsTable
      before={version.source.text}
      after={coming.text}
      heads={words.compareHeads(version.source.fromNotes)}
      marks={sideMarks(version.source.text, coming, { before: picked?.before ?? null, after: coming.picked })}
      pairs={(coming.facts?.question.after === coming.text && coming.facts.comparison?.pairs) || []}
    />
  );
};

/** Tells the page of another text than the one under review, while that is on screen. */
const useShownComing = ({ mix, showComing }: Result, view: ResultView, coming: ShownText): void => {
  const isOther = view !== "review" && coming.text !== mix.text;
  useLayoutEffect(() => showComing(isOther ? coming : null), [isOther, coming.text, coming.facts]);
  useLayoutEffect(() => () => showComing(null), []);
};

/** What the last press did, or asks, else what the next one leaves. Where the dock says it, it is only announced here. */
const Outcome = ({ review, inDock, inReview }: { review: Review; inDock: boolean; inReview: boolean }) => {
  const { asks, outcome, isCopyOld, heldBack, current } = review;
  const isShown = inReview && current?.risks.includes(asks?.[0] ?? "") === true;
  const state = [isCopyOld ? copyWords.isOld : "", heldBack].filter(Boolean).join(" ");
  const said = asks === null ? outcome || state : words.copyAsks(asks, isShown);
  return (
    <p role="status" className={inDock ? "visually-hidden" : "outcome"} data-asks={asks !== null || outcome === ""}>
      {said === "" ? null : <span>{said}</span>}
    </p>
  );
};

/** Asks for a text closer to the writer's voice; null for writers who have none. */
const useCloser = ({ again }: Result): (() => void) | null => {
  const voices = useList<VoiceEntry>("/api/voices", useSite().data?.account != null);
  return voices.length === 0 ? null : () => again("closer");
};

/** Moves the focus to what is under review, once that is drawn. */
const useChangeFocus = (box: RefObject<HTMLElement | null>): (() => void) => {
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    // The change that is next is the one in focus only once it is drawn so; an undo goes back to another.
    const isElsewhere = document.activeElement?.matches("[data-change][data-current=false]") === true;
    if (wantsFocus.current || isElsewhere) box.current?.querySelector<HTMLElement>("[data-current=true]")?.focus();
    wantsFocus.current = false;
  });
  return () => {
    wantsFocus.current = true;
  };
};

/** Brings what a passage is of into view in the draft. */
const showDraftOf = ({ alignment, showInDraft }: Result, id: number): void => {
  const [place] = alignment?.passages[id]?.draftSpans ?? [];
  if (place !== undefined) showInDraft(place);
};

/** What a rewrite changed, and every decision about it. */
export const ReviewPane = (props: ReviewPaneProps) => {
  const { result, version, view, judge, outdated, isEarlier, onView } = props;
  const now = useReview(result, version, outdated);
  const edit = useOpenEdit(now);
  const review = keepingFirst(now, edit);
  const { current, changes } = review;
  const onCloser = useCloser(result);
  const cost = useFollowUpCost(version.source.text);
  const meaningCost = useFollowUpCost(version.source.text, result.mix.text);
  const box = useRef<HTMLDivElement>(null);
  // Until the writer goes to a change or asks for it, the end of the review is what comes after the last decision.
  const isOver = result.alignment !== null && review.open === 0;
  const { shown, setShown, onMeaning, close } = useInDock(result, review, isOver);
  const saysUsed = isOver && shown === null && review.used !== null && !edit.isOpen && result.varying === null;
  // A text cannot mean something else than itself.
  const isDraft = result.mix.text.trim() === version.source.text.trim();
  const canCheck = judge !== null && !isDraft;

  // Whatever else is done ends what was said of the last press.
  useEffect(() => review.setOutcome(""), [view, outdated, shown, result.varying]);
  const focusChange = useChangeFocus(box);
  const step = (by: 1 | 0 | -1): void => {
    setShown(review.open === 0 ? "change" : null);
    onView("review");
    edit.keep().step(by);
    focusChange();
  };
  const act = (id: number, what: ChangeAct): void => {
    if (what !== "edit" && !review.isDecidable) return;
    review.focus(id);
    setShown(null);
    if (what === "edit") return edit.open();
    if (what === "corrections") review.acceptCorrections();
    else review.decide(id, { kind: DECIDED[what] });
    focusChange();
  };
  const onCurrent = (id: number, isChosen: boolean): void => {
    // Whoever goes on to a change is done with a fact.
    result.pick(null);
    if (id !== current?.id) edit.keep();
    if (id !== current?.id || isChosen) setShown(review.open === 0 ? "change" : null);
    if (!isEarlier) showDraftOf(result, id);
    review.focus(id);
  };
  const go = (id: number): void => {
    onView("review");
    onCurrent(id, true);
    focusChange();
  };
  const endEdit = (isKept: boolean): void => {
    const text = edit.close();
    if (text !== null) (isKept ? review.edit : review.dropEdit)(text);
    focusChange();
  };
  // From elsewhere, the first step leads to the change that the page speaks of.
  useReviewKeys(review, !outdated, (by, isHere) => step(isHere ? by : 0));
  return (
    <>
      <div
        ref={box}
        className="result"
        data-phase="done"
        data-view={view}
        // The changes are stops of their own; a text that only scrolls needs one.
        {...(view === "review" && changes.length > 0
          ? {}
          : { tabIndex: 0, role: "group", "aria-labelledby": "result-title" })}
      >
        <Shown
          result={result}
          version={version}
          view={view}
          review={review}
          onCurrent={onCurrent}
          onAct={act}
          onStep={step}
          onGo={go}
        />
        <Notes result={result} onGo={go} />
      </div>
      <Part place={(failed) => <div className="dock">{failed}</div>}>
        <Dock
          result={result}
          version={version}
          review={review}
          view={view}
          judge={judge}
          isDraft={isDraft}
          isEarlier={isEarlier}
          outdated={outdated}
          cost={cost}
          editing={edit.isOpen}
          isOver={isOver && shown !== "change"}
          onMeaning={onMeaning && canCheck}
          onMeaningClosed={() => close(focusChange)}
          onGo={go}
          onAct={act}
          onTyped={edit.onTyped}
          onEditEnd={endEdit}
          onStep={step}
        />
      </Part>
      <Outcome review={review} inDock={saysUsed} inReview={view === "review"} />
      <ReviewFoot
        result={result}
        otherViews={props.otherViews}
        onView={onView}
        review={review}
        isOver={isOver}
        isNotes={version.source.fromNotes}
        outdated={outdated}
        isDraft={isDraft}
        canCheck={canCheck}
        cost={cost}
        meaningCost={meaningCost}
        onVersions={versionsOf(result, judge, "whole")}
        onCloser={onCloser}
        onMeaning={() => setShown("meaning")}
        isAtHeld={showsHeld(review, { view, editing: edit.isOpen, isAsked: shown === "meaning" })}
        onHeld={() => {
          step(0);
          focusHeld(edit.keep());
        }}
      />
    </>
  );
};
