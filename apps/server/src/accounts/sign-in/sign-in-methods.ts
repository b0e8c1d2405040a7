import type { SignInMethod } from "@rewrite-service/contract";
import type { Database } from "../../database/database.ts";

interface Row {
  providerId: string;
  createdAt: string | Date;
}

// The sign-in library calls an e-mail address with a password a credential.
const nameOf = (providerId: string): string => (providerId === "credential" ? "password" : providerId);

const rowsSql = `SELECT "providerId", "createdAt" FROM auth_identity WHERE "userId" = $1 ORDER BY "createdAt", id`;

/** The ways in which a person signs in: a password, GitHub, Google. */
export const createSignInMethods = (db: Database) => ({
  list: async (accountId: string): Promise<SignInMethod[]> =>
    (await db.read<Row>(rowsSql, [accountId])).map(({ providerId, createdAt }) => ({
      provider: nameOf(providerId),
      since: new Date(createdAt).toISOString(),
    })),

  /** Takes one away, unless nothing would be left. */
  remove: (accountId: string, provider: string): Promise<"removed" | "not there" | "the only one"> =>
    db.transaction(async (statements) => {
      // Changes nothing; it makes two removals of one account wait for each other on either database.
      await statements.run("UPDATE account SET id = id WHERE id = $1", [accountId]);
      const methods = await statements.rows<Row>(rowsSql, [accountId]);
      const found = methods.find(({ providerId }) => nameOf(providerId) === provider);
      if (found === undefined) return "not there";
      if (methods.length === 1) return "the only one";
      await statements.run(`DELETE FROM auth_identity WHERE "userId" = $1 AND "providerId" = $2`, [
        accountId,
        found.providerId,
      ]);
      return "removed";
    }),
});

export type SignInMethods = ReturnType<typeof createSignInMethods>;
