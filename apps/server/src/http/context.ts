import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { SiteReport, UsageDays, UsageReport, VoiceEntry } from "@rewrite-service/contract";
import type { Context } from "hono";
import type { Principal } from "../accounts/principal.ts";
import type { Config } from "../config/config.ts";
import type { Catalogue } from "./downloads/download.ts";
import type { Humanize, Verify } from "../humanize/journey.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Log } from "../runtime/log.ts";
import type { AccountServices } from "./account-services.ts";
import type { RateLimiter } from "./rate-limits/rate-limiter.ts";
import type { Streams } from "./streams/streams.ts";

/** Returns the address of a request's caller. */
export type ClientAddress = (incoming: IncomingMessage | undefined) => string;

/** Reads a session cookie. Null when there is none or it is not valid. */
export interface SessionReader {
  read(headers: Headers): Promise<Principal | null>;
}

/** Counts what the HTTP side does, for the metrics page. */
export interface HttpMetrics {
  request(method: string, route: string, status: number): void;
  streamEnded(how: string, firstDeltaMs: number | null): void;
}

/** Everything that the HTTP side needs. */
export interface AppDeps {
  server: Pick<Config["server"], "appUrl" | "loopback" | "extensionIds" | "extraOrigins" | "securityContact">;
  /** Whether callers without an account are served. */
  anonymous: boolean;
  clock: Clock;
  log: Log;
  metrics: HttpMetrics;
  /** The metrics page, summed over all processes of this server. */
  metricsPage(): Promise<string>;
  streams: Streams;
  clientAddress: ClientAddress;
  /** The key of an anonymous caller: an address, or a block of them. */
  blockOf(address: string): string;
  rateLimiter: RateLimiter;
  plans: { get(name: string): { textCharacters: number; perMinute: number; streams: number; templates: boolean } };
  keys: { verify(token: string, client: string | null): Promise<Principal | null> };
  /** Null while there is no sign-in. */
  sessions: SessionReader | null;
  /** The services of the account routes; null leaves those routes out. */
  accountServices: AccountServices | null;
  humanize: Humanize;
  verify: Verify;
  usageReport(accountId: string): Promise<UsageReport | null>;
  /** Units that callers without an account have used today from an address block. */
  anonymousUsed(addressBlock: string): Promise<number>;
  /** Settled rewrites of the last 30 days, summed by day, register, key and client. */
  usageDays(accountId: string): Promise<UsageDays>;
  /** The features of this installation, as somebody who has not used it yet sees them. */
  site: Omit<SiteReport, "account">;
  /** The voice profiles of an account, for callers that list them. */
  voices(principal: Principal): Promise<VoiceEntry[]>;
  /** The published policy, as bytes that never change while the process lives. */
  policy: string;
  /** The files under `/downloads`. */
  downloads: Catalogue;
  /** The reason why the server cannot take work, or null if it is ready. */
  notReady(): Promise<string | null>;
  /** Folder of the built web app, or null where there is none. */
  webFolder: string | null;
  /** Reports that the server is shutting down. */
  draining(): boolean;
}

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Headers of whatever answer is given. The event stream writes them itself. */
    headers: Record<string, string>;
    principal: Principal;
    client: string | null;
    /** Set where the response was written past the framework. */
    streamed: boolean;
    /** The kind of web app file served, for log and metrics; its address is in neither. */
    served: "page" | "file";
  };
}

export type AppContext = Context<AppEnv>;
