import type { Hono } from "hono";
import type { Attempts } from "../../accounts/attempts.ts";
import type { AccountServices } from "../account-services.ts";
import type { AppDeps, AppEnv } from "../context.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { readForm } from "../request/read-form.ts";
import { escapeHtml, htmlPage } from "../pages/page.ts";

const TOKEN_CHARACTERS_MAX = 2_000;
const TRIES_MAX = 30;

/**
 * The pages behind the links of mails: `/verify-email` and `/confirm-email`. Opening one changes nothing, because programs
 * open the links of mails too; the button does. The token allows it, not a cookie, and no script is needed.
 */
export const mountMailLinks = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  services: Pick<AccountServices, "accounts" | "table" | "attempts" | "newAddress" | "mails">,
): void => {
  const { accounts, newAddress, table, mails } = services;

  const useNewAddress = async (token: string): Promise<boolean> => {
    const wish = newAddress.wishIn(token);
    const account = wish === null ? null : await table.byId(wish.accountId);
    // Once used, `from` is no longer the address, so the token is good once.
    if (wish === null || account === null || account.email !== wish.from) return false;
    if (!(await accounts.changeEmail(account.id, wish.to, { proved: true }))) return false;
    await accounts.endSessions(account.id);
    mails?.addressChanged(wish.from);
    return true;
  };

  mountConfirmation(app, deps, services.attempts, {
    path: "/verify-email",
    title: "Confirm your address",
    done: "Your address is confirmed",
    use: (token) => accounts.verifyEmail(token),
  });
  mountConfirmation(app, deps, services.attempts, {
    path: "/confirm-email",
    title: "Confirm your new address",
    done: "Your new address is confirmed",
    use: useNewAddress,
  });
};

interface Confirmation {
  path: string;
  title: string;
  done: string;
  /** Uses the token up; false when it is not good. */
  use: (token: string) => Promise<boolean>;
}

const mountConfirmation = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  attempts: Attempts,
  { path, title, done, use }: Confirmation,
): void => {
  const form = (token: string): string =>
    htmlPage(
      title,
      `<h1>${title}</h1>
<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<p><button type="submit">Confirm</button></p></form>`,
    );
  const over = htmlPage(
    title,
    `<h1>${title}</h1><p role="alert">This link has been used or is over. Sign in to get a new one.</p>
<p><a href="/signin">Sign in</a></p>`,
  );
  app.get(path, (c) => {
    c.var.headers["cache-control"] = "no-store";
    return c.html(form((c.req.query("token") ?? "").slice(0, TOKEN_CHARACTERS_MAX)));
  });
  app.post(path, async (c) => {
    c.var.headers["cache-control"] = "no-store";
    await attempts.take("mail-link", deps.blockOf(deps.clientAddress(c.env?.incoming)), TRIES_MAX);
    if (!(await use((await readForm(c)).get("token") ?? ""))) return c.html(over, 400);
    return c.html(htmlPage(done, `<h1>${done}</h1><p><a href="/signin">Sign in</a></p>`));
  });
  app.all(path, methodNotAllowed(["GET", "HEAD", "POST"]));
};
