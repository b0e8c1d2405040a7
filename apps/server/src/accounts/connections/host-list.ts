import { isLoopbackHost } from "../../runtime/loopback-host.ts";

/** What a base address is good for: an address to call, or the reason why it is refused. */
export type CheckedAddress = { url: URL } | { problem: string };

/** The hosts, with their ports, that the operator lets connected accounts point at. */
export interface HostList {
  readonly hosts: readonly string[];
  has(host: string): boolean;
  /** Checks an address that somebody typed. */
  check(address: string): CheckedAddress;
}

/**
 * An address is good when its host and port are on the operator's list, as a whole and after the folding that URLs do to
 * figures and letters. It is https; plain http only to a loopback host that the operator listed. Nothing may hide in it.
 */
export const createHostList = (hosts: readonly string[]): HostList => {
  const listed = new Set(hosts);
  const has = (host: string): boolean => listed.has(host);
  return {
    hosts,
    has,
    check: (address) => {
      if (!URL.canParse(address)) return { problem: "must be an address such as https://api.example.org/v1" };
      const url = new URL(address);
      const plain = url.protocol === "http:" && isLoopbackHost(url.hostname);
      if (url.protocol !== "https:" && !plain) return { problem: "must begin with https://" };
      if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
        return { problem: "must be a host and a path, nothing else" };
      }
      if (!has(url.host)) return { problem: "names a host that the admin of this server doesn't allow" };
      return { url };
    },
  };
};
