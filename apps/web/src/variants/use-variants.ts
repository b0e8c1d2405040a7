import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import type { HumanizeRequest, Service } from "@rewrite-service/contract";
import { readLeft, readLeftSoon } from "../api/site.ts";
import { playRewrite } from "../result/play-rewrite.ts";
import {
  endedEarly,
  rewriteReducer,
  shownText,
  type RewriteAction,
  type RewriteState,
} from "../result/rewrite-state.ts";

const VARIANTS_MAX = 3;

const reducer = (states: readonly RewriteState[], { at, action }: { at: number; action: RewriteAction }) => [
  ...states.slice(0, at),
  rewriteReducer(states[at] ?? { phase: "idle" }, action),
  ...states.slice(at + 1),
];

interface Ask {
  at: number;
  request: HumanizeRequest;
  /** Every version so far. */
  seen: readonly string[];
}

/** What to ask for another text than the last; null where the model repeats itself, or there are enough. */
const nextOf = ({ at, request, seen }: Ask, state: RewriteState): Ask | null => {
  const { text } = shownText(state);
  const isNew = state.phase === "done" && text !== "" && !seen.includes(text.trim());
  if (!isNew || at + 1 === VARIANTS_MAX) return null;
  return { at: at + 1, request: { ...request, previousRewrite: text }, seen: [...seen, text.trim()] };
};

const USED_UP: ReadonlySet<string> = new Set(["quota_exhausted", "anonymous_allowance_used"]);

const isWorthAgain = (state: RewriteState | undefined): boolean =>
  state !== undefined && endedEarly(state) && !(state.phase === "failed" && USED_UP.has(state.failure.code));

/** Asks for a variant, and for each further one when told to: every one is a rewrite of its own. */
export const useVariants = (service: Service, first: HumanizeRequest) => {
  const [states, dispatch] = useReducer(reducer, [{ phase: "idle" }]);
  const [next, setNext] = useState<Ask | null>(null);
  const last = useRef<Ask | null>(null);
  const controller = useRef<AbortController | null>(null);
  const queries = useQueryClient();
  const ask = async (asked: Ask): Promise<void> => {
    const own = new AbortController();
    controller.current = own;
    last.current = asked;
    setNext(null);
    let state: RewriteState = { phase: "idle" };
    await playRewrite(service, asked.request, own.signal, (action) => {
      if (own.signal.aborted) return;
      state = rewriteReducer(state, action);
      dispatch({ at: asked.at, action });
    });
    if (own.signal.aborted) readLeftSoon(queries);
    else readLeft(queries);
    if (!own.signal.aborted) setNext(nextOf(asked, state));
  };
  useEffect(() => {
    void ask({ at: 0, request: first, seen: [(first.previousRewrite ?? "").trim()] });
    return () => controller.current?.abort();
  }, [service, first, queries]);
  const stop = (): void => {
    controller.current?.abort();
    dispatch({ at: states.length - 1, action: { type: "stop" } });
  };
  const again = last.current;
  return {
    states,
    stop,
    more: next === null ? null : () => void ask(next),
    /** Asks once more for the version that ended early. */
    retry: again !== null && isWorthAgain(states.at(-1)) ? () => void ask(again) : null,
  };
};
