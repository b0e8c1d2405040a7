import { expect, test } from "vitest";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.0.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "::ffff:a9fe:a9fe",
  "::7f00:1",
  "64:ff9b::a00:1",
  "2001::1",
  "2001:db8::1",
  "2002:a00:1::",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "ff02::1",
  "no address",
  "",
])("%s is not of the public internet", (address) => expect(isPublicAddress(address)).toBe(false));

test.each(["1.1.1.1", "172.32.0.1", "192.169.0.1", "104.18.6.192", "::ffff:1.1.1.1", "2606:4700::1111"])(
  "%s is",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

// The last address of each block, and the addresses beside it.
test.each([
  ["0.255.255.255", "1.0.0.0"],
  ["10.255.255.255", "9.255.255.255", "11.0.0.0"],
  ["100.127.255.255", "100.63.255.255", "100.128.0.0"],
  ["127.255.255.255", "126.255.255.255", "128.0.0.0"],
  ["169.254.255.255", "169.253.255.255", "169.255.0.0"],
  ["172.31.255.255", "172.15.255.255", "172.32.0.0"],
  ["192.0.0.255", "191.255.255.255", "192.0.1.0"],
  ["192.0.2.255", "192.0.1.255", "192.0.3.0"],
  ["192.88.99.255", "192.88.98.255", "192.88.100.0"],
  ["192.168.255.255", "192.167.255.255", "192.169.0.0"],
  ["198.19.255.255", "198.17.255.255", "198.20.0.0"],
  ["198.51.100.255", "198.51.99.255", "198.51.101.0"],
  ["203.0.113.255", "203.0.112.255", "203.0.114.0"],
  ["239.255.255.255", "223.255.255.255"],
  ["::ffff:ffff", "::1:0:0"],
  ["64:ff9b::ffff:ffff", "64:ff9b::1:0:0"],
  ["64:ff9b:1:ffff::", "64:ff9b:0:1::", "64:ff9b:2::"],
  ["100::ffff:ffff:ffff:ffff", "100:0:0:1::"],
  ["2001:1ff::", "2001:200::"],
  ["2001:db8:ffff::", "2001:db9::"],
  ["2002:ffff::", "2003::"],
  ["3fff:fff::", "3fff:1000::"],
  ["5f00:ffff::", "5f01::"],
  ["fdff::", "fbff::", "fe00::"],
  ["febf::", "fe7f::"],
  ["feff::", "fe7f::"],
  ["ffff::", "fe00::"],
])("the block that %s ends is no larger", (last, ...beside) => {
  expect(isPublicAddress(last)).toBe(false);
  expect(beside.filter((address) => !isPublicAddress(address))).toEqual([]);
});

test("this machine's own addresses differ from every other", () => {
  for (const address of ["127.0.0.1", "127.9.9.9", "::1"]) expect(isLoopbackAddress(address)).toBe(true);
  for (const address of ["10.0.0.1", "1.1.1.1", "::2", "localhost"]) expect(isLoopbackAddress(address)).toBe(false);
});
