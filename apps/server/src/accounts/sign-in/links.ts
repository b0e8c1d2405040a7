import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Clock } from "../../runtime/clock.ts";
import type { Database, Statements } from "../../database/database.ts";

const HOUR_MS = 3_600_000;

/**
 * What a link is for, and how long it is good: `confirm` a first address, `reset` a forgotten password, both by mail;
 * `operator` a password too, but handed over by the operator, so that it proves no address; `new-address` a change of
 * address.
 */
const LIFE_MS = { confirm: 24 * HOUR_MS, reset: HOUR_MS, operator: HOUR_MS, "new-address": HOUR_MS } as const;
export type LinkPurpose = keyof typeof LIFE_MS;

/** A link that was good: what it was for, and whose account it is about. */
export interface UsedLink {
  purpose: LinkPurpose;
  accountId: string;
}

// Only hashes are kept, so a copy of the database gives nobody a link. A token has 192 random bits or is sealed.
const nameOf = (purpose: LinkPurpose, token: string): string =>
  `${purpose}:${createHash("sha256").update(token).digest("base64url")}`;

export const newToken = (): string => randomBytes(24).toString("base64url");

/** Links of mails and of the operator's terminal: each is good once, and all of an account end together. */
export const createLinks = ({ db, clock }: { db: Database; clock: Clock }) => {
  const iso = (time: number): string => new Date(time).toISOString();
  const isOver = (expiresAt: string | Date): boolean => new Date(expiresAt).getTime() <= clock.now();
  const found = async (
    sql: string,
    statements: Pick<Statements, "rows">,
    purposes: readonly LinkPurpose[],
    token: string,
  ): Promise<UsedLink | null> => {
    for (const purpose of purposes) {
      const [row] = await statements.rows<{ value: string; expiresAt: string | Date }>(sql, [nameOf(purpose, token)]);
      if (row !== undefined) return isOver(row.expiresAt) ? null : { purpose, accountId: row.value };
    }
    return null;
  };

  return {
    /** Keeps a token for an account; null for nobody's, which costs the same and opens nothing. */
    keep: async (purpose: LinkPurpose, accountId: string | null, token: string): Promise<void> => {
      const now = clock.now();
      await db.run(
        `INSERT INTO auth_verification (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
         VALUES ($1, $2, $3, $4, $5, $5)`,
        [randomUUID(), nameOf(purpose, token), accountId ?? "", iso(now + LIFE_MS[purpose]), iso(now)],
      );
    },

    /** Looks without using it up. */
    look: (purposes: readonly LinkPurpose[], token: string): Promise<UsedLink | null> =>
      found(`SELECT value, "expiresAt" FROM auth_verification WHERE identifier = $1`, db, purposes, token),

    /** Uses a link up, in a transaction of the caller; null when it is unknown, used or over. */
    use: (statements: Statements, purposes: readonly LinkPurpose[], token: string): Promise<UsedLink | null> =>
      found(
        `DELETE FROM auth_verification WHERE identifier = $1 RETURNING value, "expiresAt"`,
        statements,
        purposes,
        token,
      ),
  };
};

/** Ends every link of an account: what they would change was just changed by another one, or by its person. */
export const endLinks = async (statements: Statements, accountId: string): Promise<void> => {
  await statements.run("DELETE FROM auth_verification WHERE value = $1", [accountId]);
};

export type Links = ReturnType<typeof createLinks>;
