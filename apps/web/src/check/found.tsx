import type { RefObject } from "react";
import { Ignored } from "../draft/ignored.tsx";
import type { DraftMarks } from "../editor/draft-marks.ts";
import type { Draft } from "../editor/draft.ts";
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

/** What the page says of a text: how it reads, then every finding. */
export const Found = ({ text, marks, draft, onWrite }: FoundProps) => (
  <>
    <Verdict answer={useLikelihood(text)} />
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
          ) : marks.count + marks.hints.length === 0 ? (
            <p role="status">{marks.declined ?? words.none}</p>
          ) : null}
          <Ignored marks={marks} draft={draft} />
        </>
      )}
    </section>
  </>
);
