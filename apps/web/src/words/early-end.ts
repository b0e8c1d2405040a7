import type { Stopped } from "@rewrite-service/contract";

const count = (n: number): string => `${n.toLocaleString("en")} ${n === 1 ? "word" : "words"}`;

const unsaid = (isNotes: boolean): string => `, which isn’t in your ${isNotes ? "notes" : "draft"}`;
const says = (isNotes: boolean): string => (isNotes ? "; your notes say" : "; your draft says");

const stopOf = (stopped: Stopped, isNotes: boolean, isOwn: boolean): string => {
  if (stopped.kind === "left-out") return `the model left out “${stopped.missing}”.`;
  const written = `“${stopped.written}”`;
  if (isOwn) return `your edit says ${written}${unsaid(isNotes)}. Add it there first.`;
  return `the model wrote ${written}${stopped.near === null ? unsaid(isNotes) : `${says(isNotes)} “${stopped.near}”`}.`;
};

const unchanged = "Your draft hasn’t changed.";

/** Every string of a rewrite that ended early. */
export const earlyEndWords = {
  stopped: "Stopped",
  stoppedHint: `This used a rewrite; trying again uses another. ${unchanged}`,
  stoppedSoonHint: "There’s no full sentence to keep. This used a rewrite; trying again uses another.",
  stoppedFreeHint: `${unchanged} This didn’t use a rewrite.`,
  /** As a part of the hints, too; left out where the draft did change since. */
  unchanged,
  lost: (words: number) => (words === 0 ? "Connection lost" : `Connection lost after ${count(words)}`),
  lostHint: `${unchanged} This may have used a rewrite, and trying again may use another.`,
  interrupted: (words: number) => (words === 0 ? "Rewrite interrupted" : `Rewrite interrupted after ${count(words)}`),
  interruptedHint: (words: number) =>
    words === 0
      ? "You reloaded or left the page before the first word arrived, so this didn’t use a rewrite."
      : `You reloaded or left the page. This used a rewrite; rewriting again uses another. ${unchanged}`,
  again: "Rewrite again",
  unreachable: "Can’t reach the server",
  unreachableHint: "Check your connection, then try again.",
  failed: "The rewrite failed",
  cut: (words: number) => `The rewrite failed after ${count(words)}`,
  /** Said of a text that came of the try before, and of what the gate stopped in that. */
  earlierTry: (stoppedAt: string | null) =>
    `The text above is from your previous attempt${stoppedAt === null ? "" : `, which stopped at “${stoppedAt}”`}.`,
  /** What went wrong before the first word, by its code. */
  failures: {
    internal: "The server ran into an error",
    provider_error: "The model returned an error",
    provider_timeout: "The model took too long to respond",
    provider_unavailable: "The model isn’t available right now",
    draining: "The server is restarting",
    rewrite_stopped: "The model wrote something that isn’t in your draft",
  } as Readonly<Record<string, string>>,
  // The first of its five groups finds it in the log.
  requestId: (id: string) => `Error reference: ${id.split("-")[0]}`,
  gate: {
    stopped: "Stopped:",
    lead: "the model wrote",
    says,
    unsaid,
    /** All of it in a line, of another version; `isOwn` where the writer's own edit says what the draft does not. */
    line: (stopped: Stopped, isNotes: boolean, isOwn: boolean) =>
      `Stopped: ${stopOf(stopped, isNotes, isOwn)} This didn’t use a rewrite.`,
    leftOut: (missing: readonly string[], isAsked: boolean) =>
      missing.length === 1
        ? `Missing: “${missing[0]}”`
        : `${missing.length} facts ${isAsked ? "or protected words " : ""}are missing`,
    asked: (missing: string, isAlways: boolean) =>
      isAlways ? `“${missing}” is one of your always-protected words.` : `You protected “${missing}”.`,
    release: (count: number, isAlways: boolean) => {
      const it = count === 1 ? "it" : "them";
      return isAlways ? `Take ${it} off the list` : `Stop protecting ${it}`;
    },
    /** Of words that the result has with other capitals. */
    capitals: (written: string) => `The result has “${written}”. Protected words keep their capitals.`,
    named: (missing: readonly string[], more: number) =>
      `${missing.join(", ")}${more === 0 ? "." : ` and ${more} more.`}`,
  },
  keep: "Keep the finished part",
  review: "Review it anyway",
  retry: "Try again",
  discard: "Discard",
  toLast: "Back to my previous result",
} as const;
