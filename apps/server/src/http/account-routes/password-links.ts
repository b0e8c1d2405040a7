import type { Hono } from "hono";
import type { LinkPurpose } from "../../accounts/sign-in/links.ts";
import {
  PASSWORD_CHARACTERS_MAX,
  PASSWORD_CHARACTERS_MIN,
  passwordProblem,
} from "../../accounts/sign-in/password-rules.ts";
import type { AccountServices } from "../account-services.ts";
import type { AppDeps, AppEnv } from "../context.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { blockOf } from "../request/password-tries.ts";
import { readForm } from "../request/read-form.ts";
import { escapeHtml, htmlPage } from "../pages/page.ts";

const TRIES_MAX = 30;
const TOKEN_CHARACTERS_MAX = 200;

interface PasswordPage {
  path: string;
  purposes: readonly LinkPurpose[];
  title: string;
  /** Said above the field. */
  lead: string;
  label: string;
  button: string;
  done: string;
}

const PAGES: readonly PasswordPage[] = [
  {
    path: "/reset-password",
    purposes: ["reset", "operator"],
    title: "Set a password",
    lead: "You'll be signed out everywhere else.",
    label: "New password",
    button: "Set password",
    done: "Your password is set",
  },
  {
    path: "/verify-email",
    purposes: ["confirm"],
    title: "Confirm your email address",
    lead: "Choose a password for your account. It replaces any earlier one.",
    label: "Password",
    button: "Confirm",
    done: "Your email address is confirmed",
  },
];

/**
 * The pages behind the links that set a password: a reset, and the confirmation of a first address. Opening one changes
 * nothing, because programs open the links of mails too; the button does. They need no script, and the token in the form
 * allows the change, not a cookie.
 */
export const mountPasswordLinks = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  services: Pick<AccountServices, "accounts" | "attempts" | "mails">,
): void => {
  for (const page of PAGES) mountPage(app, deps, services, page);
};

const mountPage = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  { accounts, attempts, mails }: Pick<AccountServices, "accounts" | "attempts" | "mails">,
  page: PasswordPage,
): void => {
  const { path, purposes } = page;
  app.get(path, (c) => {
    c.var.headers["cache-control"] = "no-store";
    return c.html(form(page, (c.req.query("token") ?? "").slice(0, TOKEN_CHARACTERS_MAX), null));
  });
  app.post(path, async (c) => {
    c.var.headers["cache-control"] = "no-store";
    await attempts.take("password-link", blockOf(c, deps), TRIES_MAX * (deps.server.loopback ? 100 : 1));
    const fields = await readForm(c);
    const [token, password] = [fields.get("token") ?? "", fields.get("password") ?? ""];
    const problem = passwordProblem(password);
    if (problem !== null) return c.html(form(page, token, problem), 400);
    const set = await accounts.setPassword(purposes, token, password);
    if (set === null) return c.html(over(page), 400);
    if (set.purpose !== "confirm") mails?.passwordChanged(set.email);
    return c.html(htmlPage(page.done, `<h1>${page.done}</h1><p><a href="/signin">Sign in</a></p>`));
  });
  app.all(path, methodNotAllowed(["GET", "HEAD", "POST"]));
};

const form = ({ path, title, lead, label, button }: PasswordPage, token: string, problem: string | null): string =>
  htmlPage(
    title,
    `<h1>${title}</h1><p>${lead}</p>${problem === null ? "" : `<p role="alert">${escapeHtml(problem)}</p>`}
<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<p><label>${label}, ${PASSWORD_CHARACTERS_MIN} characters or more<br>
<input type="password" name="password" autocomplete="new-password" required minlength="${PASSWORD_CHARACTERS_MIN}" maxlength="${PASSWORD_CHARACTERS_MAX}"></label></p>
<p><button type="submit">${button}</button></p></form>`,
  );

const over = ({ title }: PasswordPage): string =>
  htmlPage(
    title,
    `<h1>${title}</h1><p role="alert">This link has been used or has expired. Ask for a new one.</p>
<p><a href="/forgot-password">Ask for a new link</a></p>`,
  );
