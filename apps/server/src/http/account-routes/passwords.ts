import { ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import { looksLikeEmail } from "../../runtime/email-address.ts";
import { checkPassword } from "../../accounts/sign-in/password-rules.ts";
import type { AccountServices } from "../account-services.ts";
import type { AppDeps, AppEnv } from "../context.ts";
import {
  guessPassword,
  libraryAnswer,
  libraryRequest,
  mountAuthPath,
  takeFromBlock,
} from "../mounting/mount-auth-path.ts";

/** `/api/auth/change-password`, `/request-password-reset` and `/reset-password`. */
export const mountPasswords = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  { accounts, table, attempts, mails }: Pick<AccountServices, "accounts" | "table" | "attempts" | "mails">,
): void => {
  mountAuthPath(app, deps, "change-password", async (c, body) => {
    checkPassword(body.newPassword);
    // Asked before, because the change replaces the session.
    const known = await accounts.read(c.req.raw.headers);
    if (known?.kind !== "account") throw new ServiceError("sign_in_required");
    const sent = { ...body, revokeOtherSessions: true };
    const response = await guessPassword(c, deps, attempts, {
      email: known.email,
      ask: () => accounts.handle(libraryRequest(c, deps, sent), "none"),
      isRight: (answer) => Promise.resolve(answer.ok),
    });
    const answer = await libraryAnswer(response);
    await accounts.endLinks(known.accountId);
    mails?.passwordChanged(known.email);
    return answer;
  });

  // The same answer for every address, after the same work; only the mail is missing where nobody has the address.
  mountAuthPath(app, deps, "request-password-reset", async (c, { email }) => {
    if (mails === null) {
      throw new ServiceError("not_found", {
        message: "This server doesn't send email. Ask its admin for a reset link.",
      });
    }
    if (!looksLikeEmail(email)) {
      throw new ServiceError("invalid_request", { details: [{ path: "email", message: "must be an email address" }] });
    }
    await takeFromBlock(c, deps, attempts, "costs a hash");
    await mails.ask(email);
    const account = await table.byEmail(email);
    const token = await accounts.linkToken("reset", account);
    if (account !== null) mails.resetPassword(account.email, token);
    return c.json({ status: true });
  });

  mountAuthPath(app, deps, "reset-password", async (c, { token, newPassword }) => {
    await takeFromBlock(c, deps, attempts, "costs a hash");
    const set = await accounts.setPassword(["reset", "operator"], token, newPassword);
    if (set === null) {
      throw new ServiceError("invalid_request", {
        message: "This link has been used or has expired. Ask for a new one.",
      });
    }
    mails?.passwordChanged(set.email);
    return c.json({ status: true });
  });
};
