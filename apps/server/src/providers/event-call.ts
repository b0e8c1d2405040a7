import { createParser } from "eventsource-parser";
import type { Dispatcher } from "undici";
import type { Beat } from "../runtime/beat.ts";
import {
  failureOfBody,
  failureOfConnection,
  failureOfStatus,
  namesFields,
  ProviderFailure,
  unusable,
} from "./failure.ts";
import { PartQueue } from "./part-queue.ts";
import type { Part } from "./provider.ts";

/** Reads one answer in one provider's dialect. It keeps what it must remember between events. */
export interface Decoder {
  /** Hands on what one event says. Throws a `ProviderFailure` for an error frame or something that is no event. */
  read(data: string, event: string | undefined, parts: { push(part: Part): void }): void;
  /** True once the provider's own end marker was read. */
  readonly ended: boolean;
  /** True once the provider sent a thought beside its answer, or counted one. */
  readonly thought?: boolean;
}

export interface EventCall {
  url: URL;
  headers: Record<string, string>;
  body: unknown;
  decoder: Decoder;
  /** How a refusal of the body names its fields; the failure then says which of these it matches. */
  refusable?: readonly RegExp[];
}

export interface Transport {
  dispatcher: Dispatcher;
  now(): number;
  /** Time to the first byte of the answer's head, time between two pieces of its body, and time for the whole call. */
  firstByteTimeoutMs: number;
  idleTimeoutMs: number;
  callTimeoutMs: number;
  /** Both of the first two, where the model may think in silence. */
  thinkingTimeoutMs: number;
  beat: Beat | null;
}

/** One event's size, and what may wait unread, in UTF-16 units. */
const EVENT_MAX = 1_000_000;
const WAITING_MAX = 64_000;
/** How much of a refusal is read, in bytes. */
const REFUSAL_MAX = 16_000;

/**
 * Posts a call and gives the parts of its event stream. Bytes may be cut anywhere. An end of body without the end
 * marker is a failure. The reader's pace reaches the provider's socket; leaving or aborting cancels the call at once.
 */
export const partsOf = (
  transport: Transport,
  call: EventCall,
  signal: AbortSignal,
): AsyncGenerator<Part, void, undefined> => partsOfOnce(transport, { call }, signal);

// The prompt goes once it is sent: an open stream would keep it for as long as the answer takes.
const partsOfOnce = async function* (
  transport: Transport,
  once: { call: EventCall | null },
  signal: AbortSignal,
): AsyncGenerator<Part, void, undefined> {
  signal.throwIfAborted();
  const exchange = new Exchange(transport, once.call as EventCall);
  const leave = (): void => exchange.leave(signal.reason);
  signal.addEventListener("abort", leave, { once: true });
  const overdue = setTimeout(() => exchange.expire(), transport.callTimeoutMs);
  try {
    exchange.send(once.call as EventCall);
    once.call = null;
    for (;;) {
      const { done, value } = await exchange.queue.next();
      if (done === true) return;
      yield value;
    }
  } finally {
    clearTimeout(overdue);
    signal.removeEventListener("abort", leave);
    exchange.leave(new Error("the reader has left"));
  }
};

/** One request and its answer, as undici reports it. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly queue: PartQueue;
  readonly #transport: Transport;
  readonly #decoder: Decoder;
  readonly #utf8 = new TextDecoder();
  readonly #parser;
  #controller: Dispatcher.DispatchController | null = null;
  readonly #refusable: readonly RegExp[];
  #refusal: { status: number; text: string } | null = null;
  #left: Error | null = null;
  #bytes = 0;

  constructor(transport: Transport, { decoder, refusable }: EventCall) {
    this.#transport = transport;
    this.#refusable = refusable ?? [];
    this.#decoder = decoder;
    this.queue = new PartQueue({
      beat: transport.beat,
      textMax: WAITING_MAX,
      hold: (full) => (full ? this.#controller?.pause() : this.#controller?.resume()),
    });
    this.#parser = createParser({
      maxBufferSize: EVENT_MAX,
      onEvent: ({ data, event }) => {
        if (!this.queue.closed && !decoder.ended) decoder.read(data, event, this.queue);
      },
      onError: (error) => {
        if (error.type === "max-buffer-size-exceeded") throw unusable("an event of the provider's stream is too large");
      },
    });
  }

  send({ url, headers, body }: EventCall): void {
    this.#transport.dispatcher.dispatch(
      {
        origin: url.origin,
        path: url.pathname + url.search,
        method: "POST",
        headers: { accept: "text/event-stream", "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
        headersTimeout: this.#transport.firstByteTimeoutMs,
        bodyTimeout: this.#transport.idleTimeoutMs,
      },
      this,
    );
  }

  /** Cancels the call; after the end marker it only lets the connection finish. */
  leave(reason: unknown): void {
    if (this.#left !== null || (this.queue.closed && this.#decoder.ended)) return;
    this.#left = reason instanceof Error ? reason : new Error("the call was cancelled");
    this.queue.abandon(this.#left);
    this.#controller?.abort(this.#left);
  }

  expire(): void {
    this.#stop(new ProviderFailure("provider_timeout", "the provider's answer took too long", { again: false }));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#left !== null) controller.abort(this.#left);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    if (status < 200) return;
    if (namesFields(status) && this.#refusable.length > 0) {
      this.#refusal = { status, text: "" };
    } else if (status !== 200) {
      this.#stop(failureOfStatus(status, textOf(headers["retry-after"]), this.#transport.now()));
    } else if (!(textOf(headers["content-type"]) ?? "").toLowerCase().startsWith("text/event-stream")) {
      this.#stop(unusable("the provider answered 200 with something that is no event stream"));
    }
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.queue.closed) return;
    if (this.#refusal !== null) {
      this.#refusal.text += this.#utf8.decode(chunk, { stream: true });
      if (this.#bytes > REFUSAL_MAX) this.#stop(this.#refused(this.#refusal));
      return;
    }
    try {
      this.#parser.feed(this.#utf8.decode(chunk, { stream: true }));
      if (this.#decoder.ended) this.queue.finish();
      else this.queue.flush();
    } catch (error) {
      this.#stop(error instanceof ProviderFailure ? error : unusable("an event of the provider's stream is malformed"));
    }
  }

  onResponseEnd(): void {
    if (this.#refusal !== null) this.queue.fail(this.#refused(this.#refusal));
    else if (this.#decoder.ended) this.queue.finish();
    else this.queue.fail(unusable(`the provider's stream of ${this.#bytes} bytes ended without its end marker`));
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    // Of a call that was left or stopped the queue is closed already.
    this.queue.fail(failureOfConnection(error));
  }

  // Of the provider's words only which of our own fields they name is kept.
  #refused({ status, text }: { status: number; text: string }): ProviderFailure {
    return failureOfBody(
      status,
      this.#refusable.flatMap((pattern, place) => (pattern.test(text) ? [place] : [])),
    );
  }

  #stop(failure: ProviderFailure): void {
    if (this.queue.closed) return;
    this.#left = failure;
    this.queue.fail(failure);
    this.#controller?.abort(failure);
  }
}

type Headers = Record<string, string | string[] | undefined>;

const textOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;
