// Opens the whole app at an address in a document without a browser, against a server on loopback that answers as the
// test says. What only a real browser does (layout, focus rings, downloads) belongs in e2e/.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createRoot } from "react-dom/client";
import { Worker as Thread } from "node:worker_threads";
import { expect, vi } from "vitest";
import type { ErrorCode, SiteReport, UsageReport } from "@rewrite-service/contract";
import { ERRORS } from "@rewrite-service/contract";
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
}

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
  button: (name: string) => HTMLButtonElement;
  field: (label: string) => HTMLInputElement;
  press: (name: string) => void;
  type: (label: string, value: string) => void;
  submit: () => void;
  /** Waits until the page says it. */
  says: (text: string | RegExp) => Promise<void>;
  path: () => string;
  close: () => Promise<void>;
}

const send = (response: ServerResponse, answer: unknown): void => {
  const failing = typeof answer === "object" && answer !== null && "failing" in answer ? (answer as Failing) : null;
  const status = failing === null ? (answer === undefined ? 204 : 200) : ERRORS[failing.failing][0];
  response.writeHead(status, { "content-type": "application/json" });
  if (failing === null) response.end(answer === undefined ? "" : JSON.stringify(answer));
  else {
    const message = failing.message ?? ERRORS[failing.failing][1];
    response.end(JSON.stringify({ error: { code: failing.failing, message }, requestId: "r1" }));
  }
};

const serve = async (page: Pick<Page, "changes" | "requests" | "answers">) => {
  const server = createServer((request, response) => {
    let body = "";
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
      if (given === undefined && !(line in page.answers)) send(response, { failing: "not_found" });
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

/** A worker of the page: the same file in a thread of Node. */
class PageWorker extends EventTarget {
  readonly #thread: Thread;
  constructor(url: URL) {
    super();
    this.#thread = new Thread(WORKER, { eval: true, workerData: url.href });
    this.#thread.unref();
    this.#thread.on("message", (data) => this.dispatchEvent(new MessageEvent("message", { data })));
  }
  postMessage(data: unknown): void {
    this.#thread.postMessage(data);
  }
  terminate(): void {
    void this.#thread.terminate();
  }
}

const nameOf = (element: Element): string => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();

const only = <Found extends Element>(found: Found[], what: string): Found => {
  if (found.length !== 1) throw new Error(`${found.length} of ${what} in:\n${document.body.textContent}`);
  return found[0];
};

/** React follows what is set behind its back only through the element's own setter. */
const setValue = (element: HTMLElement, value: string): void => {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value");
  own?.set?.call(element, value);
  element.dispatchEvent(new Event("input", { bubbles: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
};

export const openPage = async (path: string, answers: Answers = {}): Promise<Page> => {
  const known = { changes: [] as string[], requests: [] as string[], answers: { "GET /api/site": site, ...answers } };
  const { server, url } = await serve(known);
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  vi.stubGlobal("Worker", PageWorker);
  localStorage.clear();
  // The page is of the server's origin, as in a browser.
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${url}${path}`);
  const place = document.body.appendChild(document.createElement("div"));
  const app = await loadApp({
    service: openService(url),
    typed: () => ({ text: "", start: 0, end: 0, scrollTop: 0, focused: false }),
  });
  const root = createRoot(place);
  root.render(app);
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
    const labels = all<HTMLLabelElement>("label").filter((one) => nameOf(one) === label);
    const named = all<HTMLInputElement>("input, textarea, select").filter(
      (one) => one.getAttribute("aria-label") === label,
    );
    const labelled = labels.map((one) => one.querySelector("input") ?? document.getElementById(one.htmlFor));
    return only([...named, ...(labelled.filter(Boolean) as HTMLInputElement[])], `field ${label}`);
  };
  return {
    ...known,
    text: () => document.body.textContent ?? "",
    html: (selector = "main") =>
      (document.querySelector(selector)?.outerHTML ?? "")
        .replaceAll(/_r_[0-9a-z]+_/g, "_id_")
        .replaceAll(/(<(?!\/|span|a |b|code|strong|mark|ins|del|q|option|line|rect|text|title)[^>]*>)/g, "\n$1"),
    button,
    field,
    press: (name) => button(name).click(),
    type: (label, value) => setValue(field(label), value),
    submit: () => only(all<HTMLButtonElement>('button[type="submit"]'), "submit").click(),
    says: async (text) => {
      await expect.poll(() => document.body.textContent ?? "", { timeout: 10_000 }).toMatch(text);
    },
    path: () => `${location.pathname}${location.search}`,
    close: async () => {
      vi.useRealTimers();
      root.unmount();
      place.remove();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
