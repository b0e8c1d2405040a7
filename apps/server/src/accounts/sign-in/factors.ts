import type { PasskeyEntry } from "@rewrite-service/contract";
import type { Database } from "../../database/database.ts";

/** Name of the refusal of a passkey that asked for neither a PIN nor a finger nor a face. */
export const NOT_VERIFIED = "USER_NOT_VERIFIED";

interface PasskeyRow {
  id: string;
  name: string | null;
  backedUp: boolean | number;
  createdAt: string | Date;
}

const listSql = `SELECT id, name, "backedUp", "createdAt" FROM auth_passkey WHERE "userId" = $1 ORDER BY "createdAt", id`;

/** The second factor and the passkeys of accounts, as the sign-in library keeps them. */
export const createFactors = (db: Database) => ({
  /** Whether a password alone does not sign in. */
  isOn: async (accountId: string): Promise<boolean> => {
    const [user] = await db.read<{ on: boolean | number | null }>(
      `SELECT "twoFactorEnabled" AS "on" FROM auth_user WHERE id = $1`,
      [accountId],
    );
    return Boolean(user?.on);
  },

  passkeys: async (accountId: string): Promise<PasskeyEntry[]> =>
    (await db.read<PasskeyRow>(listSql, [accountId])).map(({ id, name, backedUp, createdAt }) => ({
      id,
      name: name ?? "",
      synced: Boolean(backedUp),
      since: new Date(createdAt).toISOString(),
    })),

  /** False where the account has no such passkey. */
  rename: async (accountId: string, id: string, name: string): Promise<boolean> =>
    (await db.run(`UPDATE auth_passkey SET name = $3 WHERE id = $1 AND "userId" = $2`, [id, accountId, name])) > 0,

  /** Takes a passkey away. @returns its name; null where the account has no such passkey. */
  remove: async (accountId: string, id: string): Promise<string | null> => {
    const rows = await db.rows<{ name: string | null }>(
      `DELETE FROM auth_passkey WHERE id = $1 AND "userId" = $2 RETURNING name`,
      [id, accountId],
    );
    return rows[0] === undefined ? null : (rows[0].name ?? "");
  },

  /**
   * Takes the second factor and every passkey from an account whose person has lost the device, and ends its sessions, which
   * may be open on it.
   *
   * @returns what there was.
   */
  reset: (accountId: string): Promise<{ twoStep: boolean; passkeys: number }> =>
    db.transaction(async (statements) => {
      const own = [accountId];
      const twoStep = (await statements.run(`DELETE FROM auth_two_factor WHERE "userId" = $1`, own)) > 0;
      await statements.run(`UPDATE auth_user SET "twoFactorEnabled" = NULL WHERE id = $1`, own);
      const passkeys = await statements.run(`DELETE FROM auth_passkey WHERE "userId" = $1`, own);
      await statements.run(`DELETE FROM auth_session WHERE "userId" = $1`, own);
      return { twoStep, passkeys };
    }),
});

export type Factors = ReturnType<typeof createFactors>;
