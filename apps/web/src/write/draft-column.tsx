import { lazy, memo, Suspense, useDeferredValue, useMemo, useState, type RefObject } from "react";
import type { ResultVersion } from "../result/result-history.ts";
import { Button } from "../ui/button.tsx";
import { writeWords } from "../words/write.ts";
import { examples, barWords } from "../words/bar.ts";
import { draftWords } from "../words/draft.ts";
import type { DraftMarks } from "../editor/draft-marks.ts";
import { DraftPane } from "../draft/draft-pane.tsx";
import type { Draft } from "../editor/draft.ts";
import type { EarlyInput } from "../browser/early-input.ts";

const DraftFoot = lazy(() => import("./after-first-paint.ts").then(({ DraftFoot }) => ({ default: DraftFoot })));

interface DraftColumnProps {
  /** Null until it is known what this device keeps. */
  text: string | null;
  before: EarlyInput;
  draft: RefObject<Draft | null>;
  /** The last rewrite, to say whether what was protected is in it. */
  run: ResultVersion | null;
  onText: (text: string) => void;
  onExample: (example: (typeof examples)[number]) => void;
}

/** Words as white space parts them; nothing is copied, for this runs beside the keys. */
const countWords = (text: string): number => {
  const space = /\s/;
  let count = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isSpace = code < 128 ? code === 32 || (code >= 9 && code <= 13) : space.test(text[at] as string);
    if (!isSpace && !inWord) count += 1;
    inWord = !isSpace;
  }
  return count;
};

/** What came of the protected texts in a rewrite, compared unit for unit; null where none was protected. */
const exactness = (run: ResultVersion | null): string | null => {
  const asked = (run?.source.request.protectedSpans ?? []).filter((span) => run?.source.text.includes(span));
  if (run === null || asked.length === 0) return null;
  const missing = asked.filter((span) => !run.text.includes(span));
  return missing.length === 0 ? draftWords.protect.exact(asked.length) : draftWords.protect.missing(missing);
};

/** The draft with everything that stands around it. What streams beside it passes it by. */
export const DraftColumn = memo(({ text, before, draft, run, onText, onExample }: DraftColumnProps) => {
  const [marks, setMarks] = useState<DraftMarks | null>(null);
  const exact = exactness(run);
  // The count may come a frame after the key.
  const counted = useDeferredValue(text ?? "");
  const wordCount = useMemo(() => countWords(counted), [counted]);
  return (
    <section className="pane draft-column" aria-labelledby="draft-title">
      <div className="pane-head">
        <h2 id="draft-title" className="pane-title">
          <label htmlFor="draft">{writeWords.draft}</label>
          <span className="count">{writeWords.wordCount(wordCount)}</span>
        </h2>
      </div>
      {text === null ? (
        <div className="draft-plain" />
      ) : (
        <DraftPane
          initial={text}
          before={before}
          onReady={(ready) => {
            draft.current = ready;
          }}
          onText={onText}
          onMarks={setMarks}
        />
      )}
      {text === "" ? (
        <div className="examples">
          <p>{barWords.examples}</p>
          {examples.map((example) => (
            <Button key={example.name} onClick={() => onExample(example)}>
              {example.name}
            </Button>
          ))}
        </div>
      ) : (
        <Suspense fallback={null}>{marks === null ? null : <DraftFoot marks={marks} draft={draft} />}</Suspense>
      )}
      {exact === null ? null : (
        <p className="status" role="status">
          {exact}
        </p>
      )}
    </section>
  );
});
