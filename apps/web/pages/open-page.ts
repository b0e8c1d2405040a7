// Opens the whole app at an address in a document without a browser, against a server on loopback that answers as the
// test says. What only a real browser does (layout, focus rings, downloads) belongs in e2e/.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import "fake-indexeddb/auto";
import { EditorView } from "@codemirror/view";
import { createRoot } from "react-dom/client";
import { Worker as Thread } from "node:worker_threads";
import { expect, vi } from "vitest";
import type { ErrorCode, SiteReport, UsageReport } from "@rewrite-service/contract";
import { encodeEvent, ERRORS, type FundingSource } from "@rewrite-service/contract";
import { loadApp } from "../src/app.tsx";
import { openService } from "../src/api/service.ts";

/** When every page is opened. */
export const NOW = Date.parse("2026-11-22T12:00:00Z");

export const site: SiteReport = {
  signUp: "open",
  providers: ["github"],
  mail: true,
  billing: true,
  anonymous: true,
  withoutAccount: { allowance: 3, textCharacters: 2_000 },
  model: { provider: "builtin", standard: "builtin", fast: "builtin" },
  account: null,
};

export const signedIn: SiteReport = {
  ...site,
  account: { email: "ana@example.org", plan: "pro", admin: false, templates: true },
};

export const usage: UsageReport = {
  email: "ana@example.org",
  plan: "pro",
  allowance: { used: 9, limit: 40, periodStart: "2026-11-22T00:00:00Z", periodEnd: "2026-11-23T00:00:00Z" },
  credits: { balance: 12 },
  tiers: ["standard", "fast"],
  limits: { textCharacters: 20_000, streams: 2, perMinute: 20 },
  recent: [],
  byKey: [],
};

export interface Failing {
  failing: ErrorCode;
  message?: string;
  retryAfterS?: number;
}

/** A rewrite: pieces of text, waits between them, and how it ends (well, unless it says otherwise). */
export interface Played {
  says: readonly (string | Promise<unknown>)[];
  ends?: "cut" | { error: string };
  paidBy?: FundingSource;
}

const REQUEST_ID = "0f1e2d3c";

/** What the server answers with by method and path: a value, a failure, or what it makes of the body. */
export type Answers = Record<string, unknown>;

export interface Page {
  /** Every request that changes something, as `POST /path {"body":1}`, in order. */
  changes: string[];
  /** Every request. */
  requests: string[];
  answers: Answers;
  text: () => string;
  /** The main part of the page, or another, as HTML, less what React numbers by itself. */
  html: (selector?: string) => string;
  /** The same, once nothing is asked for any more and nothing changes. */
  settled: (selector?: string) => Promise<string>;
  button: (name: string) => HTMLButtonElement;
  field: (label: string) => HTMLInputElement;
  press: (name: string) => void;
  type: (label: string, value: string) => void;
  submit: () => void;
  /** Waits until the page says it. */
  says: (text: string | RegExp) => Promise<void>;
  path: () => string;
  /** The draft's editor, once it has taken over from the textarea. */
  editor: () => Promise<EditorView>;
  /** Presses a key where the focus is, or on an element. */
  key: (key: string, modifiers?: KeyboardEventInit, on?: Element | null) => void;
  close: () => Promise<void>;
}

const play = async (response: ServerResponse, { says, ends, paidBy = "anonymous" }: Played): Promise<void> => {
  response.writeHead(200, { "content-type": "text/event-stream", "x-request-id": REQUEST_ID });
  response.flushHeaders();
  for (const piece of says) {
    if (typeof piece === "string") response.write(encodeEvent({ type: "delta", text: piece }));
    else await piece;
  }
  if (ends === "cut") response.destroy();
  else if (ends !== undefined) response.end(encodeEvent({ type: "error", message: ends.error }));
  else {
    const used = { inputTokens: 1, outputTokens: 1, requests: 1, creditsUsed: 0, creditBalance: 0 };
    const event = { type: "usage", plan: "free", modelTier: "standard", fundingSource: paidBy, ...used } as const;
    response.end(encodeEvent(event) + encodeEvent({ type: "done" }));
  }
};

const send = (response: ServerResponse, answer: unknown): void => {
  const failing = typeof answer === "object" && answer !== null && "failing" in answer ? (answer as Failing) : null;
  const status = failing === null ? (answer === undefined ? 204 : 200) : ERRORS[failing.failing][0];
  const retryAfter = failing?.retryAfterS === undefined ? {} : { "retry-after": String(failing.retryAfterS) };
  response.writeHead(status, { "content-type": "application/json", "x-request-id": REQUEST_ID, ...retryAfter });
  if (failing === null) response.end(answer === undefined ? "" : JSON.stringify(answer));
  else {
    const message = failing.message ?? ERRORS[failing.failing][1];
    response.end(JSON.stringify({ error: { code: failing.failing, message }, requestId: REQUEST_ID }));
  }
};

const serve = async (page: Pick<Page, "changes" | "requests" | "answers">) => {
  const server = createServer((request, response) => {
    let body = "";
    if (!request.url?.endsWith("/humanize")) {
      waiting.add(response);
      response.on("close", () => waiting.delete(response));
    }
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const line = `${request.method} ${request.url}`;
      const said = body === "" ? line : `${line} ${body}`;
      page.requests.push(line);
      if (request.method !== "GET") page.changes.push(said);
      const answer = page.answers[line] ?? page.answers[line.replace(/\?.*/, "")];
      const given =
        typeof answer === "function"
          ? (answer as (body: unknown) => unknown)(body === "" ? null : JSON.parse(body))
          : answer;
      if (typeof given === "object" && given !== null && "says" in given) void play(response, given as Played);
      else if (given === undefined && !(line in page.answers)) send(response, { failing: "not_found" });
      else send(response, given);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const WORKER = `
  const { parentPort, workerData } = require("node:worker_threads");
  globalThis.postMessage = (data) => parentPort.postMessage(data);
  globalThis.addEventListener = (_, listener) => parentPort.on("message", (data) => listener({ data }));
  globalThis.self = globalThis;
  import(workerData);
`;

/** What the page waits for: requests, and questions to its workers. */
const waiting = new Set<object>();
/** Threads that a page has let go of. They keep nothing between two messages, and starting one takes a second. */
const idle = new Map<string, Thread[]>();

/** A worker of the page: the same file in a thread of Node. */
class PageWorker extends EventTarget {
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

const nameOf = (element: Element): string => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();

const STILL_MS = 30;
const STILL_TIMES = 6;

const html = (selector = "main"): string =>
  (document.querySelector(selector)?.outerHTML ?? "")
    .replaceAll(/_r_[0-9a-z]+_/g, "_id_")
    .replaceAll(/(<(?!\/|span|a |b|code|strong|mark|ins|del|q|option|line|rect|text|title)[^>]*>)/g, "\n$1");

const only = <Found extends Element>(found: Found[], what: string): Found => {
  if (found.length !== 1) throw new Error(`${found.length} of ${what} in:\n${document.body.textContent}`);
  return found[0] as Found;
};

/** React follows what is set behind its back only through the element's own setter. */
const setValue = (element: HTMLElement, value: string): void => {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value");
  own?.set?.call(element, value);
  element.dispatchEvent(new Event("input", { bubbles: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
};

/** Forgets what pages before have kept on this device. */
export const forget = async (): Promise<void> => {
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name as string);
};

export const openPage = async (path: string, answers: Answers = {}): Promise<Page> => {
  const known = { changes: [] as string[], requests: [] as string[], answers: { "GET /api/site": site, ...answers } };
  const { server, url } = await serve(known);
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  vi.stubGlobal("Worker", PageWorker);
  HTMLElement.prototype.hidePopover ??= () => undefined;
  // A browser reports a changed selection later, never in the middle of the change, where an editor cannot take it.
  document.dispatchEvent = (event) =>
    event.type === "selectionchange" || Document.prototype.dispatchEvent.call(document, event);
  // The page is of the server's origin, as in a browser.
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${url}${path}`);
  const place = document.body.appendChild(document.createElement("div"));
  const app = await loadApp({
    service: openService(url),
    typed: () => ({ text: "", start: 0, end: 0, scrollTop: 0, focused: false }),
  });
  const root = createRoot(place);
  root.render(app);
  await expect.poll(() => document.querySelector("main")).not.toBe(null);
  /** An open dialog hides what is behind it. */
  const all = <Found extends HTMLElement>(selector: string): Found[] => {
    const scope = [...document.body.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    return [...scope.querySelectorAll<Found>(selector)];
  };
  const button = (name: string): HTMLButtonElement =>
    only(
      all<HTMLButtonElement>("button, a, summary").filter((one) => nameOf(one) === name),
      `button ${name}`,
    );
  const field = (label: string): HTMLInputElement => {
    const labels = all<HTMLLabelElement>("label").filter((one) => nameOf(one.querySelector("span") ?? one) === label);
    const named = all<HTMLInputElement>("input, textarea, select").filter(
      (one) => one.getAttribute("aria-label") === label,
    );
    const labelled = labels.map(
      (one) => one.querySelector("input, select, textarea") ?? document.getElementById(one.htmlFor),
    );
    return only([...named, ...(labelled.filter(Boolean) as HTMLInputElement[])], `field ${label}`);
  };
  return {
    ...known,
    text: () => document.body.textContent ?? "",
    html,
    settled: async (selector = "main") => {
      let last = "";
      for (let still = 0; still < STILL_TIMES;) {
        await new Promise((resolve) => setTimeout(resolve, STILL_MS));
        const now = html(selector);
        still = now === last && waiting.size === 0 ? still + 1 : 0;
        last = now;
      }
      return last;
    },
    button,
    field,
    press: (name) => button(name).click(),
    type: (label, value) => setValue(field(label), value),
    submit: () => only(all<HTMLButtonElement>('button[type="submit"]'), "submit").click(),
    says: async (text) => {
      await expect.poll(() => document.body.textContent ?? "", { timeout: 10_000 }).toMatch(text);
    },
    path: () => `${location.pathname}${location.search}`,
    editor: async () => {
      await expect.poll(() => document.querySelector(".draft-rich:not([hidden]) .cm-content")).not.toBe(null);
      return EditorView.findFromDOM(document.querySelector<HTMLElement>(".cm-editor") as HTMLElement) as EditorView;
    },
    key: (key, modifiers = {}, on = document.activeElement) =>
      void on?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...modifiers })),
    close: async () => {
      vi.useRealTimers();
      root.unmount();
      place.remove();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
