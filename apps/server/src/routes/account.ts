import { ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import * as z from "zod/mini";
import type { Accounts } from "../accounts/accounts.ts";
import { looksLikeEmail } from "../accounts/account-table.ts";
import type { Attempts } from "../accounts/attempts.ts";
import { deleteAccount } from "../accounts/delete-account.ts";
import { exportAccount } from "../accounts/export-account.ts";
import type { AppContext, AppDeps, AppEnv } from "../app-context.ts";
import type { Database } from "../database/database.ts";
import { accountIdOf, mountPath, readBody } from "./signed-in.ts";

const TRIES_MAX = 10;
const Password = z.string().check(z.minLength(1), z.maxLength(200));
const Deletion = z.strictObject({ password: Password });
const NewEmail = z.strictObject({
  email: z.string().check(z.trim(), z.refine(looksLikeEmail, "must be an e-mail address")),
  password: Password,
});

export interface AccountParts {
  db: Database;
  accounts: Accounts;
  attempts: Attempts;
}

/** `GET /api/account/export`, `POST /api/account/email`, `DELETE /api/account`; the last two ask for the password again. */
export const createAccountRoute = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  { db, accounts, attempts }: AccountParts,
): void => {
  const reauthenticate = async (c: AppContext, password: string): Promise<string> => {
    const accountId = accountIdOf(c);
    await attempts.take("password", accountId, TRIES_MAX);
    if (await accounts.verifyPassword(accountId, password)) return accountId;
    throw new ServiceError("sign_in_required", { message: "The password is not right." });
  };

  mountPath(app, deps, "/api/account/export", "session", {
    GET: async (c) => {
      c.var.headers["content-disposition"] = 'attachment; filename="rewrite-service-account.json"';
      return c.json(await exportAccount(db, accountIdOf(c)));
    },
  });
  mountPath(app, deps, "/api/account/email", "session", {
    POST: async (c) => {
      const { email, password } = await readBody(c, NewEmail);
      const accountId = await reauthenticate(c, password);
      if (!(await accounts.changeEmail(accountId, email))) {
        throw new ServiceError("invalid_request", { details: [{ path: "email", message: "cannot be used" }] });
      }
      await accounts.endSessions(accountId);
      return c.body(null, 204);
    },
  });
  mountPath(app, deps, "/api/account", "session", {
    DELETE: async (c) => {
      const { password } = await readBody(c, Deletion);
      await deleteAccount(db, await reauthenticate(c, password));
      return c.body(null, 204);
    },
  });
};
