import type { Beat } from "../runtime/beat.ts";
import type { Part } from "./provider.ts";

export interface PartQueueOptions {
  /** Text that arrives before the first beat after a delivery leaves as one part; null delivers each piece as it comes. */
  beat: Beat | null;
  /** Asks the sender to stop while more than `textMax` characters wait, and to go on once they are taken. */
  hold(full: boolean): void;
  textMax: number;
}

/**
 * Between a socket that pushes and a reader that pulls. All text of one read is one part: the first is handed over at
 * once, later ones are joined until the next beat, and the end or a failure is never held back. A failure comes after
 * the text that preceded it.
 */
export class PartQueue implements AsyncIterator<Part, undefined> {
  readonly #options: PartQueueOptions;
  #text = "";
  #usage: Part | null = null;
  #end: { error: unknown } | null = null;
  #waiting: { resolve(result: IteratorResult<Part, undefined>): void; reject(error: unknown): void } | null = null;
  /** Between a delivery and the beat after it. */
  #rests = false;
  readonly #rested = (): void => {
    this.#rests = false;
    this.flush();
  };
  #full = false;

  constructor(options: PartQueueOptions) {
    this.#options = options;
  }

  /** True once the end or a failure was given; what comes later is ignored. */
  get closed(): boolean {
    return this.#end !== null;
  }

  push(part: Part): void {
    if (this.closed) return;
    if (part.type === "text") this.#text += part.text;
    else this.#usage = this.#usage === null ? part : { ...this.#usage, ...part };
    if (!this.#full && this.#text.length > this.#options.textMax) {
      this.#full = true;
      this.#options.hold(true);
    }
  }

  finish(): void {
    this.#close(null);
  }

  fail(error: unknown): void {
    this.#close({ error });
  }

  /** Drops what waits and ends with this error at once: the reader has left. */
  abandon(error: unknown): void {
    this.#text = "";
    this.#usage = null;
    this.#end = { error };
    this.flush();
  }

  next(): Promise<IteratorResult<Part, undefined>> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.flush();
    });
  }

  #close(failure: { error: unknown } | null): void {
    if (this.closed) return;
    this.#end = failure ?? { error: null };
    this.flush();
  }

  /** Hands over what one read has brought, where the reader waits for it. */
  flush(): void {
    const waiting = this.#waiting;
    if (waiting === null) return;
    if (this.#text !== "") {
      if (this.#rests && !this.closed) return;
      this.#settle(() => waiting.resolve({ done: false, value: this.#takeText() }));
    } else if (this.#end !== null) {
      const { error } = this.#end;
      const usage = this.#usage;
      this.#usage = null;
      if (error !== null) this.#settle(() => waiting.reject(error));
      else if (usage !== null) this.#settle(() => waiting.resolve({ done: false, value: usage }));
      else this.#settle(() => waiting.resolve({ done: true, value: undefined }));
    }
  }

  #settle(answer: () => void): void {
    this.#waiting = null;
    answer();
  }

  #takeText(): Part {
    const text = this.#text;
    this.#text = "";
    if (!this.#rests && this.#options.beat !== null) {
      this.#rests = true;
      this.#options.beat.next(this.#rested);
    }
    if (this.#full) {
      this.#full = false;
      this.#options.hold(false);
    }
    return { type: "text", text };
  }
}
