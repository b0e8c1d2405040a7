import type { OpenStream, Streams } from "./streams.ts";

export interface OpenStreamsOptions {
  /** Silence after which `breathe` is called. */
  silenceMs: number;
  /** How often streams are looked at. */
  everyMs: number;
}

/**
 * Every stream that is under way. One timer serves all of them, so an open stream costs no timer of its own, and a
 * server that shuts down knows what it waits for.
 */
export class OpenStreams implements Streams {
  readonly #options: OpenStreamsOptions;
  readonly #streams = new Set<OpenStream>();
  #timer: NodeJS.Timeout | null = null;
  #emptied: (() => void)[] = [];

  constructor(options: OpenStreamsOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#streams.size;
  }

  add(stream: OpenStream): void {
    this.#streams.add(stream);
    this.#timer ??= setInterval(() => this.#look(), this.#options.everyMs);
  }

  remove(stream: OpenStream): void {
    if (!this.#streams.delete(stream) || this.#streams.size > 0) return;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    for (const emptied of this.#emptied.splice(0)) emptied();
  }

  empty(): Promise<void> {
    return this.#streams.size === 0 ? Promise.resolve() : new Promise((resolve) => this.#emptied.push(resolve));
  }

  #look(): void {
    const before = performance.now() - this.#options.silenceMs;
    for (const stream of this.#streams) if (stream.lastByteAt <= before) stream.breathe();
  }
}
