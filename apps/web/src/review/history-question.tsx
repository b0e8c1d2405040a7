import { useEffect, useState } from "react";
import { historyIsKept, keepHistory, keepVersion } from "../versions/history-store.ts";
import type { ResultVersion } from "../result/result-history.ts";
import { Button } from "../ui/button.tsx";
import { historyWords } from "../words/history.ts";

/** Asks once, when the first review on this device is over, whether a history is wanted; until then none is kept. */
export const HistoryQuestion = ({ version }: { version: ResultVersion }) => {
  const [unasked, setUnasked] = useState(false);
  useEffect(() => {
    // A browser that keeps nothing is not asked.
    historyIsKept()
      .then((kept) => setUnasked(kept === null))
      .catch(() => undefined);
  }, []);
  if (!unasked) return null;
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
    <section className="history-question" aria-labelledby="history-title">
      <p>
        <b id="history-title">{historyWords.askTitle}</b> {historyWords.ask}
      </p>
      <div className="history-answers">
        <Button size="small" onClick={() => void answer(true).catch(() => undefined)}>
          {historyWords.on}
        </Button>
        <Button size="small" tone="quiet" onClick={() => void answer(false).catch(() => undefined)}>
          {historyWords.no}
        </Button>
      </div>
    </section>
  );
};
