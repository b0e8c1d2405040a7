import type { Capture } from "../messages.ts";
import { readSettings, saveSettings, withSite } from "../settings/settings.ts";
import { askWorker } from "../view/ask-worker.ts";
import { byId, say } from "../view/element.ts";
import { panelWords } from "../words/panel.ts";

const LISTS = { "site-button": "buttonSites", "site-tells": "tellSites", "site-paused": "pausedSites" } as const;
type BoxId = keyof typeof LISTS;
const IDS = Object.keys(LISTS) as BoxId[];

/** Shows what is turned on for the site of a captured text. */
export const showSite = async (site: string): Promise<void> => {
  const settings = await readSettings();
  byId("site-section").hidden = site === "";
  say(byId("site-name"), panelWords.site(site));
  for (const id of IDS) byId<HTMLInputElement>(id).checked = settings[LISTS[id]].includes(site);
};

const change = async (id: BoxId, site: string): Promise<void> => {
  const box = byId<HTMLInputElement>(id);
  const list = LISTS[id];
  // Chrome takes the question only while it handles the press itself.
  const needsAsking = box.checked && list !== "pausedSites";
  if (needsAsking && !(await chrome.permissions.request({ origins: [`${site}/*`] }))) {
    box.checked = false;
    say(byId("site-status"), panelWords.noPermission);
    return;
  }
  const settings = await readSettings();
  await saveSettings({ [list]: withSite(settings[list], site, box.checked) });
  await askWorker("apply-sites");
  say(byId("site-status"), panelWords.openAgain);
};

/** Turns the button, the underlines and the pause on and off for the site that `captureOf` names. */
export const wireSite = (captureOf: () => Capture | null): void => {
  for (const id of IDS)
    byId(id).addEventListener("change", () => {
      const site = captureOf()?.site ?? "";
      if (site !== "") void change(id, site);
    });
};
