import { baseUrlOf } from "@rewrite-service/client";
import { readKey } from "./config-file.ts";
import { SettingsError } from "./settings-error.ts";

export const DEFAULT_BASE_URL = "http://localhost:8787";

/** The variables that the package reads, and no others but `NO_COLOR` and what names the home folder. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface Settings {
  baseUrl: string;
  key: string | null;
  /** Where the key comes from. */
  source: "SERVICE_API_KEY" | "file" | null;
}

const addressOf = (given: string | undefined): string => {
  try {
    return baseUrlOf(given === undefined || given === "" ? DEFAULT_BASE_URL : given);
  } catch (cause) {
    throw new SettingsError("SERVICE_BASE_URL is not an http or https address.", { cause });
  }
};

/** Which service to ask, and with which key. Throws a `SettingsError` for an address or a file that cannot be used. */
export const settingsOf = async (environment: Environment, home: string): Promise<Settings> => {
  const baseUrl = addressOf(environment["SERVICE_BASE_URL"]?.trim());
  const key = environment["SERVICE_API_KEY"]?.trim();
  if (key !== undefined && key !== "") return { baseUrl, key, source: "SERVICE_API_KEY" };
  const stored = await readKey(home, new URL(baseUrl).origin);
  return stored === null ? { baseUrl, key: null, source: null } : { baseUrl, key: stored.key, source: "file" };
};

/** What to do without a key. */
export const signInSentence = (baseUrl: string): string =>
  `Run \`npx -y rewrite-service-mcp login\` in a terminal and restart this client, or set SERVICE_API_KEY to a key from ${baseUrl}/account.`;
