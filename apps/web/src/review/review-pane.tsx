import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Span } from "@rewrite-service/text";
import { shownPlace, reviewWords as words } from "@rewrite-service/review";
import { linesOf } from "../result/note-lines.ts";
import type { Result } from "../result/result.ts";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";
import { writeWords } from "../words/write.ts";
import { PairsTable } from "../alignment/pairs-table.tsx";
import type { ResultVersion } from "../result/result-history.ts";
import { ChangeDock, SentenceEditor } from "./change-dock.tsx";
import { ReviewFoot, type ResultView } from "./review-foot.tsx";
import { ReviewText, type ChangeAct } from "./review-text.tsx";
import { useReasons } from "./use-reasons.ts";
import { useReview, type Review } from "./use-review.ts";
import "../ui/review.css";

const Versions = lazy(() => import("../variants/versions.tsx").then(({ Versions }) => ({ default: Versions })));
const HistoryQuestion = lazy(() =>
  import("./history-question.tsx").then(({ HistoryQuestion }) => ({ default: HistoryQuestion })),
);
const MeaningDock = lazy(() =>
  import("../meaning/meaning-dock.tsx").then(({ MeaningDock }) => ({ default: MeaningDock })),
);

interface ReviewPaneProps {
  result: Result;
  version: ResultVersion;
  view: ResultView;
  /** Whose model can judge meaning; null where the server has none. */
  judge: string | null;
  /** Whether Rewrite would bring another text now; then that is the next step. */
  outdated: boolean;
  onView: (view: ResultView) => void;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable=true]") !== null;

/** The keys of the review, wherever the focus is; those of the draft are the draft's. */
const useReviewKeys = ({ undo, redo }: Result, review: Review, onStep: (by: 1 | -1) => void): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const command = event.ctrlKey || event.metaKey;
      if (event.key === "F8" && !isWriting(event.target)) onStep(event.shiftKey ? -1 : 1);
      else if (command && event.key === "Enter" && event.shiftKey) void review.takeAll();
      else if (command && event.key.toLowerCase() === "z" && !isWriting(event.target))
        (event.shiftKey ? redo : undo)?.();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });

const Notes = ({ notes }: { notes: string | null }) =>
  notes === null ? null : (
    <aside className="notes" aria-labelledby="notes-title">
      <h3 id="notes-title">
        {writeWords.notes} <span>{writeWords.notesAside}</span>
      </h3>
      <ul>
        {linesOf(notes).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  );

/** Where the text states facts; none while they are read again. */
const factPlaces = ({ mix: { text }, facts }: Result): Span[] =>
  facts?.question.after === text
    ? facts.facts.flatMap(({ after }) => (after === null ? [] : [shownPlace(text, after)]))
    : [];

/** The text without its changes, with the places of its facts. */
const CleanText = ({ result }: { result: Result }) => {
  const { mix, picked } = result;
  const marks: Mark[] = [
    ...factPlaces(result).map((place) => ({ ...place, kind: "fact" as const })),
    ...(picked?.after ? [{ ...picked.after, kind: "picked" as const }] : []),
  ];
  return (
    <div className="clean" dir="auto">
      <MarkedText text={mix.text} marks={marks} />
    </div>
  );
};

/** Nothing is said of the changes before both texts were compared. */
const Comparing = () => (
  <div className="dock">
    <div className="dock-head">
      <h3>{words.comparing}</h3>
    </div>
  </div>
);

const AllDecided = ({ total }: { total: number }) => (
  <div className="dock">
    <div className="dock-head">
      <i className="dot dot-brand" />
      <h3>{words.changes(total, 0)}</h3>
    </div>
    <p>{words.copyNext}</p>
  </div>
);

/** Asks for other versions; null without a model, for the rules know one. */
const versionsOf = (result: Result, judge: string | null): (() => void) | null =>
  judge === null ? null : () => result.again("vary");

interface DockProps {
  result: Result;
  version: ResultVersion;
  review: Review;
  judge: string | null;
  editing: boolean;
  /** Whether the writer asked about the meaning, or has come to the end. */
  onMeaning: boolean;
  onAct: (id: number, what: ChangeAct) => void;
  onEdited: (text: string | null) => void;
  onStep: (by: 1 | -1) => void;
}

/** One place for everything that is to be said about the result; what was asked for last comes first. */
const Dock = ({ result, version, review, judge, editing, onMeaning, onAct, onEdited, onStep }: DockProps) => {
  const { alignment, varying } = result;
  const { current, changes } = review;
  const reasons = useReasons(alignment ?? EMPTY, version.source.request.register, alignment !== null);
  const decision = current === null ? undefined : version.decisions[current.id];
  if (editing && current !== null) {
    const text = decision?.kind === "edited" ? decision.text : current.result || current.draft;
    return <SentenceEditor key={current.id} text={text} onEdited={onEdited} />;
  }
  if (varying !== null)
    return <Versions key={varying.previousRewrite} first={varying} result={result} passage={current} />;
  if (alignment === null) return <Comparing />;
  if (onMeaning && judge !== null) return <MeaningDock meaning={result.meaning} judge={judge} />;
  if (current === null || onMeaning) return <AllDecided total={changes.length} />;
  return (
    <ChangeDock
      passage={current}
      decision={decision}
      reasons={reasons(current)}
      at={changes.indexOf(current) + 1}
      of={changes.length}
      onStep={onStep}
      onAct={(what) => onAct(current.id, what)}
      onVersions={versionsOf(result, judge)}
    />
  );
};

/** What the last press did, over the end of the text. */
const Outcome = ({ said }: { said: string }) => (
  <p role="status" className="outcome">
    {said === "" ? null : <span>{said}</span>}
  </p>
);

const EMPTY = { before: "", after: "", passages: [], slots: [] };

/** What a rewrite changed, and every decision about it. */
export const ReviewPane = ({ result, version, view, judge, outdated, onView }: ReviewPaneProps) => {
  const { alignment, mix, picked, facts } = result;
  const review = useReview(result, version);
  const { current, changes } = review;
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState<boolean | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // Until the writer goes to a change or asks for it, the end of the review is what comes after the last decision.
  const isOver = alignment !== null && review.open === 0;
  const onMeaning = asked ?? isOver;

  const wantsFocus = useRef(false);
  const focusChange = (): void => {
    wantsFocus.current = true;
  };
  useLayoutEffect(() => {
    // The change that is next is the one in focus only once it is drawn so.
    if (wantsFocus.current) box.current?.querySelector<HTMLElement>("[data-current=true]")?.focus();
    wantsFocus.current = false;
  });
  const step = (by: 1 | -1): void => {
    setEditing(false);
    setAsked(review.open === 0 ? false : null);
    onView("review");
    review.step(by);
    focusChange();
  };
  const act = (id: number, what: ChangeAct): void => {
    review.focus(id);
    setAsked(null);
    setEditing(what === "edit");
    if (what === "edit") return;
    review.decide(id, { kind: what === "accept" ? "accepted" : "rejected" });
    focusChange();
  };
  const onEdited = (text: string | null): void => {
    setEditing(false);
    if (text !== null && current !== null) review.decide(current.id, { kind: "edited", text });
    focusChange();
  };
  useReviewKeys(result, review, step);

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
        {view === "clean" || alignment === null ? (
          <CleanText result={result} />
        ) : view === "review" ? (
          <ReviewText
            alignment={alignment}
            mix={mix}
            version={version}
            picked={picked}
            facts={factPlaces(result)}
            changes={changes}
            current={current?.id ?? null}
            onCurrent={(id) => {
              if (id !== current?.id) setEditing(false);
              if (review.open === 0) setAsked(false);
              review.focus(id);
            }}
            onAct={act}
          />
        ) : (
          <PairsTable
            before={version.source.text}
            after={facts?.question.after ?? mix.text}
            heads={words.compareHeads}
            pairs={facts?.comparison?.pairs ?? []}
          />
        )}
        <Notes notes={result.notes} />
      </div>
      <Outcome said={review.outcome} />
      <Suspense fallback={<div className="dock" />}>
        <Dock
          result={result}
          version={version}
          review={review}
          judge={judge}
          editing={editing}
          onMeaning={onMeaning}
          onAct={act}
          onEdited={onEdited}
          onStep={step}
        />
        {isOver ? <HistoryQuestion version={version} /> : null}
      </Suspense>
      <ReviewFoot
        result={result}
        view={view}
        onView={onView}
        total={changes.length}
        isOver={isOver}
        unasked={review.unasked}
        safe={review.safe}
        format={review.format}
        outdated={outdated}
        canCheck={judge !== null}
        onCopy={review.copy}
        onAcceptAll={() => void review.takeAll()}
        onRejectAll={review.rejectAll}
        onVersions={versionsOf(result, judge)}
        onMeaning={() => setAsked(true)}
        onOutcome={review.setOutcome}
      />
    </>
  );
};
