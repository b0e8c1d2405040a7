import { settingsOf } from "../settings/settings.ts";
import { removeKey } from "../settings/config-file.ts";
import { flag, type Command } from "./command.ts";
import { EXIT, json, type Terminal } from "./terminal.ts";

/** Removes the key of the current service from this computer. It stays valid until it is revoked in the account page. */
const signOut = async (terminal: Terminal, asJson: boolean): Promise<number> => {
  const { environment, home } = terminal;
  const { baseUrl } = await settingsOf({ ...terminal, environment: { ...environment, SERVICE_API_KEY: "set" } });
  const removed = await removeKey(home, new URL(baseUrl).origin);
  if (asJson) terminal.out(json({ server: baseUrl, removed }));
  else if (!removed) terminal.out(`No key for ${baseUrl} is stored on this computer.\n`);
  else
    terminal.out(
      `The key for ${baseUrl} was removed from this computer. It still works until you revoke it at ${baseUrl}/account.\n`,
    );
  if (environment["SERVICE_API_KEY"]) terminal.err("SERVICE_API_KEY is still set and still used.\n");
  return EXIT.done;
};

export const logout: Command = {
  name: "logout",
  takes: "",
  meaning: "remove the stored key from this computer",
  options: {},
  examples: ["logout"],
  run: (_files, given, terminal) => signOut(terminal, flag(given, "json")),
};
