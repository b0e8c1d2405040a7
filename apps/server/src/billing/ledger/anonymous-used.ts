import type { Clock } from "../../runtime/clock.ts";
import type { Database } from "../../database/database.ts";
import type { AnonymousOwners } from "./anonymous-owners.ts";
import { anonymousAllowanceId } from "./funds.ts";

interface AnonymousUsedDeps {
  db: Database;
  clock: Clock;
  owners: AnonymousOwners;
}

/** Units that callers of an address block have used or hold today. It writes nothing: everybody's first page asks. */
export const createAnonymousUsed =
  ({ db, clock, owners }: AnonymousUsedDeps) =>
  async (addressBlock: string): Promise<number> => {
    const owner = await owners.find(addressBlock, clock.now());
    if (owner === null) return 0;
    const [row] = await db.read<{ held: number; used: number }>("SELECT held, used FROM fund WHERE id = $1", [
      anonymousAllowanceId(owner),
    ]);
    return row === undefined ? 0 : row.held + row.used;
  };
