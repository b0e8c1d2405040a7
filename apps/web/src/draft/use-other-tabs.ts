import { useCallback, useEffect, useRef } from "react";

const CHANNEL = "draft";

/** Null where the browser forbids what tabs would share. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
};

/** Follows what other tabs save, and gives the means to report a save to them. They read the text from the store themselves. */
export const useOtherTabs = (onSaved: () => Promise<void>): (() => void) => {
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = openChannel();
    opened?.addEventListener("message", () => void onSaved().catch(() => undefined));
    channel.current = opened;
    return () => opened?.close();
  }, [onSaved]);
  return useCallback(() => channel.current?.postMessage("saved"), []);
};
