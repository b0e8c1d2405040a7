import { useEffect, useRef, useState } from "react";
import type { Result } from "../result/result.ts";
import { MarkedText } from "../ui/marked-text.tsx";
import { reviewWords as words } from "../words/review.ts";
import { judgeFacts } from "../facts/use-facts.ts";
import { acceptAll } from "./accept-all.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { ChangeList } from "./change-list.tsx";
import { copyText, type CopyFormat } from "./copy-formats.ts";
import { changesInOrder, mixOf, rejectAll, type Decisions } from "../alignment/mix.ts";
import { PairsTable } from "../alignment/pairs-table.tsx";
import { ResultActions } from "./result-actions.tsx";
import type { ResultVersion } from "../result/result-history.ts";
import "../ui/review.css";

/** The three ways to look at a result. */
export type ResultView = "review" | "clean" | "compare";

interface ReviewPaneProps {
  result: Result;
  version: ResultVersion;
  view: ResultView;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable=true]") !== null;

/** What a rewrite changed, and every decision about it. */
export const ReviewPane = ({ result, version, view }: ReviewPaneProps) => {
  const { alignment, mix, picked, facts } = result;
  const [format, setFormat] = useState<CopyFormat>("plain");
  const [outcome, setOutcome] = useState("");
  const [asking, setAsking] = useState(false);
  const busy = useRef(false);
  const changes = alignment === null ? [] : changesInOrder(alignment);
  const asked = changes.filter(({ id }) => version.decisions[id]?.kind === "asked");

  const copy = async (text: string, said: string): Promise<void> =>
    setOutcome((await copyText(text, format)) ? said : words.outcome.notCopied);

  const takeAll = async (): Promise<void> => {
    if (alignment === null || busy.current) return;
    busy.current = true;
    const { text: before, fromNotes } = version.source;
    const decisions = await acceptAll(alignment, version.decisions, async (after) => {
      const { facts: found } = await judgeFacts({ before, after, fromNotes, finished: true });
      return found;
    });
    busy.current = false;
    result.decide(decisions);
    const accepted = changes.filter(({ id }) => decisions[id]?.kind === "accepted").length;
    setAsking(changes.some(({ id }) => decisions[id]?.kind === "asked"));
    await copy(mixOf(alignment, decisions).text, words.outcome.acceptedAndCopied(accepted));
  };

  const answer = (id: number, take: boolean): void => {
    if (alignment === null) return;
    const decisions: Decisions = { ...version.decisions, [id]: { kind: take ? "accepted" : "rejected" } };
    result.amend(decisions);
    if (asked.length > 1) return;
    setAsking(false);
    void copy(mixOf(alignment, decisions).text, words.outcome.copied);
  };

  const { undo, redo } = result;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const command = event.ctrlKey || event.metaKey;
      if (!command || asking) return;
      if (event.key === "Enter" && event.shiftKey) void takeAll();
      else if (event.key.toLowerCase() === "z" && !isWriting(event.target)) (event.shiftKey ? redo : undo)?.();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });

  const marks = picked?.after ? [{ ...picked.after, kind: "picked" as const }] : [];
  return (
    <>
      <div
        className="result"
        data-phase="done"
        data-view={view}
        // The changes are stops of their own; a text that only scrolls needs one.
        {...(view === "review" ? {} : { tabIndex: 0, role: "group", "aria-labelledby": "result-title" })}
      >
        {view === "clean" || alignment === null ? (
          <div className="clean">
            <MarkedText text={mix.text} marks={marks} />
          </div>
        ) : view === "review" ? (
          <ChangeList
            alignment={alignment}
            mix={mix}
            version={version}
            picked={picked}
            onDecide={(decisions) => {
              setOutcome("");
              result.decide(decisions);
            }}
          />
        ) : (
          <PairsTable
            before={version.source.text}
            after={facts?.question.after ?? mix.text}
            heads={words.compareHeads}
            pairs={facts?.comparison?.pairs ?? []}
          />
        )}
      </div>
      <ResultActions
        result={result}
        total={changes.length}
        open={changes.filter(({ id }) => version.decisions[id] === undefined).length}
        format={format}
        onFormat={setFormat}
        onAcceptAll={() => void takeAll()}
        onRejectAll={() => alignment !== null && result.decide(rejectAll(alignment))}
        onCopy={() => void copy(mix.text, words.outcome.copied)}
        outcome={outcome}
        onOutcome={setOutcome}
      />
      {asking && asked[0] !== undefined ? (
        <AskDialog
          passage={asked[0]}
          decision={version.decisions[asked[0].id]}
          left={asked.length}
          onAnswer={answer}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
};
