import { lazy, Suspense, useEffect, useState } from "react";
import { countFacts } from "../facts/shown-fact.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { words } from "../words.ts";
import { StreamedText } from "./streamed-text.tsx";
import "./result.css";
import type { Result } from "./use-result.ts";

const loadReview = () => import("../review/review-room.tsx");
const ReviewRoom = lazy(() => loadReview().then(({ ReviewRoom }) => ({ default: ReviewRoom })));

export type ResultView = "review" | "clean" | "compare";
const views = (["review", "clean", "compare"] as const).map((id) => ({ id, name: words.result.views[id] }));

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
  return words.result.done(kept + reworded, lost, changed, invented);
};

const useStatus = (result: Result): string => {
  const { phase } = result.stream;
  const late = useLate(phase === "waiting");
  if (phase === "waiting") return late ? words.result.starting : "";
  if (phase === "streaming") return words.result.rewriting;
  return result.version === null ? "" : doneSentence(result);
};

const endSentence = ({ stream, failure, mix }: Result): string => {
  if (failure !== null) return failure.message;
  if (stream.phase === "stopped") return words.result.stopped;
  return words.result.lost(mix.text.split(/\s+/).filter(Boolean).length);
};

/** What to do with a rewrite that ended before its end. */
const EarlyEnd = ({ result }: { result: Result }) => (
  <div className="early-end">
    <p role={result.stream.phase === "stopped" ? "status" : "alert"}>{endSentence(result)}</p>
    {result.stream.phase === "lost" ? <p className="field-hint">{words.result.retryCounts}</p> : null}
    {result.failure?.requestId ? (
      <p className="field-hint">
        <code>{words.result.requestId(result.failure.requestId)}</code>
      </p>
    ) : null}
    <div className="bar">
      {result.mix.text.trim() === "" ? null : <Button onClick={result.keep}>{words.result.accept}</Button>}
      <Button onClick={result.retry}>{words.result.retry}</Button>
      <Button tone="quiet" onClick={result.discard}>
        {words.result.discard}
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
          {words.result.title}
        </h2>
        {version === null ? null : (
          <Choice label={words.result.view} name="result-view" options={views} value={view} onChange={setView} />
        )}
      </div>
      {version === null && phase === "idle" ? (
        <div className="result result-empty" data-phase="idle">
          {words.result.empty}
        </div>
      ) : version === null ? (
        streamed
      ) : (
        <Suspense fallback={streamed}>
          <ReviewRoom result={result} version={version} view={view} />
        </Suspense>
      )}
      <p role="status" className="status">
        {status}
      </p>
      {result.undecided ? <EarlyEnd result={result} /> : null}
    </section>
  );
};
