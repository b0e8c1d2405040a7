import type { ServerResponse } from "node:http";
import type { Streams } from "./streams.ts";

/** The status that proxies log when a caller did not wait; nobody reads the answer. */
const CALLER_LEFT = 499;

export interface Wait {
  /** Null where the request did not come over a socket. */
  response: ServerResponse | null;
  streams: Pick<Streams, "add" | "remove">;
}

/**
 * Runs work whose answer is sent in one piece. The signal aborts when the caller leaves, and a server that shuts down
 * waits for the work as for a stream.
 */
export const whileCallerWaits = async (
  { response, streams }: Wait,
  work: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> => {
  const leaving = new AbortController();
  const onClose = (): void => leaving.abort(new Error("the caller has left"));
  response?.on("close", onClose);
  if (response?.destroyed) onClose();
  const waiting = { lastByteAt: Number.POSITIVE_INFINITY, breathe: () => undefined };
  streams.add(waiting);
  try {
    return await work(leaving.signal);
  } catch (error) {
    if (leaving.signal.aborted) return new Response(null, { status: CALLER_LEFT });
    throw error;
  } finally {
    streams.remove(waiting);
    response?.off("close", onClose);
  }
};
