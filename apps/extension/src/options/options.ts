// The options page: the server, the account there, and the sites where something was turned on.
import { baseUrlOf } from "@rewrite-service/client";
import { readSettings, saveSettings } from "../settings/settings.ts";
import { byId, say } from "../view/element.ts";
import { optionsWords } from "../words/options.ts";
import { showAccount, wireAccount } from "./account-section.ts";
import { showSites, wireSites } from "./sites-list.ts";

const addressIn = (value: string): string | null => {
  try {
    return baseUrlOf(value);
  } catch {
    return null;
  }
};

const saveServer = async (address: string): Promise<void> => {
  // Chrome takes the question only while it handles the press itself. A server that names this extension in its
  // EXTENSION_IDS needs no permission of Chrome's.
  const given = await chrome.permissions.request({ origins: [`${new URL(address).origin}/*`] }).catch(() => false);
  const { server } = await readSettings();
  // A key stays with the server that gave it out.
  await saveSettings(address === server ? { server } : { server: address, key: null });
  say(byId("server-status"), given ? optionsWords.saved : optionsWords.noPermission);
  await showAccount();
};

const open = async (): Promise<void> => {
  const field = byId<HTMLInputElement>("server");
  const { server, managedServer } = await readSettings();
  field.value = server;
  field.readOnly = managedServer;
  if (managedServer) say(byId("server-status"), optionsWords.managed);
  byId("server-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const address = addressIn(field.value.trim());
    if (managedServer) return;
    if (address === null) say(byId("server-status"), optionsWords.badAddress);
    else void saveServer(address);
  });
  byId("shortcuts").addEventListener("click", () => void chrome.tabs.create({ url: "chrome://extensions/shortcuts" }));
  wireAccount();
  wireSites();
  await Promise.all([showAccount(), showSites()]);
  document.documentElement.dataset["ready"] = "";
};

void open();
