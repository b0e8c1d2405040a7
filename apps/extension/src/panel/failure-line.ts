import type { Failure } from "../messages.ts";
import { panelWords } from "../words/panel.ts";

/** A failure as people read it: what happened, when to try again, and the id that the server's log has. */
export const failureLine = ({ message, requestId, retryAfterS }: Failure): string =>
  [
    message,
    ...(retryAfterS === null ? [] : [panelWords.retryAfter(retryAfterS)]),
    ...(requestId === null ? [] : [panelWords.request(requestId)]),
  ].join(" ");
