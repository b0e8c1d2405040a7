import { createClient, pollDeviceLogin, startDeviceLogin } from "@rewrite-service/client";
import { settingsOf } from "../settings/settings.ts";
import { openBrowser } from "./browser.ts";
import { flag, type Command } from "./command.ts";
import { configPath, storeKey } from "../settings/config-file.ts";
import { bold, EXIT, json, type Terminal } from "./terminal.ts";

const MINUTE_S = 60;

/** Who the new key belongs to; null when the service does not say, which is no reason to lose the key. */
const emailOf = async (baseUrl: string, key: string): Promise<string | null> => {
  try {
    return (await createClient({ baseUrl, key }).usage()).email;
  } catch {
    return null;
  }
};

/** Device flow: a code and a link, approval in the browser, and a key that no clipboard or shell history sees. */
const signIn = async (terminal: Terminal, asJson: boolean): Promise<number> => {
  const { environment, home, machine } = terminal;
  // Read first: a file that cannot be kept should not cost a person an approval.
  const { baseUrl } = await settingsOf({ ...terminal, environment: { ...environment, SERVICE_API_KEY: undefined } });
  const started = await startDeviceLogin({ baseUrl, machine });
  const minutes = Math.max(1, Math.round(started.expiresInS / MINUTE_S));
  terminal.err(`Open ${started.verificationUriComplete} and check that the code is the same:

    ${bold(started.userCode, terminal)}      (valid for ${minutes} minutes, Ctrl+C to cancel)

`);
  await openBrowser(started.verificationUriComplete, terminal);
  const { key, keyId } = await pollDeviceLogin(started, { baseUrl, machine });
  await storeKey(home, new URL(baseUrl).origin, { key, ...(keyId === null ? {} : { keyId }), machine });
  const email = await emailOf(baseUrl, key);
  const end = key.slice(-4);
  if (asJson) terminal.out(json({ server: baseUrl, email, machine, keyEnd: end, file: configPath(home) }));
  else {
    const who = email === null ? "Signed in" : `Signed in as ${email}`;
    terminal.out(`${who} on ${machine}. Key …${end} stored; only you can read it.\n`);
    terminal.err("A running MCP client will use the key from its next call.\n");
  }
  if (environment["SERVICE_API_KEY"])
    terminal.err("SERVICE_API_KEY is set and takes precedence over the stored key.\n");
  return EXIT.done;
};

export const login: Command = {
  name: "login",
  takes: "",
  meaning: "sign in through the browser and store a key on this computer",
  options: {},
  examples: ["login"],
  run: (_files, given, terminal) => signIn(terminal, flag(given, "json")),
};
