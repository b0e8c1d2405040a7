import { lookup as systemLookup, type LookupAddress, type LookupOptions } from "node:dns";
import { isIP } from "node:net";
import { Agent, buildConnector } from "undici";
import { isLoopbackHost } from "../runtime/loopback-host.ts";
import { isLoopbackAddress, isPublicAddress } from "../runtime/public-address.ts";

const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 60_000;

/** Finds every address of a name, as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

// A name that means this machine may lead only here, every other name only to the public internet.
const mayLeadTo = (hostname: string, address: string): boolean =>
  isLoopbackHost(hostname) ? isLoopbackAddress(address) : isPublicAddress(address);

const refused = (): NodeJS.ErrnoException =>
  Object.assign(new Error("the host leads to an address that is not public"), { code: "ERR_ADDRESS_NOT_PUBLIC" });

type Lookup = (
  hostname: string,
  options: LookupOptions,
  done: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
) => void;

/**
 * Resolves a name once and hands the connection exactly the addresses that were checked, so a second answer of the name
 * server cannot lead elsewhere. One bad address among several refuses them all.
 */
export const guardedLookup =
  (resolve: Resolve): Lookup =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, []);
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => mayLeadTo(hostname, address))) {
        return done(refused(), []);
      }
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });

/** Connections for addresses that account holders chose from the operator's list. It follows no redirect. */
export const guardedAgent = (resolve: Resolve = systemLookup): Agent => {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: guardedLookup(resolve) });
  return new Agent({
    connections: null,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    allowH2: false,
    // An address that is written as figures is never looked up, so it is checked here.
    connect: (options, callback) =>
      isIP(options.hostname) !== 0 && !mayLeadTo(options.hostname, options.hostname)
        ? callback(refused(), null)
        : connect(options, callback),
  });
};
