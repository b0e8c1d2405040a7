import { useMemo, useState } from "react";
import { isFactTopic, recogniseLanguage, type Change, type Span } from "@rewrite-service/text";
import { withNeighbours } from "@rewrite-service/review";
import { shortened } from "../editor/shortened.ts";
import { Button } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { compareWords as words } from "../words/compare.ts";
import { doubtsIn, isSure } from "./changes-of.ts";

const ICONS: Readonly<Record<Change["status"], IconName>> = { changed: "unequal", lost: "cross", invented: "plus" };
// Two rows of five.
const SHOWN_MAX = 10;

interface SummaryProps {
  before: string;
  after: string;
  changes: readonly Change[];
  /** Whether the texts differ at all. */
  same: boolean;
  onPick: (change: Change) => void;
}

/**
 * A reason that quotes nothing is said with the words that it is about, and one of a small word that went or came with the
 * words beside it: a text has more than one "not".
 */
const lineOf = ({ reason, topic, before: own, after: other }: Change, before: string, after: string): string => {
  const line = words.line(reason);
  if (!/["“]/.test(reason))
    return own === null ? line : `${line} “${shortened(before.slice(own.start, own.end).trim())}”`;
  if (isFactTopic(topic) || (own !== null && other !== null)) return line;
  return `${line} “${own === null ? withNeighbours(after, other as Span) : withNeighbours(before, own)}”`;
};

/** What a reader of the second text is told otherwise, worst first; a press shows the places in both texts. */
export const Summary = ({ before, after, changes, same, onPick }: SummaryProps) => {
  const [all, setAll] = useState(false);
  const isForeign = useMemo(() => !recogniseLanguage(before).english, [before]);
  const sorted = [...changes].sort((x, y) => Number(isSure(y)) - Number(isSure(x)));
  const doubts = doubtsIn(changes);
  const hard = changes.length - doubts;
  const shown = all ? sorted : sorted.slice(0, SHOWN_MAX);
  return (
    <section className="summary" aria-labelledby="summary-title" data-tone={hard > 0 ? "bad" : "calm"}>
      <div className="summary-head" role="status">
        <h2 id="summary-title">
          {words.verdict(hard, doubts, same, isForeign)}
          {hard > 0 && doubts > 0 ? <span>{words.moreToCheck(doubts)}</span> : null}
        </h2>
        <p>{words.verdictHint(changes.length, same, isForeign)}</p>
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
              <span>{lineOf(change, before, after)}</span>
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
