import type { TermList } from "@rewrite-service/contract";
import type { Database } from "../database/database.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Seal } from "./seal.ts";

/** What the list of an account is sealed with: one that was moved to another account does not open. */
export const termsSealedAbout = (owner: string): readonly string[] => [owner, "terms"];

/** Words that an account keeps in every rewrite, sealed, for they name people and products. */
export const createTerms = ({ db, clock, seal }: { db: Database; clock: Clock; seal: Seal }) => ({
  /** None where the owner keeps none, or they were sealed under a secret that is not known. */
  list: async (owner: string): Promise<readonly string[]> => {
    const [row] = await db.read<{ terms: string }>("SELECT terms FROM term_list WHERE id = $1", [owner]);
    return row === undefined ? [] : opened(seal, owner, row.terms);
  },

  /** The list is these from now on. */
  replace: async (owner: string, terms: readonly string[]): Promise<void> => {
    if (terms.length === 0) {
      await db.run("DELETE FROM term_list WHERE id = $1", [owner]);
      return;
    }
    const sealed = seal.close(JSON.stringify({ terms }), termsSealedAbout(owner));
    await db.run(
      `INSERT INTO term_list (id, terms, updated_at) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET terms = excluded.terms, updated_at = excluded.updated_at`,
      [owner, sealed, clock.now()],
    );
  },
});

export type Terms = ReturnType<typeof createTerms>;

// A rewrite must not fail for a list that does not open.
const opened = (seal: Seal, owner: string, sealed: string): readonly string[] => {
  try {
    return (JSON.parse(seal.open(sealed, termsSealedAbout(owner))) as TermList).terms;
  } catch {
    return [];
  }
};
