import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { HumanizeRequest } from "@rewrite-service/contract";
import { registers, type RegisterId, type TellReport } from "@rewrite-service/text";
import { FactsPanel } from "../facts/facts-panel.tsx";
import { useFacts } from "../facts/use-facts.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { words } from "../words.ts";
import { DraftPane, type Draft } from "./draft-pane.tsx";
import { loadDraft, saveDraft } from "./draft-store.ts";
import { ResultPane } from "./result-pane.tsx";
import { shownText } from "./rewrite-state.ts";
import { useRewrite } from "./use-rewrite.ts";

const modeOptions = [
  { id: "rewrite", name: words.modes.rewrite },
  { id: "expand", name: words.modes.expand },
] as const;

const SAVE_AFTER_MS = 250;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The draft as it was left on this device, unless something was typed before this script ran; null until known. */
const useKeptDraft = (typed: string): [string | null, (text: string) => void] => {
  const [text, setText] = useState<string | null>(typed === "" ? null : typed);
  useEffect(() => {
    if (text !== null) return;
    // Without storage (a private window) the page still works; only the keeping is gone.
    loadDraft()
      .catch(() => "")
      .then(setText, () => undefined);
  }, [text]);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => void saveDraft(text).catch(() => undefined), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
};

/** Write: the draft on one side, the rewrite on the other. */
export const WritePage = () => {
  const { service, typed } = useRouteContext({ from: "/" });
  const [draftText, setDraftText] = useKeptDraft(typed);
  const [register, setRegister] = useState<RegisterId>("slack");
  const [mode, setMode] = useState<"rewrite" | "expand">("rewrite");
  const [tells, setTells] = useState<TellReport | null>(null);
  const draft = useRef<Draft | null>(null);
  const [source, setSource] = useState({ text: "", fromNotes: false });
  const rewriting = useRewrite(service);
  const running = rewriting.state.phase === "waiting" || rewriting.state.phase === "streaming";

  const result = shownText(rewriting.state).text;
  const facts = useFacts(
    rewriting.state.phase === "idle" || rewriting.state.phase === "waiting"
      ? null
      : { before: source.text, after: result, fromNotes: source.fromNotes, finished: !running },
  );

  const run = (extra: Partial<HumanizeRequest> = {}): void => {
    const now = draft.current;
    if (now === null || now.text().trim() === "") {
      now?.focus();
      return;
    }
    const protectedSpans = now.protectedTexts();
    const text = now.text();
    const request = { text, register, mode, ...(protectedSpans.length > 0 ? { protectedSpans } : {}), ...extra };
    setSource({ text, fromNotes: request.mode === "expand" || request.fromNotes === true });
    rewriting.start(request);
  };

  return (
    <main
      id="main"
      className="page write"
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          run();
        }
        if (event.key === "Escape" && running) rewriting.stop();
      }}
    >
      <h1 className="visually-hidden">{words.write.title}</h1>
      <div className="bar">
        <Choice label={words.write.mode} name="mode" options={modeOptions} value={mode} onChange={setMode} />
        <Choice
          label={words.write.register}
          name="register"
          options={registers.map(({ id, name, summary }) => ({ id, name, hint: summary }))}
          value={register}
          onChange={setRegister}
        />
        {running ? (
          <Button tone="primary" onClick={rewriting.stop}>
            {words.write.stop} <kbd>Esc</kbd>
          </Button>
        ) : (
          <Button tone="primary" onClick={() => run()}>
            {words.write.run} <kbd>Ctrl+Enter</kbd>
          </Button>
        )}
      </div>
      <div className="panes">
        <section className="pane" aria-labelledby="draft-title">
          <h2 id="draft-title" className="pane-title">
            <label htmlFor="draft">{words.write.draft}</label>
            <span className="count">{words.write.wordCount(countWords(draftText ?? ""))}</span>
            {tells === null ? null : <span className="count">{words.tells.count(tells.findings.length)}</span>}
          </h2>
          {draftText === null ? null : (
            <DraftPane
              initial={draftText}
              onReady={(ready) => {
                draft.current = ready;
              }}
              onText={setDraftText}
              onTells={setTells}
            />
          )}
        </section>
        <ResultPane
          state={rewriting.state}
          onRetry={() => run()}
          // A retry of an expansion has to say that the text is notes; the mode no longer does.
          onAgain={(again, previousRewrite) =>
            run({ mode: again, previousRewrite, ...(source.fromNotes ? { fromNotes: true } : {}) })
          }
          onDiscard={rewriting.clear}
          onAccept={(text) => {
            draft.current?.replace(text);
            rewriting.clear();
          }}
        />
      </div>
      <FactsPanel report={facts} />
    </main>
  );
};
