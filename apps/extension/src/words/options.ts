/** Every sentence of the options that is not in their page. */
export const optionsWords = {
  saved: "Saved.",
  badAddress: "This is not a server address. It must begin with https:// or http://.",
  managed: "Your company sets the server.",
  noPermission: "Saved. Chrome did not grant permission for this address, so the server must allow this extension.",
  /** Nothing tells a server that is down from one that does not allow the extension. */
  unreachable: (id: string) => `If the server is running, its operator must allow this extension: EXTENSION_IDS=${id}`,
  badKey: "This is not an API key. Keys begin with svc_ and have 53 characters.",
  signedIn: (email: string, plan: string) => `Signed in as ${email}, plan ${plan}.`,
  signedOut: "Nobody is signed in. Rewriting works as far as the server allows it without an account.",
  code: (code: string) => `Open the page and check that it shows ${code}. It is valid for ten minutes.`,
  done: "Signed in.",
  cancelled: "The sign-in was interrupted. Start it again.",
  out: "Signed out. The key stays valid until you revoke it in your account.",
  noSites: "None yet. The panel has them under “This site”.",
  remove: "Remove",
  removeSite: (site: string) => `Remove ${site}`,
  kinds: { buttonSites: "button", tellSites: "underlines", pausedSites: "paused" },
} as const;
