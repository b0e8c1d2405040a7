import { lazy, Suspense, useEffect, useState } from "react";
import { countFacts } from "../facts/shown-fact.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { resultWords } from "../words/result.ts";
import { StreamedText } from "./streamed-text.tsx";
import type { ResultView } from "../review/review-pane.tsx";
import "./result.css";
import type { Result } from "../result/result.ts";

const loadReview = () => import("../review/review-pane.tsx");
const ReviewPane = lazy(() => loadReview().then(({ ReviewPane }) => ({ default: ReviewPane })));

const views = (["review", "clean", "compare"] as const).map((id) => ({ id, name: resultWords.views[id] }));

// Nothing is said about a wait that is over before anybody wonders.
const WAIT_SHOWN_AFTER_MS = 300;

const useLate = (on: boolean): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLate(true), WAIT_SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on]);
  return late;
};

const doneSentence = ({ facts, version }: Result): string => {
  if (facts === null || !facts.question.finished || facts.question.before !== version?.source.text) return "";
  const { kept, reworded, lost, changed, invented } = countFacts(facts.facts);
  return resultWords.done(kept + reworded, lost, changed, invented);
};

const useStatus = (result: Result): string => {
  const { phase } = result.stream;
  const late = useLate(phase === "waiting");
  if (phase === "waiting") return late ? resultWords.starting : "";
  if (phase === "streaming") return resultWords.rewriting;
  return result.version === null ? "" : doneSentence(result);
};

const endSentence = ({ stream, failure, mix }: Result): string => {
  if (failure !== null) return failure.message;
  if (stream.phase === "stopped") return resultWords.stopped;
  return resultWords.lost(mix.text.split(/\s+/).filter(Boolean).length);
};

/** What to do with a rewrite that ended before its end. */
const EarlyEnd = ({ result }: { result: Result }) => (
  <div className="early-end">
    <p role={result.stream.phase === "stopped" ? "status" : "alert"}>{endSentence(result)}</p>
    {result.stream.phase === "lost" ? <p className="field-hint">{resultWords.retryCounts}</p> : null}
    {result.failure?.requestId ? (
      <p className="field-hint">
        <code>{resultWords.requestId(result.failure.requestId)}</code>
      </p>
    ) : null}
    <div className="bar">
      {result.mix.text.trim() === "" ? null : <Button onClick={result.keep}>{resultWords.accept}</Button>}
      <Button onClick={result.retry}>{resultWords.retry}</Button>
      <Button tone="quiet" onClick={result.discard}>
        {resultWords.discard}
      </Button>
    </div>
  </div>
);

/** The result: the text as it streams, then the review of it. */
export const ResultPane = ({ result }: { result: Result }) => {
  const [view, setView] = useState<ResultView>("review");
  const status = useStatus(result);
  const { version, stream, mix, picked } = result;
  // The review is fetched while the first text streams, so that nothing waits for it at the end.
  useEffect(() => {
    if (result.running) void loadReview();
  }, [result.running]);
  const phase = version === null ? stream.phase : "done";
  const streamed = <StreamedText text={mix.text} picked={picked?.after ?? null} phase={phase} />;
  return (
    <section className="pane result-pane" aria-labelledby="result-title">
      <div className="pane-head">
        <h2 id="result-title" className="pane-title">
          {resultWords.title}
        </h2>
        {version === null ? null : (
          <Choice label={resultWords.view} name="result-view" options={views} value={view} onChange={setView} />
        )}
      </div>
      {version === null && phase === "idle" ? (
        <div className="result result-empty" data-phase="idle">
          {resultWords.empty}
        </div>
      ) : version === null ? (
        streamed
      ) : (
        <Suspense fallback={streamed}>
          <ReviewPane result={result} version={version} view={view} />
        </Suspense>
      )}
      <p role="status" className="status">
        {status}
      </p>
      {result.undecided ? <EarlyEnd result={result} /> : null}
    </section>
  );
};
