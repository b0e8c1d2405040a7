import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "../../database/database.ts";
import { periodAt } from "../plans/period.ts";

/**
 * Names an anonymous caller for one day without keeping the address: a keyed hash under a random salt of that day.
 * Once the salt is deleted nobody, the operator included, can find out whose the name was.
 */
export const createAnonymousOwners = (
  database: Database,
  secret: string,
): ((block: string, now: number) => Promise<string>) => {
  let known: { day: number; salt: string } | null = null;
  const saltOf = async (day: number): Promise<string> => {
    if (known?.day === day) return known.salt;
    await database.run("INSERT INTO daily_salt (day, salt) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING", [
      day,
      randomBytes(32).toString("base64url"),
    ]);
    const [row] = await database.rows<{ salt: string }>("SELECT salt FROM daily_salt WHERE day = $1", [day]);
    if (row === undefined) throw new Error("The day's salt is missing.");
    known = { day, salt: row.salt };
    return row.salt;
  };
  return async (block, now) => {
    const day = periodAt(now, "day").start;
    const key = `${secret}\n${await saltOf(day)}`;
    const name = createHmac("sha256", key).update(block).digest().subarray(0, 16).toString("base64url");
    return `anon:${day}:${name}`;
  };
};
