import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { countFacts, shownPlace } from "../facts/shown-fact.ts";
import { IconButton } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { exampleWords } from "../words/example.ts";
import { resultWords } from "../words/result.ts";
import { writeWords } from "../words/write.ts";
import { barWords } from "../words/bar.ts";
import { StreamedText } from "./streamed-text.tsx";
import type { ResultView } from "../review/review-foot.tsx";
import "./result.css";
import type { Result } from "../result/result.ts";
import { countWords } from "../editor/count-words.ts";
import { ExampleText } from "./example-text.tsx";
import { ResultDock, useLate } from "./result-dock.tsx";

const loadReview = () => import("../review/review-pane.tsx");
const ReviewPane = lazy(() => loadReview().then(({ ReviewPane }) => ({ default: ReviewPane })));

const views = (["review", "clean", "compare"] as const).map((id) => ({ id, name: resultWords.views[id] }));

const doneSentence = ({ facts, version }: Result): string => {
  if (facts === null || !facts.question.finished || facts.question.before !== version?.source.text) return "";
  const { kept, reworded, lost, changed, invented } = countFacts(facts.facts);
  return resultWords.done(kept + reworded, lost, changed, invented);
};

const statusOf = (result: Result, late: boolean): string => {
  const { phase } = result.stream;
  if (phase === "waiting") return late ? resultWords.starting : "";
  if (phase === "streaming") return resultWords.rewriting;
  return result.version === null ? "" : doneSentence(result);
};

const titleOf = ({ version, undecided, running }: Result): string => {
  if (version === null && !running && !undecided) return exampleWords.title;
  return undecided || version?.partial === true ? resultWords.unfinished : resultWords.title;
};

const Foot = ({ result }: { result: Result }) => {
  const { undo, redo, caught, running, undecided } = result;
  return (
    <footer>
      {running || undecided || undo !== null || redo !== null ? (
        <span className="foot-icons">
          <IconButton icon="undo" label={barWords.undo} disabled={undo === null} onClick={() => undo?.()} />
          <IconButton icon="redo" label={barWords.redo} disabled={redo === null} onClick={() => redo?.()} />
        </span>
      ) : null}
      <p className="goes-to">
        {running || undecided ? (caught === null ? "" : resultWords.gate.free) : exampleWords.foot}
      </p>
    </footer>
  );
};

interface ResultPaneProps {
  result: Result;
  /** Whose model can judge meaning; null where the server has none. */
  judge: string | null;
}

/** The result: an example until there is one, the text as it streams, then the review of it. */
export const ResultPane = ({ result, judge }: ResultPaneProps) => {
  const [view, setView] = useState<ResultView>("review");
  const { version, stream, mix, picked, caught, facts } = result;
  const late = useLate(stream.phase === "waiting");
  // The review is fetched while the first text streams, so that nothing waits for it at the end.
  useEffect(() => {
    if (result.running) void loadReview();
  }, [result.running]);
  const places = useMemo(
    () => (facts?.facts ?? []).flatMap(({ after }) => (after === null ? [] : [shownPlace(mix.text, after)])),
    [facts],
  );
  const isIdle = version === null && stream.phase === "idle";
  const rest = (
    <>
      {isIdle ? (
        <ExampleText />
      ) : (
        <StreamedText
          text={mix.text}
          picked={picked?.after ?? null}
          facts={places}
          phase={version === null ? stream.phase : "done"}
          caught={caught !== null}
        />
      )}
      <ResultDock result={result} late={late} />
      <Foot result={result} />
    </>
  );
  return (
    <section className="sheet result-pane" aria-labelledby="result-title">
      <header>
        <h2 id="result-title" className={version === null ? undefined : "visually-hidden"}>
          {titleOf(result)}
        </h2>
        {version === null ? null : (
          <Choice
            label={resultWords.view}
            name="result-view"
            look="tabs"
            options={views}
            value={view}
            onChange={setView}
          />
        )}
        <span className="count">{isIdle ? exampleWords.place : writeWords.wordCount(countWords(mix.text))}</span>
      </header>
      {version === null ? (
        rest
      ) : (
        <Suspense fallback={rest}>
          <ReviewPane result={result} version={version} view={view} judge={judge} onView={setView} />
        </Suspense>
      )}
      <p role="status" className="status visually-hidden">
        {statusOf(result, late)}
      </p>
    </section>
  );
};
