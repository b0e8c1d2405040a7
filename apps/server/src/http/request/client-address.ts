import { BlockList, isIP } from "node:net";
import type { ClientAddress } from "../context.ts";

const NOWHERE = "0.0.0.0";
const HOPS_MAX = 20;

/**
 * The peer's address, or, where the peer is a trusted proxy, the last address of `X-Forwarded-For` that is no trusted
 * proxy. A header from anybody else is ignored, so no caller can choose an address.
 */
export const clientAddress = (trustedProxies: readonly string[]): ClientAddress => {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string): boolean => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  return (incoming) => {
    const peer = plainAddress(incoming?.socket.remoteAddress ?? NOWHERE);
    if (trustedProxies.length === 0 || !isTrusted(peer)) return peer;
    const header = incoming?.headers["x-forwarded-for"] ?? "";
    const hops = (Array.isArray(header) ? header.join(",") : header).split(",").slice(-HOPS_MAX).reverse();
    for (const hop of hops) {
      const address = plainAddress(hop.trim());
      if (isIP(address) === 0) return peer;
      if (!isTrusted(address)) return address;
    }
    return peer;
  };
};

// An IPv4 peer of a socket that listens on both families arrives in IPv6 clothing.
const plainAddress = (address: string): string =>
  address.startsWith("::ffff:") && address.includes(".") ? address.slice(7) : address;
