// The extension's data on this device. Content scripts cannot read it.

export interface Settings {
  /** Address of the service. */
  server: string;
  /** API key of that server; null where nobody is signed in. */
  key: string | null;
  /** Nothing starts anywhere. */
  paused: boolean;
  /** Origins on which nothing starts. */
  pausedSites: string[];
  /** Origins with a button beside fields. */
  buttonSites: string[];
  /** Origins where tells are underlined. */
  tellSites: string[];
  register: string;
  voiceId: string | null;
}

export const SERVER = "http://localhost:8787";

const DEFAULTS: Settings = {
  server: SERVER,
  key: null,
  paused: false,
  pausedSites: [],
  buttonSites: [],
  tellSites: [],
  register: "email",
  voiceId: null,
};

/** Settings with what the company's policy sets; a server of the policy's cannot be changed here. */
export const readSettings = async (): Promise<Settings & { managedServer: boolean }> => {
  const own = (await chrome.storage.local.get(null)) as Partial<Settings>;
  // A browser without policies has none of these, and says so by an error.
  const managed = (await chrome.storage.managed.get("server").catch(() => ({}))) as { server?: string };
  const managedServer = typeof managed.server === "string" && managed.server !== "";
  const server = managedServer ? (managed.server as string) : (own.server ?? SERVER);
  // A key goes to the server that gave it out, and to no other.
  const key = own.server === undefined || own.server === server ? (own.key ?? null) : null;
  return { ...DEFAULTS, ...own, server, key, managedServer };
};

export const saveSettings = (changes: Partial<Settings>): Promise<void> => chrome.storage.local.set(changes);

/** A list of origins with one of them in it, or not. */
export const withSite = (sites: readonly string[], site: string, on: boolean): string[] => [
  ...sites.filter((other) => other !== site),
  ...(on ? [site] : []),
];

export const isPaused = ({ paused, pausedSites }: Settings, site: string): boolean =>
  paused || pausedSites.includes(site);
