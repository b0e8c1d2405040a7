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

/** What the browser keeps. One that forbids it, or has no room left, keeps nothing, and the page works on. */
export const deviceStorage: DeviceStorage = {
  getItem: (name) => tried(() => localStorage.getItem(name)),
  setItem: (name, value) => void tried(() => localStorage.setItem(name, value)),
  removeItem: (name) => void tried(() => localStorage.removeItem(name)),
  names: () => tried(() => Object.keys(localStorage)) ?? [],
};
