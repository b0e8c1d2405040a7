// The page's workers: the same files, in threads of Node.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker as Thread } from "node:worker_threads";
import { waiting } from "./waiting.ts";

const WORKER = `
  const { parentPort, workerData } = require("node:worker_threads");
  globalThis.postMessage = (data) => parentPort.postMessage(data);
  globalThis.addEventListener = (_, listener) => parentPort.on("message", (data) => listener({ data }));
  globalThis.self = globalThis;
  import(workerData);
`;

/** Threads that a page has let go of. They keep nothing between two messages, and starting one takes a second. */
const idle = new Map<string, Thread[]>();

/** A worker of the page: the same file in a thread of Node. */
export class PageWorker extends EventTarget {
  readonly #file: string;
  readonly #thread: Thread;
  readonly #asked: object[] = [];

  constructor(url: URL) {
    super();
    // Vite names the file by its path on the server, from the root of the repository.
    this.#file = pathToFileURL(join(process.cwd(), new URL(url).pathname.replace(/^\/@fs/, ""))).href;
    this.#thread = idle.get(this.#file)?.pop() ?? new Thread(WORKER, { eval: true, workerData: this.#file });
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
    this.#thread.removeAllListeners("message");
    if (this.#asked.length === 0) idle.set(this.#file, [...(idle.get(this.#file) ?? []), this.#thread]);
    else void this.#thread.terminate();
    for (const question of this.#asked) waiting.delete(question);
  }
}
