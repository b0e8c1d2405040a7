import { isIPv6 } from "node:net";

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
export const addressBlock = (address: string): string => {
  if (!isIPv6(address)) return address;
  const groups = expand(address);
  if (groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff") {
    const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
    return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
};
