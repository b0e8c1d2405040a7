// The page's workers: the same files, in threads of Node.
import { join } from "node:path";
import { Worker as Thread } from "node:worker_threads";
import { buildSync } from "esbuild";
import { waiting } from "./waiting.ts";

const WORKER = `
  const { parentPort } = require("node:worker_threads");
  globalThis.postMessage = (data) => parentPort.postMessage(data);
  globalThis.addEventListener = (_, listener) => parentPort.on("message", (data) => listener({ data }));
  globalThis.self = globalThis;
`;

/** Threads that a page has let go of. They keep nothing between two messages. */
const idle = new Map<string, Thread[]>();

/** A worker's code as one script: a thread takes a second of processor time to load the same from a hundred modules. */
const scripts = new Map<string, string>();

const scriptOf = (file: string): string => {
  const known = scripts.get(file);
  if (known !== undefined) return known;
  const built = buildSync({ entryPoints: [file], bundle: true, format: "iife", target: "node24", write: false });
  const script = WORKER + (built.outputFiles[0]?.text ?? "");
  scripts.set(file, script);
  return script;
};

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
    // Vite names the file by its path on the server, from the root of the repository.
    this.#file = join(process.cwd(), new URL(url).pathname.replace(/^\/@fs/, ""));
    this.#thread = idle.get(this.#file)?.pop() ?? new Thread(scriptOf(this.#file), { eval: true });
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
