import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { registers, type RegisterId, type TellReport } from "@rewrite-service/text";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { words } from "../words.ts";
import { DraftPane, type Draft } from "./draft-pane.tsx";
import { loadDraft, saveDraft } from "./draft-store.ts";
import { ResultPane } from "./result-pane.tsx";
import { ResultFoot } from "./result-foot.tsx";
import { useResult } from "./use-result.ts";

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
  const result = useResult(service, draft);
  const { running } = result;

  const run = (): void => {
    const now = draft.current;
    if (now === null || now.text().trim() === "") {
      now?.focus();
      return;
    }
    const protectedSpans = now.protectedTexts();
    result.run({ text: now.text(), register, mode, ...(protectedSpans.length > 0 ? { protectedSpans } : {}) });
  };

  return (
    <main
      id="main"
      className="page write"
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
          event.preventDefault();
          run();
        }
        if (event.key === "Escape" && running) result.stop();
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
          <Button tone="primary" onClick={result.stop}>
            {words.write.stop} <kbd>Esc</kbd>
          </Button>
        ) : (
          <Button tone="primary" onClick={run}>
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
        <ResultPane result={result} />
      </div>
      <ResultFoot result={result} draft={draft} draftText={draftText ?? ""} service={service} />
    </main>
  );
};
