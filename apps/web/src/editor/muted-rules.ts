import type { DeviceStorage } from "../browser/device-storage.ts";

/** A rule that the writer never wants to hear of again. */
export interface MutedRule {
  id: string;
  name: string;
}

const KEY = "tells-off";

const isMuted = (value: unknown): value is MutedRule =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "name" in value &&
  typeof value.name === "string";

/** The rules that are off on this device. Nothing of any draft is kept with them. */
export const loadMuted = (storage: Pick<DeviceStorage, "getItem">): readonly MutedRule[] => {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isMuted) : [];
  } catch {
    return [];
  }
};

export const saveMuted = (storage: Pick<DeviceStorage, "setItem">, rules: readonly MutedRule[]): void =>
  storage.setItem(KEY, JSON.stringify(rules.map(({ id, name }) => ({ id, name }))));
