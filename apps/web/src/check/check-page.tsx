import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { deviceStorage } from "../browser/device-storage.ts";
import { keptOr, useKeptText } from "../browser/kept-text.ts";
import { DraftPane } from "../draft/draft-pane.tsx";
import { countWords } from "../editor/count-words.ts";
import type { DraftMarks } from "../editor/draft-marks.ts";
import type { Draft } from "../editor/draft.ts";
import { Button } from "../ui/button.tsx";
import { checkWords as words } from "../words/check.ts";
import { writeWords } from "../words/write.ts";
import "../ui/sheet.css";
import "./check.css";

/** The name under which this device keeps the text. */
const KEPT = "checked-text";

/** F8 goes through the findings wherever the focus is. */
const useSteps = (draft: { current: Draft | null }): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "F8" || event.defaultPrevented) return;
      event.preventDefault();
      draft.current?.stepTell(event.shiftKey ? -1 : 1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [draft]);

/** What can be done with the whole text. */
const Foot = ({ text, onWrite, problem }: { text: string; onWrite: () => void; problem: string | null }) => {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => setSaid(null), [text]);
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  const empty = text.trim() === "";
  return (
    <footer>
      <p className="check-said" role="status">
        {problem ?? (said === words.notCopied ? said : words.checked)}
      </p>
      <Button disabled={empty} onClick={copy}>
        {said === words.copied ? words.copied : words.copy}
      </Button>
      <Button tone="primary" disabled={empty} onClick={onWrite}>
        {words.toWrite}
      </Button>
    </footer>
  );
};

/** Comes with the editor: the first visit needs neither. */
const Found = lazy(() => import("./found.tsx").then(({ Found }) => ({ default: Found })));

/** One text in an editor, checked in a worker of this browser: underlines, the verdict, and every finding with its reason and its fix. */
export const CheckPage = () => {
  const { earlyInput: take } = useRouteContext({ from: "/check" });
  const [before] = useState(() => keptOr(take("checked"), KEPT));
  const draft = useRef<Draft | null>(null);
  const [text, setText] = useState(before.text);
  const [marks, setMarks] = useState<DraftMarks | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCleared, setCleared] = useState(false);
  const navigate = useNavigate();
  const settled = useDeferredValue(text);
  const count = useMemo(() => countWords(settled), [settled]);
  useSteps(draft);
  useKeptText(KEPT, settled);
  const clear = (): void => {
    draft.current?.replace("");
    draft.current?.focus();
    setCleared(true);
  };
  const bringBack = (): void => {
    draft.current?.undo();
    draft.current?.focus();
    setCleared(false);
  };
  const toWrite = (): void =>
    // Another draft that is kept there is kept beside this one.
    void import("../draft/draft-store.ts")
      .then(({ openDraftStore }) => openDraftStore(deviceStorage).save(draft.current?.text() ?? text, []))
      .then(
        () => navigate({ to: "/" }),
        () => setProblem(words.notCarried),
      );
  return (
    <main id="main" className="check">
      <h1>
        {words.title} <span>{words.lead}</span>
      </h1>
      <div className="check-desk">
        <div className="sheet">
          <header>
            <label htmlFor="checked">{words.text}</label>
            <span className="count">{count === 0 ? null : writeWords.wordCount(count)}</span>
            {text === "" ? null : (
              <Button tone="quiet" size="small" onClick={clear}>
                {words.clear}
              </Button>
            )}
            {isCleared && text === "" ? (
              <Button tone="quiet" size="small" onClick={bringBack}>
                {words.undo}
              </Button>
            ) : null}
          </header>
          <DraftPane
            id="checked"
            label={words.text}
            placeholder={words.placeholder}
            initial={before.text}
            before={before}
            onReady={(ready) => {
              draft.current = ready;
            }}
            onText={setText}
            onMarks={setMarks}
          />
          <Foot text={settled} onWrite={toWrite} problem={problem} />
        </div>
        <div className="check-rail">
          {settled.trim() === "" ? (
            <>
              <p className="check-empty">{words.empty}</p>
              <Button onClick={() => draft.current?.replace(words.exampleText)}>{words.example}</Button>
            </>
          ) : (
            <Suspense fallback={<p className="check-empty">{words.reading}</p>}>
              <Found text={settled} marks={marks} draft={draft} onWrite={toWrite} />
            </Suspense>
          )}
        </div>
      </div>
    </main>
  );
};
