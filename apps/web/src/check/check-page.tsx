import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { deviceStorage } from "../browser/device-storage.ts";
import { DraftPane } from "../draft/draft-pane.tsx";
import { openDraftStore } from "../draft/draft-store.ts";
import { Ignored } from "../draft/ignored.tsx";
import { countWords } from "../editor/count-words.ts";
import type { DraftMarks } from "../editor/draft-marks.ts";
import type { Draft } from "../editor/draft.ts";
import { useLikelihood } from "../measures/use-likelihood.ts";
import { Button } from "../ui/button.tsx";
import { checkWords as words } from "../words/check.ts";
import { writeWords } from "../words/write.ts";
import { FindingRows } from "./finding-rows.tsx";
import { Verdict } from "./verdict.tsx";
import "../ui/sheet.css";
import "./check.css";

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

/** What the page says beside the text: the verdict, then every finding; before there is a text, what it would say. */
const Rail = ({
  text,
  marks,
  draft,
  onWrite,
}: {
  text: string;
  marks: DraftMarks | null;
  draft: { current: Draft | null };
  onWrite: () => void;
}) => {
  const answer = useLikelihood(text);
  if (text.trim() === "")
    return (
      <div className="check-rail">
        <p className="check-empty">{words.empty}</p>
        <Button onClick={() => draft.current?.replace(words.exampleText)}>{words.example}</Button>
      </div>
    );
  return (
    <div className="check-rail">
      <Verdict answer={answer} />
      <section className="check-found" aria-label={words.findings}>
        {marks === null ? null : (
          <>
            <FindingRows marks={marks} draft={draft} onWrite={onWrite} />
            {marks.count + marks.hints.length === 0 ? <p role="status">{marks.declined ?? words.none}</p> : null}
            <Ignored marks={marks} draft={draft} />
          </>
        )}
      </section>
    </div>
  );
};

/** One text in an editor, checked in a worker of this browser: underlines, the verdict, and every finding with its reason and its fix. */
export const CheckPage = () => {
  const { earlyInput: take } = useRouteContext({ from: "/check" });
  const [before] = useState(() => take("checked"));
  const draft = useRef<Draft | null>(null);
  const [text, setText] = useState(before.text);
  const [marks, setMarks] = useState<DraftMarks | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const settled = useDeferredValue(text);
  const count = useMemo(() => countWords(settled), [settled]);
  useSteps(draft);
  const toWrite = (): void =>
    // Another draft that is kept there is kept beside this one.
    void openDraftStore(deviceStorage)
      .save(draft.current?.text() ?? text, [])
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
            {count === 0 ? null : <span className="count">{writeWords.wordCount(count)}</span>}
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
        <Rail text={settled} marks={marks} draft={draft} onWrite={toWrite} />
      </div>
    </main>
  );
};
