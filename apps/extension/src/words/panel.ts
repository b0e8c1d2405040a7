import type { Hindrance, Outcome } from "../messages.ts";

const figures = new Intl.NumberFormat("en");
const words = (count: number): string => `${figures.format(count)} ${count === 1 ? "word" : "words"}`;

/** Every sentence of the panel that is not in its page. */
export const panelWords = {
  words,
  from: (site: string) => (site === "" ? "Taken from this page." : `Taken from ${site.replace(/^https?:\/\//, "")}.`),
  empty: "Select text on a page and press Alt + R, or paste a draft here.",
  /** Why the text can only be copied, or why there is none. */
  hindrances: {
    "page-text": "This text isn’t in an editable field, so you can only copy the result.",
    "read-only": "This field can’t be edited, so you can only copy the result.",
    "other-site": "This field belongs to another site that’s embedded in the page. Copy the result and paste it there.",
    canvas: "Text can’t be inserted in this editor. Copy the result and paste it over your selection.",
    "partly-drawn": "This editor shows only part of a long text. Select the part to rewrite and try again.",
    sensitive: "Fields for passwords, cards and one-time codes are never read.",
    nothing: "Nothing is selected. Select text or click into a field, and try again.",
    "closed-page": "Chrome doesn’t let extensions read this page. Copy your text and paste it here.",
    paused: "The extension is paused here. You can change that below or in the settings.",
  } satisfies Record<Hindrance, string>,
  /** How writing into the page ended. What says that it is copied is shown once it is. */
  outcomes: {
    written: "Done. Undo brings your text back, and so does Ctrl or Cmd + Z in the page.",
    changed: "The text has changed since you selected it, so nothing was replaced.",
    unfocused: "You didn’t click into the page, so nothing was replaced.",
    gone: "The field is gone, so nothing was replaced.",
    refused: "The page didn’t accept the result. Your text is unchanged.",
    "too-long": "The result is too long for this field, so nothing was replaced.",
    altered:
      "The page altered the result. Press Ctrl or Cmd + Z in the page to undo; your original is in the draft above.",
  } satisfies Record<Outcome, string>,
  clickThere: {
    instead: "Click into the page to replace your text.",
    below: "Click into the page to insert the result below your text.",
  },
  pageGone: "That page is no longer open, so nothing was replaced.",
  undone: "Undone. Your text is back.",
  notUndone: "The page has changed since, so nothing was undone. Press Ctrl or Cmd + Z in the page.",
  copiedInstead: "The result has been copied. Paste it where you want it.",
  copied: "Copied.",
  notCopied: "Your browser didn’t allow copying. Select the text and press Ctrl or Cmd + C.",
  insertAnyway: "Replace anyway",
  rewriting: "Rewriting…",
  starting: "Starting…",
  stopped: "Stopped. You can keep the text so far.",
  lost: (count: number) =>
    count === 0
      ? "Connection lost. Press Rewrite to try again."
      : `Connection lost after ${words(count)}. The text so far is kept. This may have used a rewrite, and trying again may use another.`,
  checkLost: "The check was cut off. Try again; your text is unchanged.",
  request: (id: string) => `Error reference: ${id}`,
  retryAfter: (seconds: number) => `Try again in ${figures.format(seconds)} s.`,
  neutralVoice: "Neutral voice",
  defaultVoice: (name: string) => `${name} (default)`,
  /** Where the voices could not be read. */
  unknownVoice: "Default voice",
  site: (site: string) => `On ${site.replace(/^https?:\/\//, "")}`,
  noPermission: "Chrome didn’t grant permission for this site, so nothing was turned on.",
  busy: "A rewrite is still running. Stop it or let it finish, then select the new text again.",
  openAgain: "Reload the page to see the change.",
} as const;
