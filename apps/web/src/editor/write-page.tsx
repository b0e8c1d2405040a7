import { useEffect, useRef, useState } from "react";
import { useRouteContext } from "@tanstack/react-router";
import type { HumanizeRequest } from "@rewrite-service/contract";
import { registers, type RegisterId } from "@rewrite-service/text";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { words } from "../words.ts";
import { loadDraft, saveDraft } from "./draft-store.ts";
import { ResultPane } from "./result-pane.tsx";
import { useRewrite } from "./use-rewrite.ts";

const modeOptions = [
  { id: "rewrite", name: words.modes.rewrite },
  { id: "expand", name: words.modes.expand },
] as const;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Write: the draft on one side, the rewrite on the other. */
export const WritePage = () => {
  const { service, typed } = useRouteContext({ from: "/" });
  const [draft, setDraft] = useState(typed);
  const [register, setRegister] = useState<RegisterId>("slack");
  const [mode, setMode] = useState<"rewrite" | "expand">("rewrite");
  const rewriting = useRewrite(service);
  const field = useRef<HTMLTextAreaElement>(null);
  const running = rewriting.state.phase === "waiting" || rewriting.state.phase === "streaming";

  useEffect(() => {
    if (typed !== "") return;
    loadDraft()
      .then((kept) => setDraft((now) => (now === "" ? kept : now)))
      .catch(() => undefined);
  }, [typed]);

  useEffect(() => {
    const timer = setTimeout(() => void saveDraft(draft).catch(() => undefined), 250);
    return () => clearTimeout(timer);
  }, [draft]);

  const run = (extra: Partial<HumanizeRequest> = {}): void => {
    if (draft.trim() === "") {
      field.current?.focus();
      return;
    }
    rewriting.start({ text: draft, register, mode, ...extra });
  };

  return (
    <main
      id="main"
      className="page write"
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
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
          <label id="draft-title" htmlFor="draft" className="pane-title">
            {words.write.draft} <span className="count">{words.write.wordCount(countWords(draft))}</span>
          </label>
          <textarea
            id="draft"
            ref={field}
            className="draft-plain"
            rows={18}
            placeholder={words.write.empty}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        </section>
        <ResultPane
          state={rewriting.state}
          onRetry={() => run()}
          onDiscard={rewriting.clear}
          onAccept={(text) => {
            setDraft(text);
            rewriting.clear();
          }}
        />
      </div>
    </main>
  );
};
