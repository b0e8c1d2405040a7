/** A stream that is under way, as the server sees it. */
export interface OpenStream {
  /** Milliseconds on the monotonic clock of the last byte sent, or of the start. */
  lastByteAt: number;
  /** Called when nothing was sent for a while: sends the head first, a heartbeat later. */
  breathe(): void;
}

/** Every stream that is under way, for those who open one and for a server that shuts down. */
export interface Streams {
  readonly size: number;
  add(stream: OpenStream): void;
  remove(stream: OpenStream): void;
  /** Resolves once no stream is open. */
  empty(): Promise<void>;
}
