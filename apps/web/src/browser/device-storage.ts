/** Small values kept on this device from one visit to the next. */
export interface DeviceStorage {
  getItem: (name: string) => string | null;
  setItem: (name: string, value: string) => void;
  removeItem: (name: string) => void;
  names: () => string[];
}

const tried = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** A browser that forbids it, or has no room left, keeps nothing, and the page works on. */
const keptIn = (storage: () => Storage): DeviceStorage => ({
  getItem: (name) => tried(() => storage().getItem(name)),
  setItem: (name, value) => void tried(() => storage().setItem(name, value)),
  removeItem: (name) => void tried(() => storage().removeItem(name)),
  names: () => tried(() => Object.keys(storage())) ?? [],
});

/** What the browser keeps. */
export const deviceStorage = keptIn(() => localStorage);

/** What it keeps for this tab alone, until that is closed. */
export const tabStorage = keptIn(() => sessionStorage);
