import type { Config } from "../../config/config.ts";
import type { AccountTable } from "../account-table.ts";
import type { Accounts } from "./accounts.ts";

/**
 * Makes the account of `ADMIN_EMAIL` on the first start. @returns the link under which its person sets a password, to be
 * shown once on the operator's terminal; null when there is nothing to make.
 */
export const createFirstAdmin = async (
  config: Pick<Config, "accounts">,
  table: AccountTable,
  accounts: Accounts,
): Promise<string | null> => {
  const email = config.accounts.adminEmail;
  if (email === null || (await table.byEmail(email)) !== null) return null;
  const account = await accounts.create({ email, admin: true });
  return account === null ? null : accounts.resetLink(account);
};
