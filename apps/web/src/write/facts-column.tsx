import { lazy, useEffect, type RefObject } from "react";
import { factsWords } from "@rewrite-service/review";
import { FactList, FactListHead, type FactListPhase } from "../facts/fact-list.tsx";
import type { Draft } from "../editor/draft.ts";
import { LISTED_CHARACTERS_MAX } from "../result/listed-draft.ts";
import type { Result } from "../result/result.ts";
import type { ListedFacts } from "./use-listed-facts.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Optional } from "../ui/part.tsx";
import { draftWords } from "../words/draft.ts";
import { exampleWords, type Kind } from "../words/example.ts";

const Closeness = lazy(() => import("../measures/closeness.tsx").then(({ Closeness }) => ({ default: Closeness })));

interface FactsColumnProps {
  result: Result;
  listed: ListedFacts | null;
  draft: RefObject<Draft | null>;
  draftText: string;
  /** Whether the draft has changed since the result was written. */
  isEarlier: boolean;
  /** Whether the draft is in a language in which only figures, dates and links are compared. */
  isForeign: boolean;
  /** What is expected of a rewrite now. */
  kind: Kind;
  /** The texts that are protected now. */
  kept: readonly string[];
}

/** A fact that was picked is marked in the draft too, as long as the draft still is what the result was made from. */
const useMarkedDraft = ({ picked }: Result, listed: ListedFacts | null, draft: RefObject<Draft | null>): void => {
  useEffect(() => {
    const own = draft.current;
    const same = own !== null && own.text() === listed?.before;
    own?.mark(same ? (picked?.before ?? null) : null);
  }, [picked]);
};

/** What came of the protected texts in a rewrite, compared unit for unit; null where none was protected, or one no longer is. */
const exactness = ({ version: run, mix, coming }: Result, kept: readonly string[]): string | null => {
  const asked = (run?.source.request.protectedSpans ?? []).filter((span) => run?.source.text.includes(span));
  if (run === null || asked.length === 0) return null;
  const missing = asked.filter((span) => !(coming ?? mix).text.includes(span));
  if (missing.length > 0) return draftWords.protect.missing(missing);
  return asked.every((span) => kept.includes(span)) ? draftWords.protect.exact : null;
};

const phaseOf = ({ running, undecided, caught, version }: Result, isEarlier: boolean): FactListPhase => {
  if (running) return "running";
  if (undecided && isEarlier) return "earlier";
  if (undecided) return caught?.kind === "left-out" ? "done" : "ended";
  if (version === null) return "draft";
  return isEarlier ? "earlier" : "done";
};

/** The facts of the example, as its result shows them. */
const ExampleFacts = ({ facts }: { facts: readonly string[] }) => (
  <>
    <FactListHead
      title={exampleWords.factsTitle}
      tally={{ kept: facts.length, all: facts.length }}
      said={factsWords.kept}
    >
      <div className="segments" aria-hidden="true">
        {facts.map((fact) => (
          <i key={fact} data-state="kept" />
        ))}
      </div>
    </FactListHead>
    <ul className="fact-rows">
      {facts.map((fact) => (
        <li key={fact} className="example-fact">
          <Icon name="check" />
          {fact}
        </li>
      ))}
    </ul>
  </>
);

/** Instead of a count, why there is none. */
const NoFacts = ({ why, retry = null }: { why: string; retry?: (() => void) | null }) => (
  <div className="sum">
    <h2 id="facts-title">{factsWords.title}</h2>
    <p className="ledger-note" role={retry === null ? undefined : "status"}>
      {why}
    </p>
    {retry === null ? null : (
      <Button size="small" onClick={retry}>
        {factsWords.retry}
      </Button>
    )}
  </div>
);

const whyNone = ({ version, running }: Result, draftText: string, isNotes: boolean): string => {
  if (version !== null || running) return factsWords.reading;
  return draftText.length > LISTED_CHARACTERS_MAX ? factsWords.long : factsWords.empty(isNotes);
};

/** Before a rewrite, what is listed; after it, what was not checked in a text that no model has judged. */
const caveatOf = (
  { version, running, undecided, meaning }: Result,
  listed: ListedFacts | null,
  isForeign: boolean,
): string | null => {
  if (version === null)
    return listed === null || running || undecided || isForeign || listed.facts.length === 0 ? null : draftWords.listed;
  if (meaning.state.phase === "done") return null;
  return isForeign ? draftWords.foreignCaveat : draftWords.caveat;
};

const Notes = ({ result, caveat, kept }: Pick<FactsColumnProps, "result" | "kept"> & { caveat: string | null }) => {
  const exact = exactness(result, kept);
  return (
    <>
      {exact === null ? null : (
        <p className="ledger-note" role="status">
          {exact}
        </p>
      )}
      {caveat === null ? null : <p className="ledger-note">{caveat}</p>}
    </>
  );
};

/** Between the draft and the result: the facts of both, and whether the result is closer to the writer's voice. */
export const FactsColumn = (props: FactsColumnProps) => {
  const { result, listed, draft, draftText, isEarlier, isForeign, kind, kept } = props;
  const { version } = result;
  useMarkedDraft(result, listed, draft);
  return (
    <aside className="ledger" aria-labelledby="facts-title" tabIndex={-1}>
      {draftText === "" && version === null && listed === null ? (
        <ExampleFacts facts={exampleWords.of(kind).facts} />
      ) : result.retryFacts !== null ? (
        <NoFacts why={factsWords.failed} retry={result.retryFacts} />
      ) : listed === null ? (
        <NoFacts why={whyNone(result, draftText, kind.isNotes)} />
      ) : (
        <FactList
          facts={listed.facts}
          leftOut={listed.leftOut}
          meaning={listed.meaning}
          phase={phaseOf(result, isEarlier)}
          allKept={isForeign ? draftWords.figuresKept : undefined}
          picked={result.picked}
          onPick={result.pick}
        />
      )}
      <Notes result={result} caveat={caveatOf(result, listed, isForeign)} kept={kept} />
      {version === null || version.movedFrom === null ? null : (
        <div className="reads">
          <Optional>
            <Closeness
              asked={version.source.request.voiceProfileId ?? null}
              before={version.movedFrom}
              after={result.mix.text}
              onBack={result.moveBack}
              onWeighed={result.weigh}
            />
          </Optional>
        </div>
      )}
    </aside>
  );
};
