import { failureOfEvent, splitNotes, type HumanizeEvent } from "@rewrite-service/contract";
import type { Decisions } from "@rewrite-service/review";
import type { RegisterId } from "@rewrite-service/text";
import type { Capture, Failure } from "../messages.ts";
import type { Meaning } from "./meaning.ts";
import type { TellsAnswer } from "./tells.ts";

export type Phase = "idle" | "waiting" | "streaming" | "done" | "stopped" | "lost" | "failed";

/** A rewrite, what it was made of, and what the person made of it. */
export interface Rewrite {
  /** The text that the result was made of, as it was sent. */
  source: string;
  /** Whether that text was notes; a later request for the same has to say so. */
  fromNotes: boolean;
  register: RegisterId;
  /** The exact streamed text. */
  raw: string;
  /** Whether it came to its end; only then it can be reviewed. */
  whole: boolean;
  decisions: Decisions;
  /** What a model was asked about it last; null where none was. */
  meaning: Meaning | null;
}

/** The panel's state, except the choices in its fields. */
export interface PanelState extends Rewrite {
  capture: Capture | null;
  phase: Phase;
  /** The rewrite before this one, for when this one does not come. */
  before: Rewrite;
  /** The change that the person went to; null before that. */
  current: number | null;
  /** Whether the person puts that change into words of their own. */
  editing: boolean;
  /** The tells of the texts under review; null before they are checked. */
  told: TellsAnswer | null;
  failure: Failure | null;
}

/** What the person does at a change: goes to it, begins to edit it, or decides; then `change` is the next one. */
type OnChange = { type: "focus" | "edit"; change: number } | { type: "decide"; decisions: Decisions; change: number };

export type PanelAction =
  | { type: "captured"; capture: Capture }
  | { type: "recalled"; capture: Capture | null; rewrite: Rewrite }
  | { type: "start"; source: string; fromNotes: boolean; register: RegisterId }
  | { type: "event"; event: HumanizeEvent; requestId: string | null }
  | OnChange
  /** What a check said of the text that it read. */
  | { type: "learned"; learned: { told: TellsAnswer } | { meaning: Meaning | null } }
  | { type: "stop" }
  | { type: "lost" }
  | { type: "failed"; failure: Failure };

const NO_REWRITE: Rewrite = {
  source: "",
  fromNotes: false,
  register: "email",
  raw: "",
  whole: false,
  decisions: {},
  meaning: null,
};

export const EMPTY: PanelState = {
  ...NO_REWRITE,
  capture: null,
  phase: "idle",
  before: NO_REWRITE,
  current: null,
  editing: false,
  told: null,
  failure: null,
};

/** The part of the state that is about the rewrite. */
export const rewriteIn = ({ source, fromNotes, register, raw, whole, decisions, meaning }: Rewrite): Rewrite => ({
  source,
  fromNotes,
  register,
  raw,
  whole,
  decisions,
  // A check that nobody waits for any more brings nothing.
  meaning: meaning?.state.phase === "checking" ? null : meaning,
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

const onChange = (state: PanelState, action: OnChange): PanelState => ({
  ...state,
  decisions: action.type === "decide" ? action.decisions : state.decisions,
  current: action.change,
  editing: action.type === "edit",
});

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
      const { source, fromNotes, register } = action;
      const { capture } = state;
      return { ...EMPTY, capture, phase: "waiting", source, fromNotes, register, before: rewriteIn(state) };
    }
    case "event":
      return onEvent(state, action.event, action.requestId);
    case "focus":
    case "edit":
    case "decide":
      return onChange(state, action);
    case "learned":
      return { ...state, ...action.learned };
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
