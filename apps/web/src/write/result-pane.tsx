import { lazy, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { registerById, type Span } from "@rewrite-service/text";
import { isTrouble, shownPlace } from "@rewrite-service/review";
import { isWriting } from "../browser/is-writing.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Optional, Part } from "../ui/part.tsx";
import { Choice } from "../ui/choice.tsx";
import { fromPane, useFocusInPane } from "../ui/from-pane.ts";
import { exampleWords, type Kind } from "../words/example.ts";
import { resultWords } from "../words/result.ts";
import { writeWords } from "../words/write.ts";
import { barWords } from "../words/bar.ts";
import type { Cut } from "./streamed-text.tsx";
import type { ResultView } from "../review/review-foot.tsx";
import "./result.css";
import type { Result } from "../result/result.ts";
import type { Choices } from "../draft/kept-choices.ts";
import { countWords } from "../editor/count-words.ts";
import { ExampleText } from "./example-text.tsx";
import type { Outdated } from "./outdated.ts";
import { statusOf } from "./status-of.ts";
import { loadEarlyEnd, ResultDock, useLate } from "./result-dock.tsx";

/** Comes when a rewrite begins, before its first word. */
const StreamedText = lazy(() => import("./streamed-text.tsx").then(({ StreamedText }) => ({ default: StreamedText })));
const loadReview = () => import("../review/review-pane.tsx");
const loadLine = () => import("./over-result.tsx");
const OverResult = lazy(() => loadLine().then(({ OverResult }) => ({ default: OverResult })));
const ReviewPane = lazy(() => loadReview().then(({ ReviewPane }) => ({ default: ReviewPane })));

const views = (["review", "clean", "compare"] as const).map((id) => ({ id, name: resultWords.views[id] }));

const titleOf = ({ version, undecided, running, mix, caught }: Result): string => {
  if (version === null && !running && !undecided) return exampleWords.title;
  if (undecided && mix.text === "") return resultWords.noResult;
  if (undecided && caught?.kind === "left-out") return resultWords.refused;
  return undecided || version?.partial === true ? resultWords.unfinished : resultWords.title;
};

/** What cut the text on screen short, which may have come of an earlier try. */
const cutBy = ({ stream: { phase }, undecided, cutAt, isLeft, mix }: Result): Cut | null => {
  if (!undecided || mix.text === "" || cutAt?.kind === "left-out") return null;
  if (cutAt !== null) return "gate";
  return phase === "stopped" && !isLeft ? "stop" : "break";
};

interface FootProps extends Pick<ResultPaneProps, "result" | "bringDraft" | "hasDraft"> {
  isNotes: boolean;
}

const Foot = ({ result, isNotes, bringDraft, hasDraft }: FootProps) => {
  const { undo, redo, running, undecided, stop, version } = result;
  // Of an empty draft the draft's own place says it.
  const bringBack = version ? null : (redo ?? (hasDraft ? bringDraft : null));
  return (
    <footer>
      {running || undecided || undo !== null || redo !== null ? (
        <span className="foot-icons">
          <IconButton icon="undo" label={barWords.undo} disabled={undo === null} onClick={fromPane(undo)} />
          <IconButton icon="redo" label={barWords.redo} disabled={redo === null} onClick={fromPane(redo)} />
        </span>
      ) : null}
      {running || undecided || bringBack === null ? (
        <p className="goes-to">
          {running || undecided ? (result.failure === null ? "" : resultWords.free) : exampleWords.foot(isNotes)}
        </p>
      ) : (
        <p className="goes-to" role="status">
          {resultWords.removed}{" "}
          <Button size="small" tone="quiet" onClick={fromPane(bringBack)}>
            {resultWords.bringBack}
          </Button>
        </p>
      )}
      {running ? (
        <span className="only-narrow">
          <Button onClick={stop}>{writeWords.stop}</Button>
        </span>
      ) : null}
    </footer>
  );
};

/** Over what came of a rewrite that ended early, where the draft is another by now. */
const ChangedDraft = () => (
  <div className="outdated" role="status">
    <i className="dot" />
    <p>{resultWords.changedDraft}</p>
  </div>
);

interface ResultPaneProps {
  result: Result;
  /** Why the result under review is not what Rewrite would bring now; null where it is. */
  outdated: Outdated | null;
  /** Whether there is anything that could be rewritten. */
  hasDraft: boolean;
  /** Brings back the draft whose result went with it; null where none did. */
  bringDraft: (() => void) | null;
  /** What Rewrite would bring now. */
  kind: Kind;
  /** Whether nothing may be asked for now. */
  held: boolean;
  onRun: () => void;
  onChoices: (change: Partial<Choices>) => void;
  /** Whose model can judge meaning; null where the server has none. */
  judge: string | null;
}

/** Whether the result is of notes with nothing in it to decide about: then it is read as what it is, a text. */
const isPlain = ({ version, alignment, facts }: Result): boolean =>
  version?.source.fromNotes === true &&
  !version.partial &&
  facts?.facts.some(isTrouble) !== true &&
  Object.values(version.decisions).every(({ kind }) => kind === "accepted") &&
  alignment?.passages.some(({ risks }) => risks.length > 0) !== true;

/** How the result is shown: as clean text at first where most of it is new; beside the draft's words it is hard to read. */
const useView = ({ version, alignment }: Result): [ResultView, (view: ResultView) => void] => {
  const isOfNotes = version?.source.fromNotes === true;
  const [fresh, setFresh] = useState<Result["alignment"] | undefined>();
  // What tells is there since the text came, so that no other view is drawn meanwhile.
  useLayoutEffect(() => {
    if (alignment === null) return;
    void loadReview().then(
      ({ isMostlyNew }) => setFresh(isMostlyNew(alignment) ? alignment : undefined),
      () => undefined,
    );
  }, [alignment]);
  const isClean = !isOfNotes && fresh === alignment;
  const [picked, pick] = useState<{ view: ResultView; isClean: boolean } | null>(null);
  const own = picked?.isClean === isClean ? picked.view : null;
  return [own ?? (isClean ? "clean" : "review"), (view) => pick({ view, isClean })];
};

/** The ways to look at a result, and the one chosen: what reads as clean text goes under that name, its sentences still there to be edited. */
const useTabs = (result: Result) => {
  const [view, setView] = useView(result);
  if (!isPlain(result)) return { tabs: views, tab: view, view, setView };
  const isText = view !== "compare";
  return {
    tabs: views.slice(1),
    tab: isText ? ("clean" as const) : view,
    view: isText ? ("review" as const) : view,
    setView,
  };
};

/** Whom the text on show is written for, and how long it is. */
const headOf = ({ source, mix, coming, isAwaited }: Result): string => {
  if (isAwaited) return "";
  const words = writeWords.wordCount(countWords((coming ?? mix).text));
  return source === null ? words : resultWords.writtenFor(registerById(source.request.register).name, words);
};

/** The keys of undo and redo, wherever the focus is; in a text they are the text's own. Some know redo as Ctrl Y. */
const useUndoKeys = ({ undoOwn, redo }: Result): void =>
  // A key that repeats must never meet the step before.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (!(event.ctrlKey || event.metaKey) || (key !== "z" && !isRedo) || isWriting(event.target)) return;
      event.preventDefault();
      (isRedo ? redo : undoOwn)?.();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });

/** The text without its review; quiet until there is one. */
const TextOnly = ({ result, facts }: { result: Result; facts: readonly Span[] }) => {
  const { version, stream, mix, picked, isAwaited } = result;
  const quiet = <div className="result" aria-busy="true" />;
  if (isAwaited) return quiet;
  // The text comes even where what draws it does not.
  return (
    <Part
      place={(failed) =>
        failed === null ? (
          quiet
        ) : (
          <div className="result">
            <p className="block">{mix.text}</p>
          </div>
        )
      }
    >
      <StreamedText
        text={mix.text}
        picked={picked?.after ?? null}
        facts={facts}
        phase={version === null ? stream.phase : "done"}
        cut={cutBy(result)}
      />
    </Part>
  );
};

/** The result: an example until there is one, the text as it streams, then the review of it. */
export const ResultPane = (props: ResultPaneProps) => {
  const { result, judge, outdated, hasDraft, kind, held } = props;
  const { tabs, tab, view, setView } = useTabs(result);
  const { version, stream, mix, facts } = result;
  const late = useLate(stream.phase === "waiting");
  useUndoKeys(result);
  useFocusInPane();
  // The review is fetched while the first text streams, so that nothing waits for it at the end.
  useEffect(() => {
    if (result.running || result.undecided) void Promise.allSettled([loadReview(), loadLine(), loadEarlyEnd()]);
  }, [result.running, result.undecided]);
  const places = useMemo(
    () => (facts?.facts ?? []).flatMap(({ after }) => (after === null ? [] : [shownPlace(mix.text, after)])),
    [facts],
  );
  const isIdle = version === null && !result.running && !result.undecided;
  const rest = (failed: ReactNode): ReactNode => (
    <>
      {isIdle ? <ExampleText kind={kind} /> : <TextOnly result={result} facts={places} />}
      {version === null ? (
        <>
          <ResultDock result={result} late={late} kind={kind} held={held} isEarlier={outdated !== null} />
          <Foot result={result} isNotes={kind.isNotes} hasDraft={hasDraft} bringDraft={props.bringDraft} />
        </>
      ) : (
        <div className="dock">{failed}</div>
      )}
    </>
  );
  return (
    <section id="result" className="sheet result-pane" aria-labelledby="result-title" tabIndex={-1}>
      <header>
        <h2 id="result-title" className={version === null ? undefined : "visually-hidden"}>
          {titleOf(result)}
        </h2>
        {version === null ? null : (
          <Choice
            label={resultWords.view}
            name="result-view"
            look="tabs"
            options={tabs}
            value={tab}
            onChange={setView}
          />
        )}
        <span className="count">
          {isIdle ? exampleWords.place(kind.register, registerById(kind.register).name) : headOf(result)}
        </span>
      </header>
      {version === null && outdated !== null && hasDraft ? <ChangedDraft /> : null}
      {version === null ? null : (
        <Optional>
          <OverResult
            result={result}
            version={version}
            outdated={outdated}
            kind={kind}
            held={held}
            onRun={props.onRun}
            onChoices={props.onChoices}
          />
        </Optional>
      )}
      {version === null ? (
        rest(null)
      ) : (
        <Part place={rest}>
          <ReviewPane
            result={result}
            version={version}
            view={view}
            otherViews={tabs.filter(({ id }) => id !== tab)}
            judge={judge}
            outdated={outdated !== null}
            isEarlier={outdated === "draft"}
            onView={setView}
          />
        </Part>
      )}
      <p role="status" className="status visually-hidden">
        {statusOf(result, late)}
      </p>
    </section>
  );
};
