import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "../../database/database.ts";
import { periodAt } from "../plans/period.ts";

/** Names of anonymous callers: `of` makes one where `find` has none, because nobody has rewritten on that day yet. */
export interface AnonymousOwners {
  of: (block: string, now: number) => Promise<string>;
  find: (block: string, now: number) => Promise<string | null>;
}

/**
 * Names an anonymous caller for one day without keeping the address: a keyed hash under a random salt of that day.
 * Once the salt is deleted nobody, the operator included, can find out whose the name was.
 */
export const createAnonymousOwners = (database: Database, secret: string): AnonymousOwners => {
  let known: { day: number; salt: string } | null = null;
  const findSalt = async (day: number): Promise<string | null> => {
    if (known?.day === day) return known.salt;
    const [row] = await database.rows<{ salt: string }>("SELECT salt FROM daily_salt WHERE day = $1", [day]);
    if (row === undefined) return null;
    known = { day, salt: row.salt };
    return row.salt;
  };
  const makeSalt = async (day: number): Promise<string> => {
    await database.run("INSERT INTO daily_salt (day, salt) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING", [
      day,
      randomBytes(32).toString("base64url"),
    ]);
    const salt = await findSalt(day);
    if (salt === null) throw new Error("The day's salt is missing.");
    return salt;
  };
  const named = (block: string, day: number, salt: string): string => {
    const name = createHmac("sha256", `${secret}\n${salt}`).update(block).digest().subarray(0, 16);
    return `anon:${day}:${name.toString("base64url")}`;
  };
  return {
    of: async (block, now) => {
      const day = periodAt(now, "day").start;
      return named(block, day, (await findSalt(day)) ?? (await makeSalt(day)));
    },
    find: async (block, now) => {
      const day = periodAt(now, "day").start;
      const salt = await findSalt(day);
      return salt === null ? null : named(block, day, salt);
    },
  };
};
