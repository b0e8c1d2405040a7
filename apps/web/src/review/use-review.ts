import { useEffect, useRef, useState } from "react";
import { judgeFacts } from "../facts/use-facts.ts";
import type { Result } from "../result/result.ts";
import type { ResultVersion } from "../result/result-history.ts";
import {
  copyOutcome,
  reviewWords as words,
  changesInOrder,
  mixOf,
  rejectAll,
  risksOf,
  type Decision,
  type Decisions,
  type Passage,
} from "@rewrite-service/review";
import { acceptAll } from "./accept-all.ts";
import { copyText, type CopyFormat } from "./copy-formats.ts";

/** What the writer is at in the review, and what they can do there. */
export interface Review {
  changes: readonly Passage[];
  /** The change in focus; null where there is none. */
  current: Passage | null;
  /** Changes that wait for a decision, and those of them that nobody has been asked about. */
  open: number;
  unasked: number;
  /** Those of them that touch no fact. */
  safe: number;
  format: CopyFormat;
  /** What the last press did. */
  outcome: string;
  setOutcome: (outcome: string) => void;
  focus: (id: number) => void;
  step: (by: 1 | -1) => void;
  decide: (id: number, decision: Decision) => void;
  takeAll: () => Promise<void>;
  rejectAll: () => void;
  copy: (format: CopyFormat) => void;
}

const isOpen = (decision: Decision | undefined): boolean => decision === undefined || decision.kind === "asked";

/** An undo goes back to the change that it is about. */
const useUndone = (changes: readonly Passage[], decisions: Decisions, focus: (id: number) => void): void => {
  const before = useRef(decisions);
  useEffect(() => {
    const was = before.current;
    before.current = decisions;
    const back = changes.find(({ id }) => was[id] !== undefined && decisions[id] === undefined);
    if (back !== undefined) focus(back.id);
  }, [decisions]);
};

/** Decides about changes one by one or all at once; what touches a fact is left to the writer, one after the other. */
export const useReview = (result: Result, version: ResultVersion): Review => {
  const { alignment, mix } = result;
  const { decisions } = version;
  const [format, setFormat] = useState<CopyFormat>("plain");
  const [outcome, setOutcome] = useState("");
  const [focused, setFocused] = useState<number | null>(null);
  const busy = useRef(false);
  const changes = alignment === null ? [] : changesInOrder(alignment);
  const open = changes.filter(({ id }) => isOpen(decisions[id]));
  const unasked = open.filter(({ id }) => decisions[id] === undefined);
  // What touches a fact is looked at first.
  const first =
    open.find((change) => risksOf(change, decisions[change.id]).length > 0) ?? open[0] ?? changes[0] ?? null;
  const current = changes.find(({ id }) => id === focused) ?? first;

  useUndone(changes, decisions, setFocused);

  const copy = async (text: string, as: CopyFormat, said: string): Promise<void> =>
    setOutcome((await copyText(text, as)) ? said : words.outcome.notCopied);
  const textOf = (next: Decisions): string => (alignment === null ? mix.text : mixOf(alignment, next).text);

  const takeAll = async (): Promise<void> => {
    if (alignment === null || busy.current) return;
    busy.current = true;
    const { text: before, fromNotes } = version.source;
    const next = await acceptAll(alignment, decisions, async (after) => {
      const { facts } = await judgeFacts({ before, after, fromNotes, finished: true });
      return facts;
    });
    busy.current = false;
    result.decide(next);
    const asked = changes.filter(({ id }) => next[id]?.kind === "asked");
    const accepted = changes.filter(({ id }) => next[id]?.kind === "accepted" && decisions[id] !== next[id]).length;
    setFocused(asked[0]?.id ?? null);
    await copy(textOf(next), format, words.outcome.acceptedAndCopied(accepted, asked.length));
  };

  const decide = (id: number, decision: Decision): void => {
    const next = { ...decisions, [id]: decision };
    setOutcome("");
    // An answer to a question belongs to the press that asked it: one undo takes all of it back.
    const isAnswer = decisions[id]?.kind === "asked";
    (isAnswer ? result.amend : result.decide)(next);
    const after = [...changes.slice(changes.findIndex((one) => one.id === id) + 1), ...changes];
    const left = after.find((other) => other.id !== id && isOpen(next[other.id]));
    setFocused(left?.id ?? id);
    if (isAnswer && left === undefined)
      void copy(textOf(next), format, copyOutcome(textOf(next), changes, next, result.facts));
  };

  return {
    changes,
    current,
    open: open.length,
    unasked: unasked.length,
    safe: unasked.filter((change) => risksOf(change, undefined).length === 0).length,
    format,
    outcome,
    setOutcome,
    focus: setFocused,
    step: (by) => {
      const at = changes.findIndex(({ id }) => id === current?.id);
      const next = changes[(at + by + changes.length) % changes.length];
      if (next !== undefined) setFocused(next.id);
    },
    decide,
    takeAll,
    rejectAll: () => (alignment === null ? undefined : result.decide(rejectAll(alignment))),
    copy: (as) => {
      setFormat(as);
      void copy(mix.text, as, copyOutcome(mix.text, changes, decisions, result.facts));
    },
  };
};
