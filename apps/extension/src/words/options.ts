/** Every sentence of the options that is not in their page. */
export const optionsWords = {
  saved: "Saved.",
  badAddress: "This is no address of a server. It begins with https:// or http://.",
  managed: "Your company sets the server.",
  noPermission:
    "Saved. Chrome did not give the permission for this address, so the server must allow this extension itself.",
  /** Nothing tells a server that is down from one that does not allow the extension. */
  unreachable: (id: string) => `If the server runs, its operator has to name this extension: EXTENSION_IDS=${id}`,
  badKey: "This is no key of the service. Keys begin with svc_ and are 53 characters long.",
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
