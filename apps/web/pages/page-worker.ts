// The page's workers: the same files, in threads of Node.
import { basename, join, resolve } from "node:path";
import { Worker as Thread } from "node:worker_threads";
import { waiting } from "./waiting.ts";

/** Where their code lies, from the root of the repository. */
export const BUILT = resolve("node_modules/.cache/page-workers");

/** Threads that a page has let go of. They keep nothing between two messages. */
const idle = new Map<string, Thread[]>();

/** A worker of the page: the same file in a thread of Node. */
export class PageWorker extends EventTarget {
  /** Workers that nobody has let go of yet. */
  static open = 0;
  readonly #file: string;
  readonly #thread: Thread;
  readonly #asked: object[] = [];

  constructor(url: URL) {
    super();
    PageWorker.open += 1;
    this.#file = join(BUILT, `${basename(new URL(url).pathname, ".ts")}.cjs`);
    this.#thread = idle.get(this.#file)?.pop() ?? new Thread(this.#file);
    this.#thread.unref();
    this.#thread.on("message", (data) => {
      waiting.delete(this.#asked.shift() as object);
      this.dispatchEvent(new MessageEvent("message", { data }));
    });
  }

  postMessage(data: unknown): void {
    const question = {};
    this.#asked.push(question);
    waiting.add(question);
    this.#thread.postMessage(data);
  }

  terminate(): void {
    PageWorker.open -= 1;
    this.#thread.removeAllListeners("message");
    if (this.#asked.length === 0) idle.set(this.#file, [...(idle.get(this.#file) ?? []), this.#thread]);
    else void this.#thread.terminate();
    for (const question of this.#asked) waiting.delete(question);
  }
}
