const capital = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1);

/** Every sentence of the options that is not in their page. */
export const optionsWords = {
  saved: "Saved.",
  badAddress: "That isn’t a server address. It must start with https:// or http://.",
  managed: "The server address is managed by your organisation.",
  noPermission:
    "Saved, but Chrome didn’t grant permission for this address. Save again and choose Allow, or ask the server’s admin to allow this extension.",
  /** Nothing tells a server that is down from one that does not allow the extension. */
  unreachable: (id: string) =>
    `If it’s running, its admin needs to allow this extension by setting EXTENSION_IDS=${id}`,
  badKey: "That isn’t an API key. Keys start with svc_ and are 53 characters long.",
  signedIn: (email: string, plan: string) => `Signed in as ${email} (${capital(plan)} plan).`,
  signedOut: "You’re not signed in. You may still be able to rewrite, depending on the server.",
  code: (code: string) =>
    `On the approval page, check that the code is ${code}, then approve it. The code is valid for 10 minutes.`,
  done: "Signed in.",
  cancelled: "Sign-in was interrupted. Try again.",
  out: "Signed out. The key keeps working until you revoke it in your account.",
  noSites: "No sites yet. To add one, open the panel on the site and choose what to turn on.",
  remove: "Remove",
  removeSite: (site: string) => `Remove ${site}`,
  kinds: { buttonSites: "button", tellSites: "underlines", pausedSites: "paused" },
} as const;
