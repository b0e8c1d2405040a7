// Opens the whole app at an address in a document without a browser. What only a real browser does (layout, focus rings,
// downloads) belongs in e2e/.
import "fake-indexeddb/auto";
import { createRoot } from "react-dom/client";
import { expect, vi } from "vitest";
import { loadApp } from "../src/app.tsx";
import { openService } from "../src/api/service.ts";
import { watchListeners } from "./listeners-left.ts";
import * as person from "./person.ts";
import { PageWorker } from "./page-worker.ts";
import { serve, type Answers, type Heard } from "./played-server.ts";
import { NOW, site } from "./signed-in.ts";

export type { Answers, Played } from "./played-server.ts";
export { signedIn, site, usage, withModel } from "./signed-in.ts";

/** An open page: what it asked the server, and what a person sees and does there. */
export type Page = Heard & typeof person & { close: () => Promise<void> };

export const openPage = async (path: string, answers: Answers = {}): Promise<Page> => {
  const known = { changes: [] as string[], requests: [] as string[], answers: { "GET /api/site": site, ...answers } };
  const { server, url } = await serve(known);
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  vi.stubGlobal("Worker", PageWorker);
  if (!("hidePopover" in HTMLElement.prototype)) Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
  // A browser reports a changed selection later, never in the middle of the change, where an editor cannot take it.
  const dispatch = EventTarget.prototype.dispatchEvent.bind(document);
  document.dispatchEvent = (event) => event.type === "selectionchange" || dispatch(event);
  // The page is of the server's origin, as in a browser.
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${url}${path}`);
  const listeners = watchListeners();
  const place = document.body.appendChild(document.createElement("div"));
  const app = await loadApp({
    service: openService(url),
    earlyInput: () => ({ text: "", start: 0, end: 0, scrollTop: 0, focused: false }),
  });
  const root = createRoot(place);
  root.render(app);
  await expect.poll(() => document.querySelector("main")).not.toBe(null);
  const close = async (): Promise<void> => {
    vi.useRealTimers();
    root.unmount();
    place.remove();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const left = () => ({ listeners: listeners.left(), workers: PageWorker.open });
    await expect.poll(left).toEqual({ listeners: [], workers: 0 });
    listeners.restore();
  };
  return { ...known, ...person, close };
};
