import type { ServerResponse } from "node:http";
import type { HumanizeEvent } from "@rewrite-service/contract";
import { EventWriter } from "./event-writer.ts";
import { failureEvent } from "./failure-event.ts";
import type { Streams } from "./streams.ts";

/** How a stream ended: whole, with an error event, or because the caller left. */
export type StreamEnd = { how: "done" | "failed" | "left"; error: unknown; firstDeltaMs: number | null };

export interface StreamOptions {
  response: ServerResponse;
  /** Every header of the response besides those of an event stream. */
  headers: Record<string, string>;
  streams: Pick<Streams, "add" | "remove">;
}

/**
 * Plays the events of a rewrite to a response and says how it ended. `open` is given the signal that aborts when the
 * caller leaves. Events are pulled only as fast as the caller takes them.
 *
 * @throws a ServiceError for a failure before the status was sent, so that it can still become a status.
 */
export const streamEvents = async (
  open: (signal: AbortSignal) => AsyncIterable<HumanizeEvent>,
  { response, headers, streams }: StreamOptions,
): Promise<StreamEnd> => {
  const started = performance.now();
  const leaving = new AbortController();
  const writer = new EventWriter(response, headers);
  let firstDeltaMs: number | null = null;
  const left = (): StreamEnd => ({ how: "left", error: null, firstDeltaMs });
  const onClose = (): void => {
    if (!response.writableFinished) leaving.abort(new Error("the caller has left"));
  };
  response.on("close", onClose);
  if (response.destroyed) onClose();
  streams.add(writer);
  try {
    for await (const event of open(leaving.signal)) {
      if (writer.closed) return left();
      if (event.type === "delta") firstDeltaMs ??= performance.now() - started;
      writer.write(event);
      await writer.room();
      if (writer.closed) return left();
    }
    writer.end();
    return { how: "done", error: null, firstDeltaMs };
  } catch (error) {
    if (writer.closed || leaving.signal.aborted) return left();
    writer.write(failureEvent(error, writer.begun));
    writer.end();
    return { how: "failed", error, firstDeltaMs };
  } finally {
    streams.remove(writer);
    response.off("close", onClose);
  }
};
