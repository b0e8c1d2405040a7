import { PING_MS } from "../messages.ts";

export interface AwakePort<Message> {
  post: (message: Message) => void;
  /** Ends what the worker does for this port. */
  close: () => void;
}

/**
 * A port to the service worker that keeps it awake. `onEnd` is called when the worker closes it or is ended by Chrome,
 * and not after `close`.
 */
export const openAwakePort = <Sent, Received>(
  name: string,
  onMessage: (message: Received) => void,
  onEnd: () => void,
): AwakePort<Sent | { type: "ping" }> => {
  const port = chrome.runtime.connect({ name });
  const timer = setInterval(() => port.postMessage({ type: "ping" }), PING_MS);
  port.onMessage.addListener(onMessage);
  port.onDisconnect.addListener(() => {
    clearInterval(timer);
    onEnd();
  });
  return {
    post: (message) => port.postMessage(message),
    close: () => {
      clearInterval(timer);
      port.disconnect();
    },
  };
};
