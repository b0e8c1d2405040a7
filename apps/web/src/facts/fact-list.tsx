import { Fragment, memo, useState, type KeyboardEvent, type ReactNode } from "react";
import { Icon, type IconName } from "../ui/icon.tsx";
import {
  asSentence,
  factsWords as words,
  groupsOf,
  rowsOf,
  isSame,
  isToCheck,
  isTrouble,
  type FactGroup,
  countFacts,
  type FactState,
  type ShownFact,
} from "@rewrite-service/review";
import "./fact-list.css";

const MARKS: Readonly<Record<FactState, IconName | null>> = {
  pending: null,
  kept: "check",
  reworded: "approximately",
  changed: "unequal",
  lost: "cross",
  invented: "plus",
  stopped: "gate",
};

// A long draft has hundreds of facts; troubles are always shown, the rest on request.
const SHOWN_MAX = 60;
const SEGMENTS_MAX = 60;

const isKept = ({ state }: ShownFact): boolean => state === "kept" || state === "reworded";

interface RowProps {
  group: FactGroup;
  /** Which of its places is marked; -1 for none. */
  picked: number;
  /** Whether it is the one row that the Tab key stops at; the arrow keys go to the others. */
  isStop: boolean;
  onPick: (fact: ShownFact | null) => void;
}

/** A long link breaks behind its marks. */
const breaking = (text: string): ReactNode =>
  text.split(/(?<=[/.])(?=\p{L})/u).map((part, at) => (
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));

/** A fact, and what the result has in its place. */
const rowText = ({ state, text, became, reason }: ShownFact): string => {
  if (became === undefined) return text;
  if (state !== "changed") return words.reworded(text, became);
  // Of "next Friday" for "Friday" the words before the day differ, which the reason quotes.
  const [, was = text, is = became] = (text === became && /^"(.*)" became "(.*)"$/.exec(reason)) || [];
  return words.became(was, is);
};

const Row = memo(
  ({ group: { facts }, picked, isStop, onPick }: RowProps) => {
    const [{ state, text, became, reason }] = facts;
    const mark = MARKS[state];
    const isSaid = state === "changed" && became !== undefined;
    const beside = (words.beside as Partial<Record<string, string>>)[isToCheck(facts[0]) ? "check" : state];
    return (
      <li data-state={state}>
        <button
          type="button"
          tabIndex={isStop ? 0 : -1}
          aria-pressed={picked >= 0}
          title={reason === "" ? text : asSentence(reason)}
          // Pressing again goes to the next place, and after the last one lets go.
          onClick={() => onPick(facts[picked + 1] ?? null)}
        >
          {mark === null ? <span className="ring" /> : <Icon name={mark} />}
          <span className="fact-text">{breaking(rowText(facts[0]))}</span>
          {facts.length > 1 ? <small>{words.times(facts.length)}</small> : null}
          {beside === undefined || isSaid ? (
            <span className="visually-hidden">{`, ${words.states[state]}`}</span>
          ) : (
            <small>{beside}</small>
          )}
        </button>
      </li>
    );
  },
  (was, is) =>
    was.picked === is.picked &&
    was.isStop === is.isStop &&
    was.onPick === is.onPick &&
    was.group.facts.length === is.group.facts.length &&
    was.group.facts.every((fact, at) => isSame(fact, is.group.facts[at])),
);

/** How the arrow keys go through the rows, which are one stop of the Tab key. */
const stepRow = (event: KeyboardEvent<HTMLUListElement>): void => {
  const rows = [...event.currentTarget.querySelectorAll("button")];
  const at = rows.findIndex((row) => row === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[to]?.focus();
};

/** One segment for each fact that is counted, in the order of the draft; the same is said in words. */
const Segments = ({ facts }: { facts: readonly ShownFact[] }) => (
  <div className="segments" aria-hidden="true">
    {facts.length > SEGMENTS_MAX
      ? null
      : facts.map(({ state, text, before, after }) => (
          <i key={`${text} ${before?.start ?? "new"} ${before === null ? after?.start : ""}`} data-state={state} />
        ))}
  </div>
);

/** Those facts in the order of the draft, without words that are no fact, unless they are missed. */
const countedIn = (rows: readonly ShownFact[]): ShownFact[] => {
  const placeOf = ({ before }: ShownFact): number => before?.start ?? Number.MAX_SAFE_INTEGER;
  return rows.filter((fact) => fact.isWording !== true || isTrouble(fact)).sort((x, y) => placeOf(x) - placeOf(y));
};

export interface Tally {
  kept: number;
  all: number;
}

/**
 * How many facts of the draft were kept, of how many; one that is stated more than once counts as its row does, and words
 * that are no fact count once they are missed, as their row says.
 */
export const tallyOf = (facts: readonly ShownFact[]): Tally => {
  const own = countedIn(rowsOf(facts)).filter(({ before }) => before !== null);
  return { kept: own.filter(isKept).length, all: own.length };
};

/** The head of the list: the count, and what it is a count of. */
export const FactListHead = ({
  title,
  tally: { kept, all },
  said,
  isTrouble: isBad = false,
  children,
}: {
  title: string;
  /** Without `all` it is a count of what is to be kept. */
  tally: { kept: number; all: number | null };
  said: string;
  /** Whether a fact is something to look at. */
  isTrouble?: boolean;
  children: ReactNode;
}) => (
  <div className="sum">
    <h2 id="facts-title">{title}</h2>
    <p className={isBad ? "tally tally-trouble" : "tally"}>
      {all === 0 ? null : (
        <b>
          {kept}
          {all === null ? null : <i>/{all}</i>}
        </b>
      )}
      <span>{said}</span>
    </p>
    {children}
  </div>
);

/** `earlier` is a result of a draft that has changed since: what it does not say may still come. */
export type FactListPhase = "draft" | "running" | "ended" | "done" | "earlier";

const saidOf = (phase: FactListPhase, { kept, all }: Tally, troubles: string, allKept: string): string => {
  if (phase === "draft") return all === 0 ? "" : words.toKeep;
  if (phase === "earlier") return all === 0 ? "" : words.earlier;
  if (troubles !== "") return troubles;
  if (all === 0) return "";
  if (phase === "ended") return words.ended;
  if (phase === "running") return words.soFar;
  return kept === all ? allKept : words.kept;
};

interface FactListProps {
  facts: readonly ShownFact[];
  /** Sentences of the draft, or points of notes, that are missing as a whole: no facts, so that they stand beside the count. */
  leftOut?: number;
  /** Changes of the meaning beside those of facts. */
  meaning: readonly ShownFact[];
  phase: FactListPhase;
  /** What is said where all were kept. */
  allKept?: string | undefined;
  /** How many places are worth a look; by itself, what is listed to be checked. */
  toCheck?: number;
  /** The fact whose places are marked. */
  picked: ShownFact | null;
  onPick: (fact: ShownFact | null) => void;
}

/** The facts of the draft, one row each, and what became of them, the troubles first; a press marks the places of one in both texts. */
export const FactList = memo(
  ({ facts, leftOut = 0, meaning, phase, allKept = words.allKept, toCheck, picked, onPick }: FactListProps) => {
    const [all, setAll] = useState(false);
    const told = [...facts, ...meaning.filter(isTrouble)];
    const groups = groupsOf([...facts, ...meaning]);
    const shown = all ? groups : groups.filter((group, at) => at < SHOWN_MAX || isTrouble(group.facts[0]));
    const tally = tallyOf(told);
    const rows = rowsOf(told);
    const counts = countFacts(rows);
    const doubts = phase !== "done" ? 0 : (toCheck ?? groups.filter(({ facts: [fact] }) => isToCheck(fact)).length);
    const troubles = words.troubles(counts, doubts);
    return (
      <>
        <FactListHead
          title={words.title}
          tally={phase === "draft" && tally.all > 0 ? { kept: tally.all, all: null } : tally}
          said={saidOf(phase, tally, troubles, allKept)}
          isTrouble={phase !== "draft" && phase !== "earlier" && told.some(isTrouble)}
        >
          <Segments facts={countedIn(rows)} />
          {leftOut === 0 ? null : <p className="left-out">{words.leftOut(leftOut)}</p>}
          <p className="visually-hidden" id="facts-summary">
            {words.summary(counts)}
          </p>
        </FactListHead>
        {facts.length === 0 ? <p className="ledger-note">{words.none}</p> : null}
        <ul className="fact-rows" data-moving={phase === "running"} onKeyDown={stepRow}>
          {shown.map((group, at) => (
            <Row
              key={group.key}
              isStop={at === 0}
              group={group}
              picked={picked === null ? -1 : group.facts.findIndex((fact) => isSame(fact, picked))}
              onPick={onPick}
            />
          ))}
        </ul>
        {shown.length < groups.length ? (
          <button type="button" className="button button-quiet button-small" onClick={() => setAll(true)}>
            {words.more(groups.length - shown.length)}
          </button>
        ) : null}
        {picked === null || picked.reason === "" ? null : <p className="ledger-note">{asSentence(picked.reason)}</p>}
      </>
    );
  },
);
