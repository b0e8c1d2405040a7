// The types that callers rely on, checked by the compiler in `npm run check`.
import { expectTypeOf } from "vitest";
import type { HumanizeEvent, Service, UsageReport } from "@rewrite-service/contract";
import {
  baseUrlOf,
  createClient,
  pollDeviceLogin,
  startDeviceLogin,
  type ClientOptions,
  type DeviceLogin,
  type DeviceLoginOptions,
  type MintedKey,
} from "./index.ts";

// A client is the service itself, with nothing added that only HTTP would have.
expectTypeOf(createClient).toEqualTypeOf<(options: ClientOptions) => Service>();
expectTypeOf<ClientOptions>().toEqualTypeOf<{
  baseUrl: string;
  key?: string | null;
  fetch?: typeof globalThis.fetch;
  userAgent?: string;
  timeoutMs?: number;
  retry?: { attempts: number; waitMs: number; waitMaxMs: number };
}>();
expectTypeOf<ReturnType<Service["usage"]>>().resolves.toEqualTypeOf<UsageReport>();
expectTypeOf<ReturnType<Service["humanize"]>>().toEqualTypeOf<AsyncIterable<HumanizeEvent>>();

// Only the address is required, and a request cannot be sent without its register.
expectTypeOf<{ baseUrl: string }>().toExtend<ClientOptions>();
expectTypeOf<object>().not.toExtend<ClientOptions>();
expectTypeOf<{ text: string }>().not.toExtend<Parameters<Service["humanize"]>[0]>();

// The device login: times in seconds, a key that may come without an id.
expectTypeOf(startDeviceLogin).toEqualTypeOf<(options: DeviceLoginOptions) => Promise<DeviceLogin>>();
expectTypeOf(pollDeviceLogin).toEqualTypeOf<(login: DeviceLogin, options: DeviceLoginOptions) => Promise<MintedKey>>();
expectTypeOf<DeviceLogin>().toEqualTypeOf<{
  deviceCode: string;
  userCode: string;
  verificationUri: string;
  verificationUriComplete: string;
  expiresInS: number;
  intervalS: number;
}>();
expectTypeOf<MintedKey>().toEqualTypeOf<{ key: string; keyId: string | null }>();
expectTypeOf<DeviceLoginOptions>().toEqualTypeOf<{
  baseUrl: string;
  machine: string;
  fetch?: typeof globalThis.fetch;
  signal?: AbortSignal;
}>();

expectTypeOf(baseUrlOf).toEqualTypeOf<(address: string) => string>();
