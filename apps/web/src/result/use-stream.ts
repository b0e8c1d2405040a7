import { useCallback, useEffect, type Dispatch } from "react";
import type { HumanizeRequest, Service } from "@rewrite-service/contract";
import { playRewrite } from "./play-rewrite.ts";
import type { Source } from "./result-history.ts";
import type { ResultAction } from "./result-state.ts";
import { isRunning, rewriteReducer, type RewriteAction, type RewriteState } from "./rewrite-state.ts";

/** The rewrite of an open app. */
interface Live {
  controller: AbortController;
  source: Source;
  /** Where it stood when it was last shown. */
  stream: RewriteState;
  /** What has come since, while the writer is on another page of the app. */
  unseen: RewriteAction[];
  /** Null while Write is not on screen. */
  show: ((action: RewriteAction) => void) | null;
}

// A rewrite that was asked for is paid for, so another page of the app does not end it.
const live = new WeakMap<Service, Live>();

const take = (one: Live, action: RewriteAction): void => {
  if (one.show === null) {
    one.unseen.push(action);
    return;
  }
  one.stream = rewriteReducer(one.stream, action);
  one.show(action);
};

/** Shows what runs, or ended, while the writer was elsewhere. */
const useReturn = (service: Service, dispatch: Dispatch<ResultAction>): void =>
  useEffect(() => {
    const one = live.get(service);
    if (one !== undefined) dispatch({ type: "reopen", source: one.source, stream: one.stream });
    // Drawn as running first, so that its end is the end of a rewrite like any other.
    const timer = setTimeout(() => {
      if (one === undefined || live.get(service) !== one) return;
      one.show = (action) => dispatch({ type: "stream", action });
      for (const action of one.unseen.splice(0)) take(one, action);
    });
    return () => {
      clearTimeout(timer);
      const now = live.get(service);
      if (now === undefined) return;
      now.show = null;
      if (!isRunning(now.stream)) live.delete(service);
    };
  }, [service]);

/** Starts and stops the one stream that fills the result; a new one ends the one before it. */
export const useStream = (
  service: Service,
  dispatch: Dispatch<ResultAction>,
): { start: (request: HumanizeRequest, kept: Source["kept"]) => void; stop: () => void } => {
  const start = useCallback(
    (request: HumanizeRequest, kept: Source["kept"]) => {
      live.get(service)?.controller.abort();
      const fromNotes = request.mode === "expand" || request.fromNotes === true;
      const one: Live = {
        controller: new AbortController(),
        source: { text: request.text, fromNotes, request, kept },
        stream: { phase: "idle" },
        unseen: [],
        show: (action) => dispatch({ type: "stream", action }),
      };
      live.set(service, one);
      dispatch({ type: "begin", source: one.source });
      void playRewrite(service, request, one.controller.signal, (action) => {
        if (live.get(service) === one) take(one, action);
      });
    },
    [service],
  );
  const stop = useCallback(() => {
    live.get(service)?.controller.abort();
    live.delete(service);
    dispatch({ type: "stream", action: { type: "stop" } });
  }, [service]);
  useReturn(service, dispatch);
  return { start, stop };
};
