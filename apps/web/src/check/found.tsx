import type { RefObject } from "react";
import { Ignored } from "../draft/ignored.tsx";
import type { DraftMarks } from "../editor/draft-marks.ts";
import type { Draft } from "../editor/draft.ts";
import { isChecked } from "../editor/is-checked.ts";
import type { LikelihoodAnswer } from "../measures/likelihood.worker.ts";
import { useLikelihood } from "../measures/use-likelihood.ts";
import { Button } from "../ui/button.tsx";
import { checkWords as words } from "../words/check.ts";
import { draftWords } from "../words/draft.ts";
import { FindingRows } from "./finding-rows.tsx";
import { Verdict } from "./verdict.tsx";

interface FoundProps {
  text: string;
  /** Null until the editor has come. */
  marks: DraftMarks | null;
  draft: RefObject<Draft | null>;
  onWrite: () => void;
}

/** Where nothing is to be listed: of a text that may read like a model's, why that is so. `declined` tells why nothing was checked. */
export const NothingFound = ({ answer, declined }: { answer: LikelihoodAnswer | null; declined: string | null }) => {
  const isDoubted = answer?.reads === "model" || answer?.reads === "unclear";
  return <p role="status">{declined ?? (isDoubted ? words.noneStandsOut : words.none)}</p>;
};

/** What the page says of a text: how it reads, then every finding. */
export const Found = ({ text, marks, draft, onWrite }: FoundProps) => {
  const answer = useLikelihood(text);
  return (
    <>
      <Verdict answer={answer} />
      <section className="check-found" aria-label={words.findings}>
        {marks === null ? null : (
          <>
            <FindingRows marks={marks} draft={draft} onWrite={onWrite} />
            {marks.retry !== null ? (
              <p role="status">
                {draftWords.tells.unchecked}{" "}
                <Button size="small" onClick={marks.retry}>
                  {draftWords.tells.retry}
                </Button>
              </p>
            ) : marks.count + marks.hints.length === 0 && isChecked(marks, text) ? (
              <NothingFound answer={answer} declined={marks.declined} />
            ) : null}
            <Ignored marks={marks} draft={draft} />
          </>
        )}
      </section>
    </>
  );
};
