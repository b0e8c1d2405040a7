import { expect, test } from "vitest";
import { addressBlock } from "./address-block.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::ffff", "2001:db8:1:2::/64"],
  ["2001:db8::", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["::1", "0:0:0:0::/64"],
])("an address counts as its block: %s → %s", (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
