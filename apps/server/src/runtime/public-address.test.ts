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

test("this machine's own addresses differ from every other", () => {
  for (const address of ["127.0.0.1", "127.9.9.9", "::1"]) expect(isLoopbackAddress(address)).toBe(true);
  for (const address of ["10.0.0.1", "1.1.1.1", "::2", "localhost"]) expect(isLoopbackAddress(address)).toBe(false);
});
