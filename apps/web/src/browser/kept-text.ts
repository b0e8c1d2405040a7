import { useEffect } from "react";
import { deviceStorage } from "./device-storage.ts";
import type { EarlyInput } from "./early-input.ts";

const KEEP_AFTER_MS = 250;

/** What was typed before the app came, else the text that this device keeps under a name. */
export const keptOr = (early: EarlyInput, name: string): EarlyInput =>
  early.text === "" ? { ...early, text: deviceStorage.getItem(name) ?? "" } : early;

/** Keeps a text on this device from one visit to the next, a moment after it has changed and when its page is left; an empty one is forgotten. */
export const useKeptText = (name: string, text: string): void =>
  useEffect(() => {
    const keep = (): void => (text === "" ? deviceStorage.removeItem(name) : deviceStorage.setItem(name, text));
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [name, text]);
