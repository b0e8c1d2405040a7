import { AccountDeletion, AddressChange, ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import * as z from "zod/mini";
import { normalEmail } from "../../accounts/account-table.ts";
import { looksLikeEmail } from "../../runtime/email-address.ts";
import { deleteAccount } from "../../accounts/delete-account.ts";
import { exportAccount } from "../../accounts/export-account.ts";
import type { AccountServices } from "../account-services.ts";
import type { AppDeps, AppEnv } from "../context.ts";
import type { Mails } from "../../accounts/mail/mails.ts";
import { accountIdOf, emailOf, foundOr404, mountAccountPath, readBody } from "../mounting/mount-account-path.ts";
import { createReauthenticate } from "../mounting/reauthenticate.ts";

const NewAddressBody = z.extend(AddressChange, {
  email: AddressChange.shape.email.check(z.refine(looksLikeEmail, "must be an email address")),
});

type OwnAccountServices = Pick<
  AccountServices,
  "db" | "accounts" | "attempts" | "billing" | "mails" | "newAddress" | "methods" | "voices" | "terms"
>;

/**
 * `GET /api/account/export`, `GET /api/account/sign-ins` and what takes one away, `POST /api/account/email`,
 * `DELETE /api/account`; the last two ask for the password again, or
 * for a sign-in of the last ten minutes where an account has none.
 */
export const mountOwnAccount = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  { db, accounts, attempts, billing, mails, methods, newAddress, voices, terms }: OwnAccountServices,
): void => {
  const reauthenticate = createReauthenticate(deps, { accounts, attempts });

  // A taken address is answered like a free one; only its mail is missing.
  const askNewAddress = async (accountId: string, from: string, email: string, sender: Mails): Promise<void> => {
    const to = normalEmail(email);
    await sender.ask(to);
    const taken = await db.read("SELECT id FROM account WHERE email = $1", [to]);
    const token = await newAddress.tokenFor({ accountId, from, to });
    if (taken.length === 0) sender.confirmNewAddress(to, token, from);
  };

  mountAccountPath(app, deps, "/api/account/export", "session", {
    GET: async (c) => {
      c.var.headers["content-disposition"] = 'attachment; filename="rewrite-service-account.json"';
      return c.json(await exportAccount(db, voices, terms, accountIdOf(c)));
    },
  });
  mountAccountPath(app, deps, "/api/account/email", "session", {
    POST: async (c) => {
      const { email, password } = await readBody(c, NewAddressBody);
      const accountId = await reauthenticate(c, password);
      if (mails !== null) {
        await askNewAddress(accountId, emailOf(c), email, mails);
        return c.json({ sent: true }, 202);
      }
      if (!(await accounts.changeEmail(accountId, email, { proved: false }))) {
        throw new ServiceError("invalid_request", { details: [{ path: "email", message: "cannot be used" }] });
      }
      await accounts.endSessions(accountId);
      return c.body(null, 204);
    },
  });
  mountAccountPath(app, deps, "/api/account/sign-ins", "session", {
    GET: async (c) => c.json({ items: await methods.list(accountIdOf(c)) }),
  });
  mountAccountPath(app, deps, "/api/account/sign-ins/:provider", "session", {
    DELETE: async (c) => {
      const outcome = await methods.remove(accountIdOf(c), c.req.param("provider") ?? "");
      if (outcome === "the only one") {
        const message = "This is the only way to sign in to your account. Add another one first.";
        throw new ServiceError("invalid_request", { message });
      }
      foundOr404(outcome === "removed");
      return c.body(null, 204);
    },
  });
  mountAccountPath(app, deps, "/api/account", "session", {
    DELETE: async (c) => {
      const { password } = await readBody(c, AccountDeletion);
      const accountId = await reauthenticate(c, password);
      // A subscription of an account that is gone would be paid on and on, so it ends first or the account stays.
      await billing?.shop?.subscriptions.end(accountId);
      await deleteAccount(db, accountId);
      return c.body(null, 204);
    },
  });
};
