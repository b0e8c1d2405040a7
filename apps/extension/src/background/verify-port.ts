import type { FromVerify, ToVerify } from "../messages.ts";
import { openPort } from "./open-port.ts";
import { failureOf, openService } from "./service.ts";

/** Asks about the meaning of one pair of texts over a port. A port that closes aborts the request. */
export const serveVerify = (port: chrome.runtime.Port): void => {
  const { signal, post } = openPort<FromVerify>(port);
  port.onMessage.addListener((message: ToVerify) => {
    if (message.type !== "start") return;
    void (async () => {
      try {
        const service = await openService();
        post({ type: "report", report: await service.verify(message.request, { signal }) });
      } catch (error) {
        post({ type: "failed", failure: failureOf(error) });
      } finally {
        if (!signal.aborted) port.disconnect();
      }
    })();
  });
};
