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
  subject: "You are invited to Rewrite Service",
  text: [
    `The operator of ${appUrl.host} invites you to make an account there. Open this page within 14 days; it works once, for this address:\n${url}`,
    "It rewrites what you write for the place where you send it, and checks every figure, date and link. If you did not expect this, do nothing.",
    `Rewrite Service\n${appUrl.origin}\n`,
  ].join("\n\n"),
});

const IGNORE = "If this was not you, do nothing: without the link nothing happens.";

/** What somebody asked for by typing an address. */
const askedFor = (
  post: Post,
  page: (path: string, token?: string) => string,
): Pick<Mails, "confirmAddress" | "alreadyRegistered" | "resetPassword" | "confirmNewAddress"> => ({
  confirmAddress: (to, token) =>
    post(
      to,
      "Confirm your address",
      `Somebody signed up with this address. If it was you, open this page within a day and choose your password:\n${page("/verify-email", token)}`,
      "A password that was chosen before does not count. The link works once.",
      IGNORE,
    ),
  alreadyRegistered: (to) =>
    post(
      to,
      "You have an account already",
      `Somebody signed up with this address, which has an account. Sign in, or ask for a new password, here:\n${page("/signin")}`,
      "If this was not you, do nothing: your account is as it was.",
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
      "Confirm your new address",
      `The account of ${oneLine(from)} wants to use this address from now on. If that is your account, open this page within an hour and press Confirm:\n${page("/confirm-email", token)}`,
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
      "The password of your account was changed, and other sessions ended.",
      `If this was not you, set a new password and look at your keys:\n${account}`,
    ),
  addressChanged: (to) =>
    notify(
      to,
      "Your address was changed",
      "Your account now has another e-mail address, and every session has ended.",
      "If this was not you, tell the operator of this server.",
    ),
  signInChanged: (to, what) =>
    notify(
      to,
      "How you sign in was changed",
      what,
      `If this was not you, set a new password, and look at what is listed here:\n${account}`,
    ),
  keyMade: (to, { name, machine }) =>
    notify(
      to,
      "A new API key was made",
      machine === null
        ? `A key named "${oneLine(name)}" was made in your account. It can rewrite at your cost.`
        : `The device "${oneLine(machine)}" was signed in to your account. Its key can rewrite at your cost.`,
      `Keys are listed, and revoked at once, here:\n${account}`,
    ),
});
