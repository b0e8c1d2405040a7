import { useState } from "react";
import { isFactTopic, type Change } from "@rewrite-service/text";
import { shortened } from "../editor/shortened.ts";
import { Button } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { compareWords as words } from "../words/compare.ts";

const ICONS: Readonly<Record<Change["status"], IconName>> = { changed: "unequal", lost: "cross", invented: "plus" };
const SHOWN_MAX = 5;

/** A fact is said as the list of facts says it: whatever became of it is no matter of taste. */
const isSure = ({ severity, topic }: Change): boolean => severity === "hard" || isFactTopic(topic);

interface SummaryProps {
  before: string;
  changes: readonly Change[];
  /** Whether the texts differ at all. */
  same: boolean;
  onPick: (change: Change) => void;
}

/** A reason that quotes nothing is said with the words that it is about. */
const lineOf = ({ reason, before: place }: Change, text: string): string =>
  place === null || reason.includes('"')
    ? words.line(reason)
    : `${words.line(reason)} “${shortened(text.slice(place.start, place.end).trim())}”`;

/** What a reader of the second text is told otherwise, worst first; a press shows the places in both texts. */
export const Summary = ({ before, changes, same, onPick }: SummaryProps) => {
  const [all, setAll] = useState(false);
  const sorted = [...changes].sort((x, y) => Number(isSure(y)) - Number(isSure(x)));
  const hard = changes.filter(isSure).length;
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
            data-severity={isSure(change) ? "hard" : "soft"}
          >
            <button type="button" onClick={() => onPick(change)}>
              <b>
                <Icon name={ICONS[change.status]} /> {words.heads[change.status]}
                {isSure(change) ? null : <small>{words.soft}</small>}
              </b>
              <span>{lineOf(change, before)}</span>
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
