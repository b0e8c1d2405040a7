import { ServiceError } from "@rewrite-service/contract";
import type { AccountServices } from "../account-services.ts";
import type { AppContext, AppDeps } from "../context.ts";
import { blockOf, passwordTries } from "../request/password-tries.ts";
import { accountIdOf, emailOf } from "./mount-account-path.ts";

/** How long after signing in by a provider an account without a password may still be changed. */
const FRESH_MS = 600_000;

/**
 * Asks a signed-in person for the password again, or for a sign-in of the last ten minutes where the account has none.
 * Answers with the account's id.
 */
export const createReauthenticate = (
  deps: AppDeps,
  { accounts, attempts }: Pick<AccountServices, "accounts" | "attempts">,
) => {
  const requireFresh = async (c: AppContext, accountId: string): Promise<void> => {
    if (await accounts.hasPassword(accountId)) {
      throw new ServiceError("invalid_request", { details: [{ path: "password", message: "is needed" }] });
    }
    const since = await accounts.signedInAt(c.req.raw.headers);
    if (since !== null && deps.clock.now() - since < FRESH_MS) return;
    throw new ServiceError("sign_in_required", {
      message: "Sign out, sign in again, and repeat this within ten minutes.",
    });
  };

  /** @throws ServiceError `sign_in_required`, `invalid_request`, or `rate_limited` after ten wrong passwords. */
  return async (c: AppContext, password: string | undefined): Promise<string> => {
    const accountId = accountIdOf(c);
    if (password === undefined) {
      await requireFresh(c, accountId);
      return accountId;
    }
    const tries = passwordTries(emailOf(c), blockOf(c, deps));
    const right = await attempts.guess(tries, () => accounts.verifyPassword(accountId, password));
    if (right !== null) return accountId;
    throw new ServiceError("sign_in_required", { message: "That password isn't correct." });
  };
};
