import { readSettings, saveSettings, withSite } from "../settings/settings.ts";
import { askWorker } from "../view/ask-worker.ts";
import { byId, make, say } from "../view/element.ts";
import { optionsWords } from "../words/options.ts";

const LISTS = ["buttonSites", "tellSites", "pausedSites"] as const;

/** Removes a site from every list, and its permission. */
const remove = async (site: string): Promise<void> => {
  const { buttonSites, tellSites, pausedSites } = await readSettings();
  await saveSettings({
    buttonSites: withSite(buttonSites, site, false),
    tellSites: withSite(tellSites, site, false),
    pausedSites: withSite(pausedSites, site, false),
  });
  await askWorker("apply-sites");
  // Permissions in the manifest itself cannot be removed.
  await chrome.permissions.remove({ origins: [`${site}/*`] }).catch(() => false);
  await showSites();
};

/** Shows every site for which something is turned on. */
export const showSites = async (): Promise<void> => {
  const settings = await readSettings();
  byId<HTMLInputElement>("paused").checked = settings.paused;
  const sites = [...new Set(LISTS.flatMap((list) => settings[list]))].sort();
  byId("no-sites").hidden = sites.length > 0;
  say(byId("no-sites"), optionsWords.noSites);
  const items = sites.map((site) => {
    const kinds = LISTS.filter((list) => settings[list].includes(site)).map((list) => optionsWords.kinds[list]);
    const button = make("button", { type: "button", "aria-label": optionsWords.removeSite(site) }, optionsWords.remove);
    button.addEventListener("click", () => void remove(site));
    return make("li", {}, `${site}: ${kinds.join(", ")}`, button);
  });
  byId("sites").replaceChildren(...items);
};

export const wireSites = (): void => {
  byId("paused").addEventListener("change", () => {
    const { checked } = byId<HTMLInputElement>("paused");
    void saveSettings({ paused: checked }).then(() => askWorker("apply-sites"));
  });
};
