import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const incoming = (peer: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress: peer },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

test.each([
  [[], "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  [["10.0.0.0/8"], "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  [["10.0.0.0/8"], "10.1.2.3", "198.51.100.1", "198.51.100.1"],
  [["10.0.0.0/8"], "10.1.2.3", "6.6.6.6, 198.51.100.1, 10.9.9.9", "198.51.100.1"],
  [["10.0.0.0/8"], "::ffff:10.1.2.3", "2001:db8::1", "2001:db8::1"],
  [["10.0.0.0/8"], "10.1.2.3", undefined, "10.1.2.3"],
  [["10.0.0.0/8"], "10.1.2.3", "not an address", "10.1.2.3"],
  [["10.0.0.0/8"], "10.1.2.3", "198.51.100.1, unknown", "10.1.2.3"],
  [["10.0.0.0/8"], "10.1.2.3", "10.4.4.4", "10.1.2.3"],
  [["::1", "2001:db8:1::/48"], "2001:db8:1::7", "198.51.100.1", "198.51.100.1"],
])("row 10: trusting %j, a peer %s that forwards for %j is %s", (trusted, peer, forwarded, expected) => {
  expect(clientAddress(trusted)(incoming(peer, forwarded))).toBe(expected);
});
