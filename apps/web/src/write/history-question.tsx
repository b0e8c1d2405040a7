import { useEffect, useState } from "react";
import { historyIsKept, keepHistory, keepVersion } from "../history/history-store.ts";
import type { ResultVersion } from "../result/result-history.ts";
import { Button } from "../ui/button.tsx";
import { historyWords } from "../words/history.ts";
import { stateWords } from "../words/states.ts";

/** Asks once, after the first rewrite on this device, whether a history is wanted; until then none is kept. */
export const HistoryQuestion = ({ version }: { version: ResultVersion | null }) => {
  const [unasked, setUnasked] = useState(false);
  const finished = version !== null;
  useEffect(() => {
    if (!finished) return;
    // A browser that keeps nothing is not asked.
    historyIsKept()
      .then((kept) => setUnasked(kept === null))
      .catch(() => undefined);
  }, [finished]);
  if (!unasked || version === null) return null;
  const answer = async (wanted: boolean): Promise<void> => {
    const { source, text } = version;
    const { register, mode = "rewrite" } = source.request;
    try {
      await keepHistory(wanted);
      if (wanted) await keepVersion({ register, mode, draft: source.text, result: text });
    } finally {
      setUnasked(false);
    }
  };
  return (
    <aside className="write-notice write-notice-calm">
      <p>
        {historyWords.askTitle} {stateWords.historyWhat}
      </p>
      <Button onClick={() => void answer(true).catch(() => undefined)}>{historyWords.on}</Button>
      <Button tone="quiet" onClick={() => void answer(false).catch(() => undefined)}>
        {stateWords.historyNo}
      </Button>
    </aside>
  );
};
