import { keepHistory, keepVersion } from "../history/history-store.ts";
import type { ResultVersion } from "../result/result-history.ts";
import { Button } from "../ui/button.tsx";
import { historyWords } from "../words/history.ts";
import { stateWords } from "../words/states.ts";

/** Asks once, after the first rewrite on this device, whether a history is wanted; until then none is kept. */
export const HistoryQuestion = ({ version, onAnswered }: { version: ResultVersion; onAnswered: () => void }) => {
  const answer = async (wanted: boolean): Promise<void> => {
    const { source, text } = version;
    const { register, mode = "rewrite" } = source.request;
    try {
      await keepHistory(wanted);
      if (wanted) await keepVersion({ register, mode, draft: source.text, result: text });
    } finally {
      onAnswered();
    }
  };
  return (
    <aside className="write-notice">
      <div className="dock-head">
        <h3>{historyWords.askTitle}</h3>
      </div>
      <p>{stateWords.historyWhat}</p>
      <div className="dock-acts">
        <Button size="small" onClick={() => void answer(true).catch(() => undefined)}>
          {historyWords.on}
        </Button>
        <Button size="small" tone="quiet" onClick={() => void answer(false).catch(() => undefined)}>
          {stateWords.historyNo}
        </Button>
      </div>
    </aside>
  );
};
