// The types that callers get are written out; here the compiler holds them against the sources in `npm run check`.
import { expectTypeOf } from "vitest";
import type * as written from "../index.d.ts";
import type * as built from "./public.ts";

expectTypeOf<keyof typeof written>().toEqualTypeOf<keyof typeof built>();
expectTypeOf<ReturnType<typeof written.createClient>>().toEqualTypeOf<ReturnType<typeof built.createClient>>();
expectTypeOf<Parameters<typeof written.createClient>>().toEqualTypeOf<Parameters<typeof built.createClient>>();
expectTypeOf<typeof written.splitNotes>().toEqualTypeOf<typeof built.splitNotes>();
expectTypeOf<typeof written.startDeviceLogin>().toEqualTypeOf<typeof built.startDeviceLogin>();
expectTypeOf<typeof written.pollDeviceLogin>().toEqualTypeOf<typeof built.pollDeviceLogin>();
expectTypeOf<written.ServiceError>().toEqualTypeOf<built.ServiceError>();
expectTypeOf<ConstructorParameters<typeof written.ServiceError>>().toEqualTypeOf<
  ConstructorParameters<typeof built.ServiceError>
>();
