import { ServiceError } from "./errors.ts";

/** The cause of a stop: a fact that is not in the draft, or a protected passage that the model left out. */
export type Stopped =
  | { kind: "invented"; written: string; near: string | null }
  | { kind: "left-out"; missing: string };

const QUOTED_MAX = 60;
const TAIL = "Nothing was charged.";

// On one line and without quotation marks of its own, so that the sentence can be read back.
const quotable = (text: string): string => {
  const line = text.replace(/\s+/g, " ").replace(/["“”]/g, "'").trim();
  const cut = line.length <= QUOTED_MAX ? line : `${line.slice(0, QUOTED_MAX - 1).trimEnd()}…`;
  return cut.replace(/[\ud800-\udbff](?=…$)/, "");
};

/** The public sentence of `rewrite_stopped`. It quotes at most 60 characters; for the caller alone, never for a log. */
export const stoppedMessage = (stopped: Stopped): string => {
  if (stopped.kind === "left-out") return `Stopped: the model left out "${quotable(stopped.missing)}". ${TAIL}`;
  const written = quotable(stopped.written);
  return stopped.near === null
    ? `Stopped: the model wrote "${written}", which the draft does not say. ${TAIL}`
    : `Stopped: the model wrote "${written}"; the draft says "${quotable(stopped.near)}". ${TAIL}`;
};

const INVENTED =
  /^Stopped: the model wrote "([^"]*)"(?:, which the draft does not say|; the draft says "([^"]*)")\. Nothing was charged\.$/;
const LEFT_OUT = /^Stopped: the model left out "([^"]*)"\. Nothing was charged\.$/;

/** Reads such a sentence back, for the stream's `error` event, which has no code; null where it is another failure. */
export const parseStopped = (message: string): Stopped | null => {
  const invented = INVENTED.exec(message);
  if (invented !== null) return { kind: "invented", written: invented[1] as string, near: invented[2] ?? null };
  const leftOut = LEFT_OUT.exec(message);
  return leftOut === null ? null : { kind: "left-out", missing: leftOut[1] as string };
};

/** The failure behind an `error` event, which carries a sentence and no code. */
export const failureOfEvent = (message: string): ServiceError =>
  new ServiceError(parseStopped(message) === null ? "provider_error" : "rewrite_stopped", { message });
