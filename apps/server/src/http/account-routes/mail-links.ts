import type { Hono } from "hono";
import type { AddressWish } from "../../accounts/sign-in/new-address.ts";
import type { AccountServices } from "../account-services.ts";
import type { AppDeps, AppEnv } from "../context.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { blockOf } from "../request/password-tries.ts";
import { readForm } from "../request/read-form.ts";
import { escapeHtml, htmlPage } from "../pages/page.ts";

const PATH = "/confirm-email";
const TITLE = "Confirm your new email address";
const DONE = "Your new email address is confirmed";
const TOKEN_CHARACTERS_MAX = 2_000;
const TRIES_MAX = 30;

/**
 * The page behind the mail to a new address, `/confirm-email`. It names both addresses, so that nobody gives theirs to a
 * stranger's account. Opening it changes nothing; the button does, by the token and without a cookie or a script.
 */
export const mountMailLinks = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  services: Pick<AccountServices, "accounts" | "table" | "attempts" | "newAddress" | "mails">,
): void => {
  const { accounts, attempts, newAddress, table, mails } = services;

  const change = async (token: string): Promise<boolean> => {
    const wish = await newAddress.use(token);
    const account = wish === null ? null : await table.byId(wish.accountId);
    if (wish === null || account === null || account.email !== wish.from) return false;
    if (!(await accounts.changeEmail(account.id, wish.to, { proved: true }))) return false;
    await accounts.endSessions(account.id);
    mails?.addressChanged(wish.from);
    return true;
  };

  app.get(PATH, async (c) => {
    c.var.headers["cache-control"] = "no-store";
    const token = (c.req.query("token") ?? "").slice(0, TOKEN_CHARACTERS_MAX);
    const wish = await newAddress.look(token);
    return wish === null ? c.html(OVER, 400) : c.html(form(token, wish));
  });
  app.post(PATH, async (c) => {
    c.var.headers["cache-control"] = "no-store";
    await attempts.take("mail-link", blockOf(c, deps), TRIES_MAX);
    if (!(await change((await readForm(c)).get("token") ?? ""))) return c.html(OVER, 400);
    return c.html(htmlPage(DONE, `<h1>${DONE}</h1><p><a href="/signin">Sign in</a></p>`));
  });
  app.all(PATH, methodNotAllowed(["GET", "HEAD", "POST"]));
};

const form = (token: string, { from, to }: AddressWish): string =>
  htmlPage(
    TITLE,
    `<h1>${TITLE}</h1>
<p>The account <strong>${escapeHtml(from)}</strong> will use the email address <strong>${escapeHtml(to)}</strong>. Confirm only if this account is yours.</p>
<form method="post" action="${PATH}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<p><button type="submit">Confirm</button></p></form>`,
  );

const OVER = htmlPage(
  TITLE,
  `<h1>${TITLE}</h1><p role="alert">This link has been used or has expired. Sign in to get a new one.</p>
<p><a href="/signin">Sign in</a></p>`,
);
