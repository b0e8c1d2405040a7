import { rewritesLeft } from "./allowance.ts";

const PRODUCT = "Rewrite Service";

/** First parts of addresses, with what a tab of the browser calls their pages. */
const TITLES: Readonly<Record<string, string>> = {
  "": "Write",
  compare: "Compare",
  check: "Check",
  voices: "Voices",
  templates: "Templates",
  history: "History",
  help: "Help",
  signin: "Sign in",
  signup: "Create an account",
  "forgot-password": "Reset your password",
  account: "Account",
  device: "Approve a device",
  admin: "Admin",
};

/** Every string of the frame around the pages. */
export const shellWords = {
  product: PRODUCT,
  titleOf: (path: string): string => `${TITLES[path.split("/")[1] ?? ""] ?? "Page not found"} · ${PRODUCT}`,
  nav: {
    write: "Write",
    compare: "Compare",
    check: "Check",
    voices: "Voices",
    history: "History",
    help: "Help",
    signIn: "Sign in",
  },
  notFound: {
    title: "Page not found",
    lead: "Check the address, or start again from Write.",
    toWrite: "Back to Write",
    toHelp: "Help",
  },
  failed: {
    title: "This page couldn’t load",
    part: "This part of the page couldn’t load",
    lead: "Check your connection, then try again. Your draft is kept in this browser.",
    still: "Still can’t reach the server.",
    again: "Try again",
  },
  menu: "Menu",
  skip: "Skip to main content",
  theme: { label: "Theme", light: "Light", dark: "Dark", system: "Match system" },
  /** What a server gives to people whom it does not know. */
  withoutAccount: ({ allowance, used }: { allowance: number; used: number }): string =>
    used === 0
      ? `${allowance.toLocaleString("en")} rewrites a day, no account needed`
      : rewritesLeft(allowance - used, "today"),
} as const;
