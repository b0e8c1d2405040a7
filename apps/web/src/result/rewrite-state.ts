import {
  failureOfEvent,
  splitNotes,
  type HumanizeEvent,
  type ServiceError,
  type UsageEvent,
} from "@rewrite-service/contract";

/** Why a rewrite failed; `requestId` finds it in the service's log. */
export interface RewriteFailure {
  code: string;
  message: string;
  requestId: string | null;
  retryAfterS: number | null;
  /** Whether this try had brought some text. */
  cut: boolean;
}

/** Where a rewrite stands. `raw` is what has streamed so far, exactly. */
export type RewriteState =
  | { phase: "idle" }
  | { phase: "waiting"; since: number }
  | { phase: "streaming"; raw: string }
  | { phase: "stopped"; raw: string }
  | { phase: "lost"; raw: string }
  /** The page was left while it ran, and is back. */
  | { phase: "interrupted"; raw: string }
  | { phase: "failed"; raw: string; failure: RewriteFailure }
  | { phase: "done"; raw: string; usage: UsageEvent | null };

export type RewriteAction =
  | { type: "start"; at: number }
  | { type: "event"; event: HumanizeEvent; requestId: string | null }
  | { type: "stop" }
  | { type: "drop" }
  | { type: "fail"; error: ServiceError }
  | { type: "clear" };

const rawOf = (state: RewriteState): string => ("raw" in state ? state.raw : "");

export const isRunning = ({ phase }: RewriteState): boolean => phase === "waiting" || phase === "streaming";

/**
 * Whatever the service itself answers has an id, and a failure to reach it has a cause: with neither, something in front of
 * it has answered, of which no more is known than that it was an error.
 */
const codeOf = ({ code, requestId, cause }: ServiceError): string =>
  requestId === undefined && cause === undefined && code.startsWith("provider_") ? "internal" : code;

const ENDED_EARLY: ReadonlySet<RewriteState["phase"]> = new Set(["stopped", "lost", "interrupted", "failed"]);

export const endedEarly = ({ phase }: RewriteState): boolean => ENDED_EARLY.has(phase);

/** One step of a rewrite on screen. Events that come after the end change nothing. */
export const rewriteReducer = (state: RewriteState, action: RewriteAction): RewriteState => {
  switch (action.type) {
    case "start":
      return { phase: "waiting", since: action.at };
    case "stop":
      return isRunning(state) ? { phase: "stopped", raw: rawOf(state) } : state;
    case "drop":
      return isRunning(state) ? { phase: "lost", raw: rawOf(state) } : state;
    case "fail": {
      const { message, requestId = null, retryAfterS = null } = action.error;
      const code = codeOf(action.error);
      return {
        phase: "failed",
        raw: rawOf(state),
        failure: { code, message, requestId, retryAfterS, cut: rawOf(state) !== "" },
      };
    }
    case "clear":
      return { phase: "idle" };
    case "event":
      return onEvent(state, action.event, action.requestId);
  }
};

const onEvent = (state: RewriteState, event: HumanizeEvent, requestId: string | null): RewriteState => {
  if (!isRunning(state) && state.phase !== "done") return state;
  switch (event.type) {
    case "delta":
      return { phase: "streaming", raw: rawOf(state) + event.text };
    case "usage":
      return { phase: "done", raw: rawOf(state), usage: event };
    case "done":
      return state.phase === "done" ? state : { phase: "done", raw: rawOf(state), usage: null };
    case "error": {
      const { code, message } = failureOfEvent(event.message);
      const failure = { code, message, requestId, retryAfterS: null, cut: rawOf(state) !== "" };
      return { phase: "failed", raw: rawOf(state), failure };
    }
  }
};

const MARK = "\n\nNOTES:";

// The start of a `NOTES:` line that may still become one; it would flash in the text and go again.
const unfinishedMark = (text: string): number => {
  for (let length = Math.min(MARK.length - 1, text.length); length > 0; length -= 1)
    if (text.endsWith(MARK.slice(0, length))) return length;
  return "NOTES:".startsWith(text) ? text.length : 0;
};

/** The rewrite and the notes that are on screen now. While text still streams, a `NOTES:` line already counts as notes. */
export const shownText = (state: RewriteState): { text: string; notes: string | null } => {
  const { text, notes } = splitNotes(rawOf(state));
  if (notes !== null || !isRunning(state)) return { text, notes };
  return { text: text.slice(0, text.length - unfinishedMark(text)), notes };
};
