import { useEffect, useState } from "react";
import { keepVersion, readHistory } from "../versions/history-store.ts";
import { historyIsKept, keepHistory } from "../versions/left-version.ts";
import type { ResultVersion } from "../result/result-history.ts";
import { Button } from "../ui/button.tsx";
import { historyWords } from "../words/history.ts";

/** Asks once, when the first review on this device is over, whether a history is wanted; until then none is kept. */
export const HistoryQuestion = ({ version }: { version: ResultVersion }) => {
  const [unasked, setUnasked] = useState(false);
  useEffect(() => {
    if (historyIsKept() !== null) return;
    // A browser that keeps nothing is not asked.
    readHistory()
      .then(() => setUnasked(true))
      .catch(() => undefined);
  }, []);
  if (!unasked) return null;
  const answer = async (wanted: boolean): Promise<void> => {
    const { source, text } = version;
    const { register, mode = "rewrite", length } = source.request;
    try {
      keepHistory(wanted);
      if (wanted) await keepVersion({ register, mode, length, draft: source.text, result: text });
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
