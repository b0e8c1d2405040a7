import { failureOfEvent, splitNotes, type HumanizeEvent } from "@rewrite-service/contract";
import type { Capture, Failure } from "../messages.ts";

export type Phase = "idle" | "waiting" | "streaming" | "done" | "stopped" | "lost" | "failed";

/** The panel's state, except the choices in its fields. */
export interface PanelState {
  capture: Capture | null;
  phase: Phase;
  /** The text that the result was made of, as it was sent. */
  source: string;
  /** Whether that text was notes; a later request for the same has to say so. */
  fromNotes: boolean;
  /** The exact streamed text. */
  raw: string;
  /** The result before this one, for when this one does not come. */
  before: string;
  failure: Failure | null;
}

export type PanelAction =
  | { type: "captured"; capture: Capture }
  | { type: "recalled"; capture: Capture | null; source: string; fromNotes: boolean; raw: string }
  | { type: "start"; source: string; fromNotes: boolean }
  | { type: "event"; event: HumanizeEvent; requestId: string | null }
  | { type: "stop" }
  | { type: "lost" }
  | { type: "failed"; failure: Failure };

export const EMPTY: PanelState = {
  capture: null,
  phase: "idle",
  source: "",
  fromNotes: false,
  raw: "",
  before: "",
  failure: null,
};

export const isRunning = ({ phase }: PanelState): boolean => phase === "waiting" || phase === "streaming";

/** Ends a rewrite early. One that brought nothing leaves the result before it. */
const ended = (state: PanelState, phase: "stopped" | "lost" | "failed", failure: Failure | null = null): PanelState =>
  isRunning(state) ? { ...state, phase, failure, raw: state.raw === "" ? state.before : state.raw } : state;

const onEvent = (state: PanelState, event: HumanizeEvent, requestId: string | null): PanelState => {
  if (!isRunning(state)) return state;
  switch (event.type) {
    case "delta":
      return { ...state, phase: "streaming", raw: state.raw + event.text };
    case "usage":
      return state;
    case "done":
      return { ...state, phase: "done" };
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
      const { capture, source, fromNotes, raw } = action;
      return { ...EMPTY, capture, source, fromNotes, raw, phase: raw === "" ? "idle" : "stopped" };
    }
    case "start": {
      const { source, fromNotes } = action;
      return { ...state, phase: "waiting", source, fromNotes, raw: "", before: state.raw, failure: null };
    }
    case "event":
      return onEvent(state, action.event, action.requestId);
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
