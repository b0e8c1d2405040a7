/** A stream that is under way, as the server sees it. */
export interface OpenStream {
  /** Milliseconds on the monotonic clock of the last byte sent, or of the start. */
  lastByteAt: number;
  /** Called when nothing was sent for a while: sends the head first, a heartbeat later. */
  breathe(): void;
}

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
export class OpenStreams {
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

  /** Resolves once no stream is open. */
  empty(): Promise<void> {
    return this.#streams.size === 0 ? Promise.resolve() : new Promise((resolve) => this.#emptied.push(resolve));
  }

  #look(): void {
    const before = performance.now() - this.#options.silenceMs;
    for (const stream of this.#streams) if (stream.lastByteAt <= before) stream.breathe();
  }
}
