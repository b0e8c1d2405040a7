// The messages between page, worker, panel and options.
import type {
  HumanizeEvent,
  HumanizeRequest,
  UsageReport,
  VerifyReport,
  VerifyRequest,
  VoiceEntry,
} from "@rewrite-service/contract";

/** Why a captured text can only be copied, or why there is none. */
export type Hindrance =
  /** The text is no field's: it can be rewritten and copied. */
  | "page-text"
  /** The field cannot be written to. */
  | "read-only"
  /** The field is in a frame of another site, which this extension was not let into. */
  | "other-site"
  /** The editor draws its text itself, and gives no script a way to change it. */
  | "canvas"
  /** Only a part of the text is in the document. */
  | "partly-drawn"
  /** A password, a card or a one-time code; nothing was read. */
  | "sensitive"
  /** Neither a field nor a selection. */
  | "nothing"
  /** A page that Chrome keeps extensions out of. */
  | "closed-page"
  /** The person paused the extension here, or everywhere. */
  | "paused";

/** The text that a content script found in its frame. */
export interface Found {
  /** Names this capture towards the content script; null where nothing can be written back. */
  captureId: string | null;
  /** The text as the writer sees it; empty where nothing was read. */
  text: string;
  hindrance: Hindrance | null;
}

/** What was found in a tab. It stays in the browser until the person asks for a rewrite. */
export interface Capture extends Found {
  windowId: number;
  tabId: number;
  /** The very document, so that nothing is ever written into another page of the same tab. */
  documentId: string | null;
  /** Origin of the page; empty where Chrome does not say. */
  site: string;
  atMs: number;
}

/** How writing a text into a page ended. */
export type Outcome =
  | "written"
  /** The captured text has changed; nothing was written. */
  | "changed"
  /** The editor takes a text there only while the page has the focus; nothing was written. */
  | "unfocused"
  /** The field is not in the page any more. */
  | "gone"
  /** The field does not accept the text and is unchanged. */
  | "refused"
  /** The field takes fewer characters; nothing was written. */
  | "too-long"
  /** The field changed the text, and the old text could not be restored. */
  | "altered";

export type ToContent =
  | { type: "capture" }
  /** With `whenFocused` it waits until the person clicks into the page. */
  | {
      type: "write";
      captureId: string;
      text: string;
      place: "instead" | "below";
      anyway: boolean;
      whenFocused: boolean;
    }
  | { type: "undo"; captureId: string };

export type ToWorker = { type: "start" } | { type: "usage" } | { type: "voices" } | { type: "apply-sites" };

/** Answers of the worker: a failure is a sentence for people, with the code of the service's table. */
export interface Failure {
  code: string;
  message: string;
  requestId: string | null;
  retryAfterS: number | null;
}
export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export interface WorkerAnswers {
  start: null;
  usage: UsageReport;
  voices: VoiceEntry[];
  "apply-sites": null;
}

/** The port of one rewrite. Closing it stops the rewrite; a ping keeps the worker awake. */
export const REWRITE_PORT = "rewrite";
export type ToRewrite = { type: "start"; request: HumanizeRequest } | { type: "ping" };
export type FromRewrite = { type: "event"; event: HumanizeEvent; requestId: string | null } | FailedMessage;

/** The port of one check of meaning. Closing it ends the check. */
export const VERIFY_PORT = "verify";
export type ToVerify = { type: "start"; request: VerifyRequest } | { type: "ping" };
export type FromVerify = { type: "report"; report: VerifyReport } | FailedMessage;

/** The port of one sign-in. Closing it ends the waiting. */
export const SIGN_IN_PORT = "sign-in";
export type ToSignIn = { type: "start" } | { type: "ping" };
export type FromSignIn = { type: "code"; userCode: string; address: string } | { type: "signed-in" } | FailedMessage;

export interface FailedMessage {
  type: "failed";
  failure: Failure;
}

/** Chrome lets a worker sleep after 30 s without a message. */
export const PING_MS = 20_000;
