import { failureOfEvent, splitNotes, type HumanizeEvent } from "@rewrite-service/contract";
import type { Decisions } from "@rewrite-service/review";
import type { Capture, Failure } from "../messages.ts";

export type Phase = "idle" | "waiting" | "streaming" | "done" | "stopped" | "lost" | "failed";

/** A rewrite, what it was made of, and what the person made of it. */
export interface Rewrite {
  /** The text that the result was made of, as it was sent. */
  source: string;
  /** Whether that text was notes; a later request for the same has to say so. */
  fromNotes: boolean;
  /** The exact streamed text. */
  raw: string;
  /** Whether it came to its end; only then it can be reviewed. */
  whole: boolean;
  decisions: Decisions;
}

/** The panel's state, except the choices in its fields. */
export interface PanelState extends Rewrite {
  capture: Capture | null;
  phase: Phase;
  /** The rewrite before this one, for when this one does not come. */
  before: Rewrite;
  /** The change that the person went to; null before that. */
  current: number | null;
  failure: Failure | null;
}

export type PanelAction =
  | { type: "captured"; capture: Capture }
  | { type: "recalled"; capture: Capture | null; rewrite: Rewrite }
  | { type: "start"; source: string; fromNotes: boolean }
  | { type: "event"; event: HumanizeEvent; requestId: string | null }
  | { type: "focus"; change: number }
  | { type: "decide"; decisions: Decisions; change: number }
  | { type: "stop" }
  | { type: "lost" }
  | { type: "failed"; failure: Failure };

const NO_REWRITE: Rewrite = { source: "", fromNotes: false, raw: "", whole: false, decisions: {} };

export const EMPTY: PanelState = {
  ...NO_REWRITE,
  capture: null,
  phase: "idle",
  before: NO_REWRITE,
  current: null,
  failure: null,
};

/** The part of the state that is about the rewrite. */
export const rewriteIn = ({ source, fromNotes, raw, whole, decisions }: Rewrite): Rewrite => ({
  source,
  fromNotes,
  raw,
  whole,
  decisions,
});

export const isRunning = ({ phase }: PanelState): boolean => phase === "waiting" || phase === "streaming";

/** Ends a rewrite early. One that brought nothing leaves the result before it. */
const ended = (state: PanelState, phase: "stopped" | "lost" | "failed", failure: Failure | null = null): PanelState =>
  isRunning(state) ? { ...state, ...(state.raw === "" ? state.before : {}), phase, failure } : state;

const onEvent = (state: PanelState, event: HumanizeEvent, requestId: string | null): PanelState => {
  if (!isRunning(state)) return state;
  switch (event.type) {
    case "delta":
      return { ...state, phase: "streaming", raw: state.raw + event.text };
    case "usage":
      return state;
    case "done":
      return { ...state, phase: "done", whole: true };
    case "error": {
      const { code, message } = failureOfEvent(event.message);
      return ended(state, "failed", { code, message, requestId, retryAfterS: null });
    }
  }
};

/** One step of the panel. What comes after the end of a rewrite changes nothing. */
export const panelReducer = (state: PanelState, action: PanelAction): PanelState => {
  switch (action.type) {
    case "captured":
      return isRunning(state) ? state : { ...EMPTY, capture: action.capture };
    case "recalled": {
      const { capture, rewrite } = action;
      return { ...EMPTY, ...rewrite, capture, phase: rewrite.raw === "" ? "idle" : rewrite.whole ? "done" : "stopped" };
    }
    case "start": {
      const { source, fromNotes } = action;
      const before = rewriteIn(state);
      return { ...state, ...NO_REWRITE, phase: "waiting", source, fromNotes, before, current: null, failure: null };
    }
    case "event":
      return onEvent(state, action.event, action.requestId);
    case "focus":
      return { ...state, current: action.change };
    case "decide":
      return { ...state, decisions: action.decisions, current: action.change };
    case "stop":
      return ended(state, "stopped");
    case "lost":
      return ended(state, "lost");
    case "failed":
      // The service refuses before the first word; after it, it is the connection that fails.
      return state.phase === "streaming" ? ended(state, "lost") : ended(state, "failed", action.failure);
  }
};

// The start of a line that may become `NOTES:`; it would flash in the text and go again.
const UNFINISHED_MARK = /\n\n?(?:N(?:O(?:T(?:E(?:S)?)?)?)?)?$/;

/** The rewrite and the notes as they are shown now. */
export const shownText = (state: PanelState): { text: string; notes: string | null } => {
  const { text, notes } = splitNotes(state.raw);
  return isRunning(state) && notes === null ? { text: text.replace(UNFINISHED_MARK, ""), notes } : { text, notes };
};
