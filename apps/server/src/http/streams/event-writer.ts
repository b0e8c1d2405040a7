import type { ServerResponse } from "node:http";
import { encodeEvent, HEARTBEAT, type HumanizeEvent } from "@rewrite-service/contract";
import type { OpenStream } from "./streams.ts";

const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
};

/**
 * Writes events to one response. The head goes out with the first byte, with every header that the response will ever
 * have, because nothing after this writer can add one.
 */
export class EventWriter implements OpenStream {
  lastByteAt = performance.now();
  readonly #response: ServerResponse;
  readonly #headers: Record<string, string>;
  #buffer = "";
  #turn: NodeJS.Immediate | null = null;

  constructor(response: ServerResponse, headers: Record<string, string>) {
    this.#response = response;
    this.#headers = headers;
  }

  /** True once the status is on its way: failures are events from then on. */
  get begun(): boolean {
    return this.#response.headersSent;
  }

  /** The caller has left, or everything was sent. */
  get closed(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }

  /** The first event leaves at once, later ones with all that come in the same turn of the event loop. */
  write(event: HumanizeEvent): void {
    this.#buffer += encodeEvent(event);
    if (this.begun) {
      this.#turn ??= setImmediate(() => this.#flush());
      return;
    }
    this.#flush();
    // Node keeps it back until all that can go on has gone on: here the judgement of the whole text, and NOTES.
    this.#response.socket?.uncork();
  }

  /** Sends a comment, and the head before it where that is still to come. */
  breathe(): void {
    // A caller who does not read needs no sign of life, and would only let it pile up.
    if (this.#response.writableNeedDrain) return;
    this.#buffer += HEARTBEAT;
    this.#flush();
  }

  /** Resolves when the caller can take more, or has left. */
  room(): Promise<void> | null {
    const response = this.#response;
    if (!response.writableNeedDrain || this.closed) return null;
    return new Promise((resolve) => {
      const go = (): void => {
        response.off("drain", go);
        response.off("close", go);
        resolve();
      };
      response.on("drain", go);
      response.on("close", go);
    });
  }

  end(): void {
    this.#stopWaiting();
    const rest = this.#buffer;
    this.#buffer = "";
    if (this.closed) return;
    this.#begin();
    if (rest === "") this.#response.end();
    else this.#response.end(rest);
  }

  #flush(): void {
    this.#stopWaiting();
    const piece = this.#buffer;
    this.#buffer = "";
    if (piece === "" || this.closed) return;
    this.#begin();
    this.lastByteAt = performance.now();
    this.#response.write(piece);
  }

  #stopWaiting(): void {
    if (this.#turn !== null) clearImmediate(this.#turn);
    this.#turn = null;
  }

  #begin(): void {
    if (!this.begun) this.#response.writeHead(200, { ...this.#headers, ...STREAM_HEADERS });
  }
}
