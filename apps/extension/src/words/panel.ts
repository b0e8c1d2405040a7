import type { Hindrance, Outcome } from "../messages.ts";

const figures = new Intl.NumberFormat("en");
const words = (count: number): string => `${figures.format(count)} ${count === 1 ? "word" : "words"}`;

/** Every sentence of the panel that is not in its page. */
export const panelWords = {
  words,
  from: (site: string) => (site === "" ? "Taken from this page." : `Taken from ${site.replace(/^https?:\/\//, "")}.`),
  empty: "Select text in a page and press Alt+R, or paste a draft here.",
  /** Why the text can only be copied, or why there is none. */
  hindrances: {
    "page-text": "This text is not in a field, so the rewrite can be copied, not put in its place.",
    "read-only": "This field cannot be changed, so the rewrite can only be copied.",
    "other-site":
      "This field is in a part of the page that belongs to another site. Copy the rewrite and paste it there.",
    canvas: "This editor draws its own text. Copy the rewrite and paste it over your selection.",
    "partly-drawn": "This editor shows only a part of a long text. Select the part to rewrite and start again.",
    sensitive: "Fields for passwords, cards and one-time codes are never read.",
    nothing: "Nothing is selected. Select text or click into a field, and start again.",
    "closed-page": "Chrome does not let extensions read this page. Copy your text and paste it here.",
    paused: "The extension is paused here. You can change that below or in the settings.",
  } satisfies Record<Hindrance, string>,
  /** How writing into the page ended. What says that it is copied is shown once it is. */
  outcomes: {
    written: "Done. Undo, or Ctrl+Z in the page, brings your text back.",
    changed: "The text in the page changed since you took it, so nothing was replaced.",
    unfocused: "The page was not clicked into, so nothing was replaced.",
    gone: "The field is gone, so nothing was replaced.",
    refused: "The page did not accept the text. Yours is unchanged.",
    "too-long": "The field takes fewer characters than the rewrite has, so nothing was replaced.",
    altered: "The page changed the text. Press Ctrl+Z there; your own text is in the draft above.",
  } satisfies Record<Outcome, string>,
  clickThere: "Click into the page to put the text in its place.",
  pageGone: "That page was closed or left, so nothing was replaced.",
  undone: "Undone. Your text is back.",
  notUndone: "The page changed since, so nothing was undone. Press Ctrl+Z in the page.",
  copiedInstead: "The rewrite is copied: paste it where you want it.",
  copied: "Copied.",
  notCopied: "Chrome did not let the text be copied. Select it and press Ctrl+C.",
  insertAnyway: "Replace anyway",
  rewriting: "Rewriting.",
  starting: "Starting…",
  stopped: "Stopped. You can keep the text so far.",
  lost: (count: number) =>
    `Connection lost after ${words(count)}. The received text is kept. Press Rewrite to try again.`,
  checkLost: "The check broke off before its answer. Check again; nothing is lost of your text.",
  request: (id: string) => `Request ${id}`,
  retryAfter: (seconds: number) => `Try again in ${figures.format(seconds)} s.`,
  defaultVoice: "Default voice",
  ownVoice: (name: string, isDefault: boolean) => (isDefault ? `${name} (default)` : name),
  site: (site: string) => `On ${site.replace(/^https?:\/\//, "")}`,
  noPermission: "Chrome did not grant permission for this site, so nothing was turned on.",
  busy: "A rewrite is running, so the new text was not taken. Stop it, or wait, and start again.",
  openAgain: "Reload the page to see it there.",
} as const;
