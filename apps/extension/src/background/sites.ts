import { isPaused, readSettings, type Settings } from "../settings/settings.ts";

const patternOf = (site: string): string => `${site}/*`;

/** The scripts that run by themselves on the sites that were chosen for them, and on no other. */
const scriptsFor = async (settings: Settings): Promise<chrome.scripting.RegisteredContentScript[]> => {
  const scripts: chrome.scripting.RegisteredContentScript[] = [];
  for (const [id, files, sites] of [
    ["button", { js: ["beside.js"] }, settings.buttonSites],
    ["tells", { js: ["underlines.js"], css: ["underlines.css"] }, settings.tellSites],
  ] as const) {
    const matches: string[] = [];
    for (const site of sites) {
      const origins = [patternOf(site)];
      // People can revoke a permission in Chrome's own settings.
      if (!isPaused(settings, site) && (await chrome.permissions.contains({ origins }))) matches.push(...origins);
    }
    const { js, css } = { css: [], ...files };
    if (matches.length > 0)
      scripts.push({ id, js: [...js], css: [...css], matches, allFrames: true, runAt: "document_idle" });
  }
  return scripts;
};

/** Makes what runs by itself what the settings say. */
export const applySites = async (): Promise<void> => {
  const scripts = await scriptsFor(await readSettings());
  await chrome.scripting.unregisterContentScripts();
  if (scripts.length > 0) await chrome.scripting.registerContentScripts(scripts);
};
