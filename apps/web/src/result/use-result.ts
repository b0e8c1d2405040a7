import { useCallback, useEffect, useMemo, useReducer, useRef, useState, type RefObject } from "react";
import type { HumanizeRequest, Service } from "@rewrite-service/contract";
import type { ShownFact } from "../facts/shown-fact.ts";
import type { FactsAnswer } from "../facts/facts-answer.ts";
import { useFacts } from "../facts/use-facts.ts";
import { useKeptVersion } from "./use-kept-version.ts";
import { mixOf, type Decisions, type Mix } from "../alignment/mix.ts";
import type { Alignment } from "../alignment/passages.ts";
import { redone, undone, type DraftEdit, type ResultVersion } from "./result-history.ts";
import { useAlignment } from "./use-alignment.ts";
import type { Draft } from "../editor/draft.ts";
import { isUndecided, NO_RESULT, resultReducer } from "./result-state.ts";
import { isRunning, shownText, type RewriteFailure, type RewriteState } from "./rewrite-state.ts";
import { playRewrite } from "./play-rewrite.ts";

/** Everything that the page may ask of the result. */
export interface Result {
  stream: RewriteState;
  running: boolean;
  /** A rewrite ended early; what came of it waits to be kept or discarded. */
  undecided: boolean;
  failure: RewriteFailure | null;
  /** What is under review; null before the first rewrite and while nothing is shown but the stream. */
  version: ResultVersion | null;
  alignment: Alignment | null;
  /** The text on screen: what streams, or what the decisions make of the version. */
  mix: Mix;
  notes: string | null;
  facts: FactsAnswer | null;
  /** The fact whose places are marked. */
  picked: ShownFact | null;
  pick: (fact: ShownFact | null) => void;
  run: (request: HumanizeRequest) => void;
  /** Asks for other wordings of this text as cards, or for one closer to the writer's own. */
  again: (mode: "vary" | "closer") => void;
  /** The request of the first card while cards are asked for. */
  varying: HumanizeRequest | null;
  stopVarying: () => void;
  stop: () => void;
  retry: () => void;
  /** Keeps what came of a rewrite that ended early. */
  keep: () => void;
  discard: () => void;
  decide: (decisions: Decisions) => void;
  /** Decides as a part of the last step, so that one undo takes both back. */
  amend: (decisions: Decisions) => void;
  /** Another text of the same source takes the place of this one. */
  replace: (text: string, notes: string | null) => void;
  /** Puts the text into the draft. */
  takeOver: () => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

const swapDraft = (draft: Draft | null, from: string, to: string): void => {
  // A draft that was written on since keeps what was written; its own undo reaches the rest.
  if (draft?.text() === from) draft.replace(to);
};

/** The rewrite from the first delta to the last decision, with one history of everything that was done to it. */
export const useResult = (service: Service, draft: RefObject<Draft | null>): Result => {
  const [{ stream, source, history }, dispatch] = useReducer(resultReducer, NO_RESULT);
  const [picked, pick] = useState<ShownFact | null>(null);
  const [varying, setVarying] = useState<HumanizeRequest | null>(null);
  const controller = useRef<AbortController | null>(null);
  const running = isRunning(stream);
  const undecided = isUndecided(stream);
  const streaming = running || undecided;
  const version = streaming ? null : history.present;

  const shown = shownText(stream);
  const { alignment, learn } = useAlignment(version);
  const mix = useMemo((): Mix => {
    const plain = (text: string): Mix => ({ text, places: new Map() });
    if (version === null) return plain(streaming ? shown.text : "");
    return alignment === null ? plain(version.text) : mixOf(alignment, version.decisions);
  }, [version, alignment, streaming, shown.text]);
  const from = streaming ? source : (version?.source ?? null);
  // Asked from the first moment, so that the facts are listed as to come and the worker is awake when the first one comes.
  const facts = useFacts(
    from === null || (mix.text === "" && !running)
      ? null
      : { before: from.text, after: mix.text, fromNotes: from.fromNotes, finished: !running },
  );
  useEffect(() => learn(facts), [facts, learn]);

  useKeptVersion(version, running);

  const run = useCallback(
    (request: HumanizeRequest) => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      const fromNotes = request.mode === "expand" || request.fromNotes === true;
      pick(null);
      setVarying(null);
      dispatch({ type: "begin", source: { text: request.text, fromNotes, request } });
      void playRewrite(service, request, own.signal, (action) => {
        if (controller.current === own) dispatch({ type: "stream", action });
      });
    },
    [service],
  );
  const stop = useCallback(() => {
    controller.current?.abort();
    controller.current = null;
    dispatch({ type: "stream", action: { type: "stop" } });
  }, []);
  const push = (next: ResultVersion, edit: DraftEdit | null = null): void => {
    pick(null);
    dispatch({ type: "push", version: next, draft: edit });
  };
  // A retry of an expansion has to say that the text is notes; the mode no longer does.
  const again = (mode: "vary" | "closer"): void => {
    if (version === null) return;
    const { request, text, fromNotes } = version.source;
    // What was protected or released since counts, unless the draft is another text by now.
    const protectedSpans = draft.current?.text() === text ? draft.current.protectedTexts() : request.protectedSpans;
    const { protectedSpans: _before, ...rest } = request;
    const next = {
      ...rest,
      mode,
      previousRewrite: mix.text,
      ...(protectedSpans === undefined || protectedSpans.length === 0 ? {} : { protectedSpans }),
      ...(fromNotes ? { fromNotes: true } : {}),
    };
    if (mode === "vary") setVarying(next);
    else run(next);
  };
  const back = running ? null : undone(history);
  const forth = running ? null : redone(history);

  return {
    stream,
    running,
    undecided,
    failure: stream.phase === "failed" ? stream.failure : null,
    version,
    alignment,
    mix,
    notes: streaming ? shown.notes : (version?.notes ?? null),
    facts,
    picked,
    pick,
    run,
    again,
    varying,
    stopVarying: () => setVarying(null),
    stop,
    retry: () => (source === null ? undefined : run(source.request)),
    keep: () => dispatch({ type: "keep" }),
    discard: () => dispatch({ type: "discard" }),
    decide: (decisions) => (version === null ? undefined : push({ ...version, decisions })),
    amend: (decisions) =>
      version === null ? undefined : dispatch({ type: "amend", version: { ...version, decisions } }),
    replace: (text, notes) =>
      version === null ? undefined : push({ ...version, text, notes, decisions: {}, movedFrom: null }),
    takeOver: () => {
      const own = draft.current;
      if (own === null || version === null) return;
      const before = own.text();
      own.replace(mix.text);
      push(version, { before, after: mix.text });
    },
    undo:
      back === null
        ? null
        : () => {
            if (back.draft !== null) swapDraft(draft.current, back.draft.after, back.draft.before);
            pick(null);
            dispatch({ type: "undo" });
          },
    redo:
      forth === null
        ? null
        : () => {
            if (forth.draft !== null) swapDraft(draft.current, forth.draft.before, forth.draft.after);
            pick(null);
            dispatch({ type: "redo" });
          },
  };
};
