import type { FromRewrite, ToRewrite } from "../messages.ts";
import { openPort } from "./open-port.ts";
import { failureOf, openService } from "./service.ts";

/**
 * Plays one rewrite over a port. A port that closes aborts the request, and with it what the service spends; messages
 * from the panel keep the worker awake meanwhile.
 */
export const serveRewrite = (port: chrome.runtime.Port): void => {
  const { signal, post } = openPort<FromRewrite>(port);
  port.onMessage.addListener((message: ToRewrite) => {
    if (message.type !== "start") return;
    void (async () => {
      let requestId: string | null = null;
      try {
        const service = await openService();
        const options = { signal, onRequestId: (id: string) => (requestId = id) };
        for await (const event of service.humanize(message.request, options)) post({ type: "event", event, requestId });
      } catch (error) {
        const failure = failureOf(error);
        post({ type: "failed", failure: { ...failure, requestId: failure.requestId ?? requestId } });
      } finally {
        if (!signal.aborted) port.disconnect();
      }
    })();
  });
};
