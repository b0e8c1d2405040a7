import { useState } from "react";
import type { Change } from "@rewrite-service/text";
import { Button } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { compareWords as words } from "../words/compare.ts";

const ICONS: Readonly<Record<Change["status"], IconName>> = { changed: "unequal", lost: "cross", invented: "plus" };
const SHOWN_MAX = 5;

interface SummaryProps {
  changes: readonly Change[];
  /** Whether the texts differ at all. */
  same: boolean;
  onPick: (change: Change) => void;
}

/** What a reader of the second text is told otherwise, worst first; a press shows the places in both texts. */
export const Summary = ({ changes, same, onPick }: SummaryProps) => {
  const [all, setAll] = useState(false);
  const sorted = [...changes].sort((x, y) => Number(y.severity === "hard") - Number(x.severity === "hard"));
  const hard = changes.filter(({ severity }) => severity === "hard").length;
  const shown = all ? sorted : sorted.slice(0, SHOWN_MAX);
  return (
    <section className="summary" aria-labelledby="summary-title" data-tone={hard > 0 ? "bad" : "calm"}>
      <div className="summary-head" role="status">
        <h2 id="summary-title">{words.verdict(hard, changes.length - hard, same)}</h2>
        <p>{words.verdictHint(changes.length, same)}</p>
      </div>
      <ul>
        {shown.map((change) => (
          <li
            key={`${change.topic} ${change.before?.start ?? ""} ${change.after?.start ?? ""} ${change.reason}`}
            data-severity={change.severity}
          >
            <button type="button" onClick={() => onPick(change)}>
              <b>
                <Icon name={ICONS[change.status]} /> {words.heads[change.status]}
                {change.severity === "hard" ? null : <small>{words.soft}</small>}
              </b>
              <span>{words.line(change.reason)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < sorted.length ? (
        <Button size="small" onClick={() => setAll(true)}>
          {words.more(sorted.length - shown.length)}
        </Button>
      ) : null}
    </section>
  );
};
