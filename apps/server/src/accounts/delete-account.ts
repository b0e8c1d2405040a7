import type { Database } from "../database/database.ts";
import { endLinks } from "./sign-in/links.ts";

/**
 * Deletes an account and all that hangs on it, in one transaction: keys, sessions, second factors, passkeys, templates, voices, words that always stay, connections,
 * links, invitations to its address and its part of the ledger. A stream that is still running finds its hold gone and ends.
 */
export const deleteAccount = (db: Database, accountId: string): Promise<boolean> =>
  db.transaction(async (statements) => {
    const own = [accountId];
    await statements.run("DELETE FROM entry WHERE fund_id IN (SELECT id FROM fund WHERE owner = $1)", own);
    await statements.run("DELETE FROM hold WHERE owner = $1", own);
    await statements.run("DELETE FROM fund WHERE owner = $1", own);
    await statements.run("DELETE FROM open_streams WHERE owner = $1", own);
    await statements.run("DELETE FROM invite WHERE email = (SELECT email FROM account WHERE id = $1)", own);
    await endLinks(statements, accountId);
    await statements.run("DELETE FROM auth_user WHERE id = $1", own);
    // Everything else refers to the account and goes with it.
    return (await statements.run("DELETE FROM account WHERE id = $1", own)) > 0;
  });
