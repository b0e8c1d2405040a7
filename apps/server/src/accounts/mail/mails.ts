import type { Letter, Postbox } from "./postbox.ts";

/** The mails that the service sends, each to one person about their own account. */
export interface Mails {
  confirmAddress(to: string, token: string): void;
  /** To somebody whose address was used to sign up once more. */
  alreadyRegistered(to: string): void;
  resetPassword(to: string, token: string): void;
  passwordChanged(to: string): void;
  confirmNewAddress(to: string, token: string): void;
  /** To the old address. */
  addressChanged(to: string): void;
  keyMade(to: string, key: { name: string; machine: string | null }): void;
}

const oneLine = (text: string): string =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, 100);

/** Mails as plain text with links to pages of ours. Nothing that a stranger typed is in them. */
export const createMails = ({ postbox, appUrl }: { postbox: Pick<Postbox, "post">; appUrl: URL }): Mails => {
  const page = (path: string, token?: string): string => {
    const url = new URL(path, appUrl);
    if (token !== undefined) url.searchParams.set("token", token);
    return url.href;
  };
  const post = (to: string, subject: string, ...paragraphs: string[]): void => {
    const letter: Letter = {
      to,
      subject,
      text: `${[...paragraphs, `Rewrite Service\n${appUrl.origin}`].join("\n\n")}\n`,
    };
    postbox.post(letter);
  };
  const ignore = "If this was not you, do nothing: without the link nothing happens.";
  const act = `If this was not you, set a new password and look at your keys:\n${page("/account")}`;
  return {
    confirmAddress: (to, token) =>
      post(
        to,
        "Confirm your address",
        `Somebody signed up with this address. To finish, open this page within a day and press Confirm:\n${page("/verify-email", token)}`,
        ignore,
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
        `To set a new password, open this page within an hour:\n${page("/reset-password", token)}`,
        ignore,
      ),
    passwordChanged: (to) =>
      post(to, "Your password was changed", "The password of your account was changed, and other sessions ended.", act),
    confirmNewAddress: (to, token) =>
      post(
        to,
        "Confirm your new address",
        `To use this address for your account, open this page within an hour and press Confirm:\n${page("/confirm-email", token)}`,
        ignore,
      ),
    addressChanged: (to) =>
      post(
        to,
        "Your address was changed",
        "Your account now has another e-mail address, and every session has ended.",
        "If this was not you, tell the operator of this server.",
      ),
    keyMade: (to, { name, machine }) =>
      post(
        to,
        "A new API key was made",
        machine === null
          ? `A key named "${oneLine(name)}" was made in your account. It can rewrite at your cost.`
          : `The device "${oneLine(machine)}" was signed in to your account. Its key can rewrite at your cost.`,
        `Keys are listed, and revoked at once, here:\n${page("/account")}`,
      ),
  };
};
