import type { Hono } from "hono";
import {
  PASSWORD_CHARACTERS_MAX,
  PASSWORD_CHARACTERS_MIN,
  passwordProblem,
} from "../../accounts/sign-in/password-rules.ts";
import type { AccountServices } from "../account-services.ts";
import type { AppDeps, AppEnv } from "../context.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { readForm } from "../request/read-form.ts";
import { escapeHtml, htmlPage } from "../pages/page.ts";

const PATH = "/reset-password";
const TRIES_MAX = 10;

const form = (token: string, problem: string | null): string =>
  htmlPage(
    "Set a password",
    `<h1>Set a password</h1>${problem === null ? "" : `<p role="alert">${escapeHtml(problem)}</p>`}
<form method="post" action="${PATH}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<p><label>New password, ${PASSWORD_CHARACTERS_MIN} characters or more<br>
<input type="password" name="password" autocomplete="new-password" required minlength="${PASSWORD_CHARACTERS_MIN}" maxlength="${PASSWORD_CHARACTERS_MAX}"></label></p>
<p><button type="submit">Set the password</button></p></form>`,
  );

const done = htmlPage("The password is set", `<h1>The password is set</h1><p><a href="/signin">Sign in</a></p>`);

/** The page behind a reset link. It needs no script, and the token in it is what allows the change, not a cookie. */
export const mountResetPassword = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  { accounts, attempts }: Pick<AccountServices, "accounts" | "attempts">,
): void => {
  app.get(PATH, (c) => {
    c.var.headers["cache-control"] = "no-store";
    return c.html(form((c.req.query("token") ?? "").slice(0, 200), null));
  });
  app.post(PATH, async (c) => {
    c.var.headers["cache-control"] = "no-store";
    await attempts.take("reset", deps.blockOf(deps.clientAddress(c.env?.incoming)), TRIES_MAX);
    const fields = await readForm(c);
    const [token, password] = [fields.get("token") ?? "", fields.get("password") ?? ""];
    const refused = passwordProblem(password);
    if (refused !== null) return c.html(form(token, refused), 400);
    const request = new Request(new URL("/api/auth/reset-password", deps.server.appUrl), {
      method: "POST",
      headers: { "content-type": "application/json", origin: deps.server.appUrl.origin },
      body: JSON.stringify({ token, newPassword: password }),
    });
    const response = await accounts.handle(request, "none");
    if (response.status < 400) return c.html(done);
    return c.html(form(token, "This link has been used or is over. Ask for a new one."), 400);
  });
  app.all(PATH, methodNotAllowed(["GET", "HEAD", "POST"]));
};
