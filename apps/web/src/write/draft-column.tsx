import { lazy, memo, useDeferredValue, useMemo, useState, type ReactNode, type RefObject } from "react";
import type { Span } from "@rewrite-service/text";
import { useSite } from "../api/site.ts";
import { useTerms } from "../api/terms.ts";
import { Button } from "../ui/button.tsx";
import { itself, Part } from "../ui/part.tsx";
import { writeWords } from "../words/write.ts";
import { examples, barWords, type Example } from "../words/bar.ts";
import { draftWords } from "../words/draft.ts";
import type { DraftMarks } from "../editor/draft-marks.ts";
import { isChecked } from "../editor/is-checked.ts";
import { DraftPane } from "../draft/draft-pane.tsx";
import type { Draft } from "../editor/draft.ts";
import type { EarlyInput } from "../browser/early-input.ts";
import type { Choices } from "../draft/kept-choices.ts";
import { countWords } from "../editor/count-words.ts";
import { HaveChoice } from "./have-choice.tsx";
import { enterResult } from "../ui/from-pane.ts";

const DraftDock = lazy(() => import("./after-first-paint.ts").then(({ DraftDock }) => ({ default: DraftDock })));

interface DraftColumnProps {
  /** Null until it is known what this device keeps. */
  text: string | null;
  /** What of it was protected when the page opened. */
  protectedSpans: readonly Span[];
  before: EarlyInput;
  draft: RefObject<Draft | null>;
  mode: Choices["mode"];
  /** Whether the rules of the built-in engine write, which know English alone. */
  engine: boolean;
  /** What the writer has to know before anything else; null for nothing. */
  notice: ReactNode;
  onMode: (mode: Choices["mode"]) => void;
  onText: (text: string) => void;
  /** What is marked in the draft may have changed. */
  onMarks: () => void;
  /** Whether the draft is in a language that is not checked. */
  onForeign: (isForeign: boolean) => void;
  onExample: (example: Example) => void;
  /** Empties the draft. */
  onClear: () => void;
  /** Brings back the draft that was cleared; null where none was. */
  onRestore: (() => void) | null;
}

const Examples = ({ onExample, onRestore }: Pick<DraftColumnProps, "onExample" | "onRestore">) => (
  <div className="examples">
    <div className="dock-head">
      <h3>{barWords.examples}</h3>
    </div>
    <p>{barWords.examplesHint}</p>
    <div className="dock-acts">
      {onRestore === null ? null : (
        <Button size="small" onClick={onRestore}>
          {barWords.restore}
        </Button>
      )}
      {examples.map((example) => (
        <Button key={example.name} size="small" onClick={() => onExample(example)}>
          {example.name}
        </Button>
      ))}
    </div>
  </div>
);

const EnglishOnly = ({ reason }: { reason: string }) => (
  <div role="status">
    <div className="dock-head">
      <i className="dot" />
      <h3>{draftWords.language(reason)}</h3>
    </div>
    <p>{draftWords.englishOnly}</p>
  </div>
);

const Dock = ({
  text,
  marks,
  draft,
  engine,
  notice,
  hasTerms,
  onExample,
  onRestore,
}: Pick<DraftColumnProps, "text" | "draft" | "engine" | "notice" | "onExample" | "onRestore"> & {
  marks: DraftMarks | null;
  hasTerms: boolean;
}) => {
  // What the writer has just opened comes before what was there to be told.
  if (text === "")
    return (
      <>
        {notice}
        <Examples onExample={onExample} onRestore={onRestore} />
      </>
    );
  if (notice !== null && marks?.open == null) return notice;
  if (marks === null) return null;
  if (engine && marks.declined !== null && marks.open === null) return <EnglishOnly reason={marks.declined} />;
  return (
    <Part place={itself}>
      <DraftDock marks={marks} isChecked={isChecked(marks, text ?? "")} draft={draft} hasTerms={hasTerms} />
    </Part>
  );
};

/** The draft with everything that stands around it but its foot. What streams beside it passes it by. */
export const DraftColumn = memo((props: DraftColumnProps) => {
  const { text, before, draft, mode, engine, notice, onMode, onText, onForeign, onExample, onClear, onRestore } = props;
  const { protectedSpans, onMarks } = props;
  const [marks, setMarks] = useState<DraftMarks | null>(null);
  const { data: kept } = useTerms(useSite().data?.account != null);
  // The count may come a frame after the key.
  const counted = useDeferredValue(text ?? "");
  const wordCount = useMemo(() => countWords(counted), [counted]);
  return (
    <>
      <header>
        <h2 id="draft-title" className="visually-hidden">
          {writeWords.draft}
        </h2>
        <HaveChoice name="mode" look="tabs" mode={mode} onMode={onMode} />
        {wordCount === 0 ? null : (
          <>
            <span className="count">{writeWords.wordCount(wordCount)}</span>
            <Button tone="quiet" size="small" onClick={onClear}>
              {barWords.clear}
            </Button>
          </>
        )}
      </header>
      {text === null ? (
        <div className="draft-plain" />
      ) : (
        <DraftPane
          initial={text}
          protectedSpans={protectedSpans}
          {...(kept === undefined ? {} : { terms: kept.terms })}
          before={before}
          onReady={(ready) => {
            draft.current = ready;
          }}
          onText={onText}
          onMarks={(next) => {
            setMarks(next);
            onForeign(next.declined !== null);
            onMarks();
          }}
        />
      )}
      <a
        className="skip"
        href="#result"
        onClick={(event) => {
          event.preventDefault();
          enterResult();
        }}
      >
        {writeWords.toResult}
      </a>
      <div className="dock">
        <Dock
          text={text}
          marks={marks}
          draft={draft}
          engine={engine}
          notice={notice}
          hasTerms={kept !== undefined && kept.terms.length > 0}
          onExample={onExample}
          onRestore={onRestore}
        />
      </div>
    </>
  );
});
