import { EventDecoder, ServiceError, type HumanizeEvent } from "@rewrite-service/contract";

/** The service is never silent for 15 s, so three times that means that the connection is gone. */
const SILENCE_MAX_MS = 45_000;

/** One piece of the body, or a failure when nothing at all comes for too long. */
const nextPiece = (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceError("provider_timeout")), SILENCE_MAX_MS);
  });
  return Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer));
};

/**
 * Bytes of an event stream, cut anywhere, as events; ends after `done` or `error`. Throws a `ServiceError` when the
 * stream breaks off or holds something else. Leaving the loop cancels the body, and with it the provider's call.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<HumanizeEvent> {
  const reader = body.getReader();
  const text = new TextDecoder();
  const decoder = new EventDecoder();
  try {
    for (;;) {
      const { done, value } = await nextPiece(reader);
      if (done) throw new ServiceError("provider_error", { message: "The stream ended early." });
      for (const event of decoder.push(text.decode(value, { stream: true }))) {
        yield event;
        if (event.type === "done" || event.type === "error") return;
      }
    }
  } catch (error) {
    if (error instanceof ServiceError || (error instanceof Error && error.name === "AbortError")) throw error;
    throw new ServiceError("provider_error", { message: "The stream ended early.", cause: error });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
