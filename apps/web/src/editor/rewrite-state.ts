import { splitNotes, type HumanizeEvent, type ServiceError } from "@rewrite-service/contract";
import type { UsageEvent } from "@rewrite-service/contract";

/** Where a rewrite stands. `text` is what has streamed so far, exactly. */
export type RewriteState =
  | { phase: "idle" }
  | { phase: "waiting"; since: number }
  | { phase: "streaming"; raw: string }
  | { phase: "stopped"; raw: string }
  | { phase: "lost"; raw: string }
  | { phase: "failed"; raw: string; code: string; message: string }
  | { phase: "done"; raw: string; usage: UsageEvent | null };

export type RewriteAction =
  | { type: "start"; at: number }
  | { type: "event"; event: HumanizeEvent }
  | { type: "stop" }
  | { type: "drop" }
  | { type: "fail"; error: ServiceError }
  | { type: "clear" };

const rawOf = (state: RewriteState): string => ("raw" in state ? state.raw : "");

/** One step of a rewrite on screen. Events that come after the end change nothing. */
export const rewriteReducer = (state: RewriteState, action: RewriteAction): RewriteState => {
  switch (action.type) {
    case "start":
      return { phase: "waiting", since: action.at };
    case "stop":
      return state.phase === "waiting" || state.phase === "streaming" ? { phase: "stopped", raw: rawOf(state) } : state;
    case "drop":
      return state.phase === "waiting" || state.phase === "streaming" ? { phase: "lost", raw: rawOf(state) } : state;
    case "fail":
      return { phase: "failed", raw: rawOf(state), code: action.error.code, message: action.error.message };
    case "clear":
      return { phase: "idle" };
    case "event":
      return onEvent(state, action.event);
  }
};

const onEvent = (state: RewriteState, event: HumanizeEvent): RewriteState => {
  const running = state.phase === "waiting" || state.phase === "streaming" || state.phase === "done";
  if (!running) return state;
  switch (event.type) {
    case "delta":
      return { phase: "streaming", raw: rawOf(state) + event.text };
    case "usage":
      return { phase: "done", raw: rawOf(state), usage: event };
    case "done":
      return state.phase === "done" ? state : { phase: "done", raw: rawOf(state), usage: null };
    case "error":
      return { phase: "failed", raw: rawOf(state), code: "provider_error", message: event.message };
  }
};

/** The rewrite and the notes that are on screen now. While text still streams, a `NOTES:` line already counts as notes. */
export const shownText = (state: RewriteState): { text: string; notes: string | null } => splitNotes(rawOf(state));
