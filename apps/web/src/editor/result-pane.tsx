import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { words } from "../words.ts";
import { shownText, type RewriteState } from "./rewrite-state.ts";

interface ResultPaneProps {
  state: RewriteState;
  onRetry: () => void;
  /** Asks for another wording of this rewrite, or for one closer to the writer's own. */
  onAgain: (mode: "vary" | "closer", previousRewrite: string) => void;
  onDiscard: () => void;
  onAccept: (text: string) => void;
}

const statusOf = (state: RewriteState, text: string): string => {
  switch (state.phase) {
    case "idle":
    case "done":
      return "";
    case "waiting":
      return words.write.starting;
    case "streaming":
      return words.write.rewriting;
    case "stopped":
      return words.write.stopped;
    case "lost":
      return words.write.lost(text.split(/\s+/).filter(Boolean).length);
    case "failed":
      return state.message;
  }
};

/** The rewrite as it streams, the notes apart from it, and what can be done with it. */
export const ResultPane = ({ state, onRetry, onAgain, onDiscard, onAccept }: ResultPaneProps) => {
  const [copied, setCopied] = useState(false);
  const { text, notes } = shownText(state);
  const ended = state.phase !== "idle" && state.phase !== "waiting" && state.phase !== "streaming";
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <section className="pane" aria-labelledby="result-title">
      <h2 id="result-title" className="pane-title">
        {words.write.result}
      </h2>
      <div className="result" data-phase={state.phase}>
        {text}
      </div>
      <p role={state.phase === "failed" || state.phase === "lost" ? "alert" : "status"} className="status">
        {copied && state.phase === "done" ? words.write.copied : statusOf(state, text)}
      </p>
      {ended ? (
        <div className="bar">
          {text === "" ? null : (
            <>
              <Button onClick={() => onAccept(text)}>{words.write.accept}</Button>
              <Button onClick={() => void copy()}>{words.write.copy}</Button>
              <Button onClick={() => onAgain("vary", text)}>{words.write.another}</Button>
              <Button onClick={() => onAgain("closer", text)}>{words.write.closer}</Button>
            </>
          )}
          <Button onClick={onRetry}>{words.write.retry}</Button>
          <Button tone="quiet" onClick={onDiscard}>
            {words.write.discard}
          </Button>
        </div>
      ) : null}
      {notes === null ? null : (
        <aside className="notes">
          <h3 className="pane-title">{words.write.notes}</h3>
          <p>{notes}</p>
        </aside>
      )}
    </section>
  );
};
