import { randomUUID } from "node:crypto";
import type { Clock } from "../../runtime/clock.ts";
import type { Database, Statements } from "../../database/database.ts";
import { endLinks, type LinkPurpose, type Links } from "./links.ts";
import { checkPassword } from "./password-rules.ts";
import type { Passwords } from "./passwords.ts";

interface SetPasswordDeps {
  db: Database;
  clock: Clock;
  links: Links;
  passwords: Passwords;
}

/** An account whose person has just set a password by a link. */
export interface PasswordSet {
  email: string;
  purpose: LinkPurpose;
}

/** These came by mail, so whoever uses one reads the mail of that address. */
const PROVES_ADDRESS: ReadonlySet<LinkPurpose> = new Set(["confirm", "reset"]);

/**
 * Uses up a link that sets a password, in one transaction: the password is the one given now, never one of before, and
 * every session and every other link of the account ends. Where this proves the address for the first time, whoever had
 * the account until then may have been somebody else, so their keys, connected accounts, second factor and other ways to
 * sign in end too. Elsewhere a second factor stays: whoever reads the mail has only one of the two.
 *
 * @returns null when the link is unknown, used or over. @throws ServiceError for a password that cannot be taken, with
 * the link still good.
 */
export const createSetPassword =
  ({ db, clock, links, passwords }: SetPasswordDeps) =>
  async (purposes: readonly LinkPurpose[], token: string, password: string): Promise<PasswordSet | null> => {
    checkPassword(password);
    // Asked first, so that a made-up link costs no hash.
    if ((await links.look(purposes, token)) === null) return null;
    const hash = await passwords.hash(password);
    return db.transaction(async (statements) => {
      const link = await links.use(statements, purposes, token);
      if (link === null) return null;
      const { accountId, purpose } = link;
      const [user] = await statements.rows<{ email: string; emailVerified: boolean | number }>(
        `SELECT email, "emailVerified" FROM auth_user WHERE id = $1`,
        [accountId],
      );
      if (user === undefined) return null;
      const now = clock.now();
      if (PROVES_ADDRESS.has(purpose) && !user.emailVerified) await endOtherWaysIn(statements, accountId, now);
      await writePassword(statements, { accountId, hash, at: new Date(now).toISOString() });
      await statements.run(`DELETE FROM auth_session WHERE "userId" = $1`, [accountId]);
      await endLinks(statements, accountId);
      return { email: user.email, purpose };
    });
  };

/** The two databases write truth differently, and both know what a comparison is. */
const TRUE = "(1 = 1)";

const endOtherWaysIn = async (statements: Statements, accountId: string, now: number): Promise<void> => {
  await statements.run(`UPDATE auth_user SET "emailVerified" = ${TRUE} WHERE id = $1`, [accountId]);
  await statements.run(`DELETE FROM auth_identity WHERE "userId" = $1 AND "providerId" <> 'credential'`, [accountId]);
  await statements.run(`UPDATE auth_user SET "twoFactorEnabled" = NULL WHERE id = $1`, [accountId]);
  await statements.run(`DELETE FROM auth_two_factor WHERE "userId" = $1`, [accountId]);
  await statements.run(`DELETE FROM auth_passkey WHERE "userId" = $1`, [accountId]);
  await statements.run("UPDATE api_key SET revoked_at = $2 WHERE owner = $1 AND revoked_at IS NULL", [accountId, now]);
  await statements.run("DELETE FROM connection WHERE owner = $1", [accountId]);
};

const writePassword = async (
  statements: Statements,
  { accountId, hash, at }: { accountId: string; hash: string; at: string },
): Promise<void> => {
  const changed = await statements.run(
    `UPDATE auth_identity SET password = $2, "updatedAt" = $3 WHERE "userId" = $1 AND "providerId" = 'credential'`,
    [accountId, hash, at],
  );
  if (changed > 0) return;
  await statements.run(
    `INSERT INTO auth_identity (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
     VALUES ($1, $2, 'credential', $2, $3, $4, $4)`,
    [randomUUID(), accountId, hash, at],
  );
};
