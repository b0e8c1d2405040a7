// The extension's permissions, each with its reason, and the manifest made from them.
import { SERVER } from "./settings/settings.ts";

interface Asked {
  name: string;
  why: string;
}

export const PERMISSIONS: readonly Asked[] = [
  { name: "activeTab", why: "reads the selection, or the field in use, of the page where the person starts a rewrite" },
  { name: "contextMenus", why: "the entry “Rewrite…” over a selection and in fields" },
  {
    name: "scripting",
    why: "puts the script that reads and writes a field into that page; and the button and the underlines where they are on",
  },
  { name: "sidePanel", why: "shows draft, result and facts beside the page" },
  { name: "storage", why: "keeps the server's address, the key and the settings on this device" },
];

export const HOST_PERMISSIONS: readonly Asked[] = [
  { name: `${SERVER}/*`, why: "a server on this computer, which is where the extension looks without settings" },
];

export const OPTIONAL_HOST_PERMISSIONS: readonly Asked[] = [
  {
    name: "https://*/*",
    why: "asked for one site at a time: for its button or underlines, or because the server is there",
  },
  { name: "http://*/*", why: "the same for sites and servers of a local network" },
];

/** Fixes the id of unpacked builds, so that a server's EXTENSION_IDS can name it. The private half was thrown away. */
export const KEY =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA6BvKje62Vj9iIJufsBLhyshAM1eo1mw8aC7xpv1dj5z29uHQ5os8G4zvAIivLlw7KL24NUg4fjHhBJr8OFAUvW1pmT8G4layoqAnCZY9DokBmUkRQApys0oDfkAHvwF0eQNJqaQ2RBfyhfccpjiym+oudwgx6ZYGEFnWzCCn8cQ3aJ8mtLF8ztFXaZNBcWAeBolDkbAeNau3+ljPMLp48XCuf7duKxT/xI++WPqW8eHXz5Akrw/F99VmmSgq+F2MLRXEUlU/BDacoMf7nxifJysWNXqgDnNAQMqI79VZl05JvG0qfHtbQvEqBFKfW21jAvEkgRRAmWYbLjdtAEsX7QIDAQAB";

/** The id that Chrome makes of the key. */
export const EXTENSION_ID = "nodbkkbckmngklkmopkoemjanfkmfnie";

export const NAME = "Rewrite Service";
export const DESCRIPTION =
  "Rewrites the text you select, in your own voice, and checks its numbers, dates and links. Works with the server you choose.";

const names = (asked: readonly Asked[]): string[] => asked.map(({ name }) => name);

const ICONS = { "16": "icon-16.png", "32": "icon-32.png", "48": "icon-48.png", "128": "icon-128.png" };

/** The manifest of a version. The store makes ids of its own, so what goes there has no key. */
export const manifestOf = (version: string, { withKey }: { withKey: boolean }): Record<string, unknown> => ({
  manifest_version: 3,
  name: NAME,
  version,
  description: DESCRIPTION,
  ...(withKey ? { key: KEY } : {}),
  // The first with everything that is used here, `light-dark()` in styles last.
  minimum_chrome_version: "123",
  icons: ICONS,
  action: { default_title: "Rewrite the selection", default_icon: ICONS },
  background: { service_worker: "service-worker.js" },
  side_panel: { default_path: "panel.html" },
  options_ui: { page: "options.html", open_in_tab: true },
  commands: { rewrite: { suggested_key: { default: "Alt+R" }, description: "Rewrite the selection" } },
  permissions: names(PERMISSIONS),
  host_permissions: names(HOST_PERMISSIONS),
  optional_host_permissions: names(OPTIONAL_HOST_PERMISSIONS),
  storage: { managed_schema: "managed-schema.json" },
  content_security_policy: {
    extension_pages:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src http: https:",
  },
});

/** Settings that a company's policy may fix. */
export const MANAGED_SCHEMA = {
  type: "object",
  properties: {
    server: { type: "string", title: "Address of the server", description: "If set, people can’t change it." },
  },
};
