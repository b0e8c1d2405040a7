import { afterEach, expect, test, vi } from "vitest";
import type { ToRewrite } from "../messages.ts";
import { serveRewrite } from "./rewrite-port.ts";

afterEach(() => vi.unstubAllGlobals());

/** A port and a network that the test plays, and what the worker did with them. */
const play = () => {
  const listeners: { message?: (message: ToRewrite) => void; disconnect?: () => void } = {};
  const posted: unknown[] = [];
  const port = {
    onMessage: { addListener: (listener: (message: ToRewrite) => void) => (listeners.message = listener) },
    onDisconnect: { addListener: (listener: () => void) => (listeners.disconnect = listener) },
    postMessage: (message: unknown) => void posted.push(message),
    disconnect: () => undefined,
  };
  const settings = { server: "https://rewrite.example", key: "svc_key" };
  const storage = {
    local: { get: () => Promise.resolve(settings) },
    managed: { get: () => Promise.reject(new Error()) },
  };
  vi.stubGlobal("chrome", { storage });
  const asked: [RequestInfo | URL, RequestInit][] = [];
  vi.stubGlobal("fetch", (address: RequestInfo | URL, init: RequestInit) => {
    asked.push([address, init]);
    const { promise, reject } = Promise.withResolvers<Response>();
    init.signal?.addEventListener("abort", () => reject(new DOMException("left", "AbortError")));
    return promise;
  });
  serveRewrite(port as unknown as chrome.runtime.Port);
  return { listeners, posted, asked };
};

test("a panel that leaves aborts the request, which goes to the configured server with the key and no cookie", async () => {
  const { listeners, posted, asked } = play();
  listeners.message?.({ type: "ping" });
  expect(asked).toEqual([]);
  listeners.message?.({ type: "start", request: { text: "A draft.", register: "email" } });
  await vi.waitFor(() => expect(asked.length).toBe(1));
  const [address, init] = asked[0] as [string, RequestInit];
  expect(address).toBe("https://rewrite.example/api/humanize");
  expect(init).toMatchObject({ credentials: "omit", redirect: "error", method: "POST" });
  expect(new Headers(init.headers).get("authorization")).toBe("Bearer svc_key");
  expect(init.signal?.aborted).toBe(false);
  listeners.disconnect?.();
  expect(init.signal?.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(posted).toEqual([]);
});
