import { lazy, Suspense, useEffect, type RefObject } from "react";
import type { Service } from "@rewrite-service/contract";
import { writeWords } from "../words/write.ts";
import type { Draft } from "../editor/draft.ts";
import type { Result } from "../result/result.ts";

const VaryCards = lazy(() => import("../variants/vary-cards.tsx").then(({ VaryCards }) => ({ default: VaryCards })));
const Closeness = lazy(() => import("../measures/closeness.tsx").then(({ Closeness }) => ({ default: Closeness })));
const FactsPanel = lazy(() => import("../facts/facts-panel.tsx").then(({ FactsPanel }) => ({ default: FactsPanel })));
const MeaningPanel = lazy(() =>
  import("../meaning/meaning-panel.tsx").then(({ MeaningPanel }) => ({ default: MeaningPanel })),
);
const Likelihoods = lazy(() =>
  import("../measures/likelihoods.tsx").then(({ Likelihoods }) => ({ default: Likelihoods })),
);

interface ResultFootProps {
  result: Result;
  draft: RefObject<Draft | null>;
  draftText: string;
  service: Service;
  /** Whose model can judge meaning; null where the server has none. */
  judge: string | null;
}

// Shorter drafts are too short to say, so nothing is loaded for them until there is a result to stand beside.
const LONG_CHARACTERS = 300;
const isLong = (text: string): boolean => text.length >= LONG_CHARACTERS;

const linesOf = (notes: string): string[] =>
  notes
    .split("\n")
    .map((line) => line.replace(/^\s*[-*•] /, "").trim())
    .filter((line) => line !== "");

/** A fact that was picked is marked in the draft too, as long as the draft still is what the result was made from. */
const useMarkedDraft = ({ picked, facts }: Result, draft: RefObject<Draft | null>): void => {
  useEffect(() => {
    const own = draft.current;
    const same = own !== null && own.text() === facts?.question.before;
    own?.mark(same ? (picked?.before ?? null) : null);
  }, [picked]);
};

/** What stands under both panes: cards, facts, measures and notes of the result. */
export const ResultFoot = ({ result, draft, draftText, service, judge }: ResultFootProps) => {
  const { facts, notes, varying, version, running } = result;
  useMarkedDraft(result, draft);
  return (
    <div className="result-foot">
      <Suspense fallback={null}>
        {varying === null ? null : (
          <VaryCards key={varying.previousRewrite} first={varying} result={result} service={service} />
        )}
        {facts === null || facts.facts.length === 0 ? null : (
          <FactsPanel facts={facts.facts} picked={result.picked} onPick={result.pick} />
        )}
        {version === null || running || judge === null ? null : <MeaningPanel meaning={result.meaning} judge={judge} />}
      </Suspense>
      <Suspense fallback={null}>
        {version === null || version.movedFrom === null ? null : (
          <Closeness
            asked={version.source.request.voiceProfileId ?? null}
            before={version.movedFrom}
            after={result.mix.text}
          />
        )}
        {version === null && !isLong(draftText) ? null : (
          <Likelihoods draft={draftText} result={running ? null : version === null ? "" : result.mix.text} />
        )}
      </Suspense>
      {notes === null ? null : (
        <aside className="notes" aria-labelledby="notes-title">
          <h2 id="notes-title" className="pane-title">
            {writeWords.notes}
          </h2>
          <ul>
            {linesOf(notes).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
};
