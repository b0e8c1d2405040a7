import { useCallback, useRef, useState } from "react";
import { registers, type RegisterId } from "@rewrite-service/text";
import { deviceStorage, type DeviceStorage } from "../browser/device-storage.ts";

/** What was picked above the panes; kept on this device, so that the next visit starts with it. */
export interface Choices {
  register: RegisterId;
  mode: "rewrite" | "expand";
  /** Null for the account's default voice, else the register's own. */
  voiceId: string | null;
  templateId: string | null;
  /** How long the rewrite is to be beside the draft; a model's matter. */
  length: (typeof LENGTHS)[number];
}

export const LENGTHS = ["shorter", "same", "longer"] as const;

const KEY = "write-choices";
const FIRST: Choices = { register: "slack", mode: "rewrite", voiceId: null, templateId: null, length: "same" };

const idOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

export const loadChoices = (storage: Pick<DeviceStorage, "getItem">): Choices => {
  try {
    const value = { ...(JSON.parse(storage.getItem(KEY) ?? "{}") as Record<string, unknown>) };
    return {
      register: registers.find(({ id }) => id === value["register"])?.id ?? FIRST.register,
      mode: value["mode"] === "expand" ? "expand" : "rewrite",
      voiceId: idOrNull(value["voiceId"]),
      templateId: idOrNull(value["templateId"]),
      length: LENGTHS.find((length) => length === value["length"]) ?? FIRST.length,
    };
  } catch {
    return FIRST;
  }
};

/** Picks for the next visit. */
export const keepChoices = (storage: Pick<DeviceStorage, "getItem" | "setItem">, change: Partial<Choices>): void =>
  storage.setItem(KEY, JSON.stringify({ ...loadChoices(storage), ...change }));

export const useKeptChoices = (): [Choices, (change: Partial<Choices>) => void] => {
  const [choices, setChoices] = useState(() => loadChoices(deviceStorage));
  const latest = useRef(choices);
  const change = useCallback((part: Partial<Choices>): void => {
    latest.current = { ...latest.current, ...part };
    setChoices(latest.current);
    deviceStorage.setItem(KEY, JSON.stringify(latest.current));
  }, []);
  return [choices, change];
};
