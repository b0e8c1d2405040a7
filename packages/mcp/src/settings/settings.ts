import { baseUrlOf } from "@rewrite-service/client";
import { readKey } from "./config-file.ts";
import { homeServer } from "./home-server.ts";
import { SettingsError } from "./settings-error.ts";
import { NAME } from "./version.ts";

export const DEFAULT_BASE_URL = "http://localhost:8787";

/** The variables that the package reads, and no others but `NO_COLOR` and what names the home folder. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where the program runs: its environment, the home folder, and its own file. */
export interface Place {
  environment: Environment;
  home: string;
  program: URL;
}

export interface Settings {
  baseUrl: string;
  key: string | null;
  /** Where the key comes from. */
  source: "SERVICE_API_KEY" | "file" | null;
  /** The command line that starts this program in a shell. */
  run: string;
  /** What follows it to sign in at `baseUrl`. */
  login: string;
}

const addressOf = (given: string | undefined, fallback: string): string => {
  try {
    return baseUrlOf(given === undefined || given === "" ? fallback : given);
  } catch (cause) {
    throw new SettingsError("SERVICE_BASE_URL is not an http or https address.", { cause });
  }
};

/** Which service to ask, with which key. Throws a `SettingsError` for an address or a file that cannot be used. */
export const settingsOf = async ({ environment, home, program }: Place): Promise<Settings> => {
  const origin = await homeServer(program);
  const usual = origin?.server ?? DEFAULT_BASE_URL;
  const baseUrl = addressOf(environment["SERVICE_BASE_URL"]?.trim(), usual);
  const starting = {
    baseUrl,
    // Every server gives away a copy of its own.
    run: origin?.server === baseUrl ? origin.run : `npx -y ${baseUrl}/downloads/${NAME}.tgz`,
    login: usual === baseUrl ? "login" : `login --server ${baseUrl}`,
  };
  const key = environment["SERVICE_API_KEY"]?.trim();
  if (key !== undefined && key !== "") return { ...starting, key, source: "SERVICE_API_KEY" };
  const stored = await readKey(home, new URL(baseUrl).origin);
  return stored === null ? { ...starting, key: null, source: null } : { ...starting, key: stored.key, source: "file" };
};

/** The advice that a model passes on if there is no key, or an invalid one. */
export const signInForTools = ({ baseUrl, run, login, source }: Omit<Settings, "key">): string =>
  source === "SERVICE_API_KEY"
    ? `The key in SERVICE_API_KEY isn't valid. Create a new one at ${baseUrl}/account, set it and restart the client.`
    : `Tell the user to run \`${run} ${login}\` in a terminal, then call again; no restart.`;

/** The advice in a shell if there is no key, or an invalid one. */
export const signInSentence = ({ baseUrl, run, login, source }: Omit<Settings, "key">): string =>
  source === "SERVICE_API_KEY"
    ? `The key in SERVICE_API_KEY isn't valid. Create a new one at ${baseUrl}/account.`
    : `Run: ${run} ${login}`;
