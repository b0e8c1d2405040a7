/** A port to a page of ours: what to post to it, and a signal that it has closed. Nothing is posted to one that has. */
export const openPort = <Message>(
  port: chrome.runtime.Port,
): { signal: AbortSignal; post: (message: Message) => void } => {
  const left = new AbortController();
  port.onDisconnect.addListener(() => left.abort());
  const post = (message: Message): void => {
    if (!left.signal.aborted) port.postMessage(message);
  };
  return { signal: left.signal, post };
};
