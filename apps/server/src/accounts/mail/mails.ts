import type { MailAllowance } from "./mail-allowance.ts";
import type { Letter, Postbox } from "./postbox.ts";

/** The mails that the service sends, each to one person about their own account. */
export interface Mails {
  /** Takes one of the few mails of an address, before one of the first four below. @throws ServiceError `rate_limited`. */
  ask(to: string): Promise<void>;
  confirmAddress(to: string, token: string): void;
  /** To somebody whose address was used to sign up once more. */
  alreadyRegistered(to: string): void;
  resetPassword(to: string, token: string): void;
  /** `from` is the account's present address. */
  confirmNewAddress(to: string, token: string, from: string): void;
  passwordChanged(to: string): void;
  /** To the old address. */
  addressChanged(to: string): void;
  /** `what` is a sentence about two-step sign-in or a passkey. */
  signInChanged(to: string, what: string): void;
  keyMade(to: string, key: { name: string; machine: string | null }): void;
}

const oneLine = (text: string): string =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, 100);

interface MailsDeps {
  postbox: Pick<Postbox, "post">;
  allowance: MailAllowance;
  appUrl: URL;
}

type Post = (to: string, subject: string, ...paragraphs: string[]) => void;

/** Mails as plain text with links to pages of ours. Of what a stranger typed only a confirmed address may be in them. */
export const createMails = ({ postbox, allowance, appUrl }: MailsDeps): Mails => {
  const page = (path: string, token?: string): string => {
    const url = new URL(path, appUrl);
    if (token !== undefined) url.searchParams.set("token", token);
    return url.href;
  };
  const post: Post = (to, subject, ...paragraphs) => {
    const letter: Letter = {
      to,
      subject,
      text: `${[...paragraphs, `Rewrite Service\n${appUrl.origin}`].join("\n\n")}\n`,
    };
    postbox.post(letter);
  };
  const notify: Post = (to, ...letter) => allowance.whenFree(to, () => post(to, ...letter));
  return { ask: (to) => allowance.ask(to), ...askedFor(post, page), ...notices(notify, page("/account")) };
};

/** What somebody gets whom the operator invites. It is no answer to anything, so it says who it is from. */
export const invitation = (to: string, url: string, appUrl: URL): Letter => ({
  to,
  subject: "You're invited to Rewrite Service",
  text: [
    `The admin of ${appUrl.host} has invited you to create an account. Open this page within 14 days. The link works once, for this email address:\n${url}`,
    "It adapts your drafts to where you're sending them and checks every number, date and link. Not expecting this? You can ignore it.",
    `Rewrite Service\n${appUrl.origin}\n`,
  ].join("\n\n"),
});

const IGNORE = "If you didn't ask for this, ignore this email and nothing will change.";

/** What somebody asked for by typing an address. */
const askedFor = (
  post: Post,
  page: (path: string, token?: string) => string,
): Pick<Mails, "confirmAddress" | "alreadyRegistered" | "resetPassword" | "confirmNewAddress"> => ({
  confirmAddress: (to, token) =>
    post(
      to,
      "Confirm your email address",
      `Someone signed up with this email address. If it was you, open this page within a day and choose a password:\n${page("/verify-email", token)}`,
      "Once you choose a password there, any earlier one stops working. The link works once.",
      IGNORE,
    ),
  alreadyRegistered: (to) =>
    post(
      to,
      "You already have an account",
      `Someone signed up with this email address, which already has an account. Sign in or reset your password here:\n${page("/signin")}`,
      "If this wasn't you, ignore this email. Nothing has changed.",
    ),
  resetPassword: (to, token) =>
    post(
      to,
      "Set a new password",
      `To set a new password, open this page within an hour. The link works once:\n${page("/reset-password", token)}`,
      IGNORE,
    ),
  confirmNewAddress: (to, token, from) =>
    post(
      to,
      "Confirm your new email address",
      `Someone asked to change the email address of the account ${oneLine(from)} to this one. If it's your account, open this page within an hour and press Confirm:\n${page("/confirm-email", token)}`,
      IGNORE,
    ),
});

/** What nobody asked for, and its reader must learn. */
const notices = (
  notify: Post,
  account: string,
): Pick<Mails, "passwordChanged" | "addressChanged" | "signInChanged" | "keyMade"> => ({
  passwordChanged: (to) =>
    notify(
      to,
      "Your password was changed",
      "Your password was changed, and you've been signed out everywhere else.",
      `If this wasn't you, set a new password and check your API keys:\n${account}`,
    ),
  addressChanged: (to) =>
    notify(
      to,
      "Your email address was changed",
      "Your email address was changed, and you've been signed out everywhere.",
      "If this wasn't you, tell the admin of this server.",
    ),
  signInChanged: (to, what) =>
    notify(
      to,
      "Your sign-in settings were changed",
      what,
      `If this wasn't you, set a new password, and check your passkeys and two-step sign-in here:\n${account}`,
    ),
  keyMade: (to, { name, machine }) =>
    notify(
      to,
      "A new API key was created",
      machine === null
        ? `A key named "${oneLine(name)}" was created in your account. It can use your allowance.`
        : `The device "${oneLine(machine)}" was signed in to your account. Its key can use your allowance.`,
      `See and revoke your API keys here:\n${account}`,
    ),
});
