import { useEffect } from "react";

/** Runs `leave` when the page is left or hidden, so that whoever comes back finds the last words too, and `close` when it is closed. */
export const useOnLeave = (leave: () => void, close: () => void): void => {
  useEffect(() => {
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      close();
    };
    // Both read what they need from refs, so the first ones do for good.
  }, []);
};
