import { BlockList, isIP } from "node:net";

// Every block that is not the public internet, after IANA's registries of special-purpose addresses (RFC 6890 and its
// successors). The list sees through IPv4 addresses that are written as IPv6 ones.
const IPV4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
const IPV6: readonly (readonly [string, number])[] = [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

const special = new BlockList();
for (const [net, bits] of IPV4) special.addSubnet(net, bits, "ipv4");
for (const [net, bits] of IPV6) special.addSubnet(net, bits, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

const within = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

// An address with a zone is of the local link, which the lists cannot read.
const isPlain = (address: string): boolean => isIP(address) !== 0 && !address.includes("%");

/** Whether an IP address is one of the public internet. Anything that is no address is not. */
export const isPublicAddress = (address: string): boolean => isPlain(address) && !within(special, address);

/** Whether an IP address is this machine. */
export const isLoopbackAddress = (address: string): boolean => isPlain(address) && within(loopback, address);
