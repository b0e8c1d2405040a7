import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";
import type { HumanizeRequest, Service } from "@rewrite-service/contract";
import { readLeft } from "../api/site.ts";
import { playRewrite } from "../result/play-rewrite.ts";
import { rewriteReducer, shownText, type RewriteAction, type RewriteState } from "../result/rewrite-state.ts";

export const VARIANTS = 3;

const IDLE: readonly RewriteState[] = Array.from({ length: VARIANTS }, () => ({ phase: "idle" }));

const reducer = (states: readonly RewriteState[], { at, action }: { at: number; action: RewriteAction }) =>
  states.map((state, index) => (index === at ? rewriteReducer(state, action) : state));

/** Asks for three variants one after another, each other than the last one before it. The first that fails ends the row. */
export const useVariants = (service: Service, first: HumanizeRequest) => {
  const [states, dispatch] = useReducer(reducer, IDLE);
  const controller = useRef<AbortController | null>(null);
  const queries = useQueryClient();
  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    const run = async (): Promise<void> => {
      let request = first;
      for (let at = 0; at < VARIANTS && !own.signal.aborted; at += 1) {
        let state: RewriteState = { phase: "idle" };
        await playRewrite(service, request, own.signal, (action) => {
          if (own.signal.aborted) return;
          state = rewriteReducer(state, action);
          dispatch({ at, action });
        });
        // Every variant is a rewrite of its own.
        readLeft(queries);
        const { text } = shownText(state);
        if ((state as RewriteState).phase !== "done" || text === "") return;
        // Asked for another one again, it would bring the same once more.
        if (text.trim() === request.previousRewrite?.trim()) return;
        request = { ...request, previousRewrite: text };
      }
    };
    void run();
    return () => own.abort();
  }, [service, first, queries]);
  const stop = (): void => {
    controller.current?.abort();
    states.forEach((_, at) => dispatch({ at, action: { type: "stop" } }));
  };
  return { states, stop };
};
