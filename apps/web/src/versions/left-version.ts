import { deviceStorage } from "../browser/device-storage.ts";
import { openSavedOnExit } from "../browser/saved-on-exit.ts";

/** One finished rewrite, as it was. `draftId` names the draft that it is a version of. `at` is ISO 8601 in UTC. */
export interface Version {
  id: number;
  draftId: string;
  at: string;
  register: string;
  mode: string;
  draft: string;
  result: string;
  /** How long it was to be, beside the draft. */
  length?: string | undefined;
}

export type NewVersion = Omit<Version, "id" | "at" | "draftId">;

export type LeftVersion = NewVersion & Pick<Version, "at">;

const KEPT = "history";

/**
 * Whether a history is kept; null when the person was never asked. Read at once, not from the database: a page that is
 * being left cannot wait for an answer.
 */
export const historyIsKept = (): boolean | null => {
  const value = deviceStorage.getItem(KEPT);
  return value === null ? null : value === "on";
};

/** Switches the history on or off; what was kept stays until it is cleared. */
export const keepHistory = (kept: boolean): void => deviceStorage.setItem(KEPT, kept ? "on" : "off");

const readLeftVersion = (value: unknown): LeftVersion | null => {
  const { at, register, mode, draft, result } = (value ?? {}) as Partial<LeftVersion>;
  const fields = [at, register, mode, draft, result];
  return fields.every((field) => typeof field === "string") ? (value as LeftVersion) : null;
};

/** What pages left that could not keep it themselves. */
export const leftVersions = () => openSavedOnExit(deviceStorage, "version", readLeftVersion);

/** Leaves a finished rewrite to whoever reads the history next, for a page that may not run another line. */
export const leaveVersion = (version: NewVersion): void => {
  if (historyIsKept() === true) leftVersions().put(String(Math.random()), { ...version, at: new Date().toISOString() });
};
