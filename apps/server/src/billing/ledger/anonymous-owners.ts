import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Database } from "../../database/database.ts";
import { periodAt } from "../plans/period.ts";

const groupsOf = (half: string): string[] => (half === "" ? [] : half.split(":"));

/** All eight groups of an IPv6 address, without a zone and with an IPv4 tail written as two groups. */
const expand = (address: string): string[] => {
  const bare = (address.split("%")[0] ?? "").toLowerCase();
  const tail = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(bare);
  const hex = (high: string | undefined, low: string | undefined): string =>
    (Number(high) * 256 + Number(low)).toString(16);
  const plain = tail === null ? bare : `${tail[1]}${hex(tail[2], tail[3])}:${hex(tail[4], tail[5])}`;
  const [head = "", rest] = plain.split("::");
  const before = groupsOf(head);
  const after = rest === undefined ? [] : groupsOf(rest);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...(rest === undefined ? [] : zeros), ...after].map((group) => parseInt(group, 16).toString(16));
};

/**
 * What counts as one anonymous caller: an IPv4 address, or the /64 of an IPv6 address, because one household owns all
 * of it. An IPv4 address in IPv6 clothing is that IPv4 address.
 */
export const anonymousBlock = (address: string): string => {
  if (!isIPv6(address)) return address;
  const groups = expand(address);
  if (groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff") {
    const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
    return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
};

/**
 * Names an anonymous caller for one day without keeping the address: a keyed hash under a random salt of that day.
 * Once the salt is deleted nobody, the operator included, can tell whose the name was.
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
    if (row === undefined) throw new Error("The salt of the day is missing.");
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
