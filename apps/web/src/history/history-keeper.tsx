import { useEffect, useState } from "react";
import { Button } from "../ui/button.tsx";
import { historyWords as text } from "../words/history.ts";
import { historyIsKept, keepHistory, keepVersion, type NewVersion } from "./history-store.ts";

/** Keeps each finished rewrite where a history is kept, and asks once, after the first rewrite, whether to keep one. */
export const HistoryKeeper = ({ version: { draft, result, register, mode } }: { version: NewVersion }) => {
  const [asked, setAsked] = useState(true);
  useEffect(() => {
    // Without storage, as in a private window, there is nothing to keep and nothing to ask.
    keepVersion({ draft, result, register, mode })
      .then(historyIsKept)
      .then(
        (kept) => setAsked(kept !== null),
        () => undefined,
      );
  }, [draft, result, register, mode]);
  const decide = async (kept: boolean): Promise<void> => {
    setAsked(true);
    await keepHistory(kept);
    await keepVersion({ draft, result, register, mode });
  };
  if (asked) return null;
  return (
    <div className="bar history-question">
      <span>{text.askTitle}</span>
      <Button onClick={() => void decide(true)}>{text.on}</Button>
      <Button onClick={() => void decide(false)}>{text.no}</Button>
    </div>
  );
};
