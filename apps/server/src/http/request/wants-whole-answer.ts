/** The media types that an `Accept` header takes, without their parameters. A weight of zero refuses one. */
const acceptedIn = (header: string): Set<string> =>
  new Set(
    header
      .toLowerCase()
      .split(",")
      .filter((range) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(range))
      .map((range) => (range.split(";")[0] ?? "").trim()),
  );

/** Whether a caller asks for one JSON answer: it names JSON, and neither an event stream nor anything at all. */
export const wantsWholeAnswer = (accept: string | undefined): boolean => {
  const accepted = acceptedIn(accept ?? "");
  return accepted.has("application/json") && !accepted.has("text/event-stream") && !accepted.has("*/*");
};
