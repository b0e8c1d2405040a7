import {
  ServiceError,
  type HumanizeEvent,
  type HumanizeOptions,
  type HumanizeRequest,
  type RegisterEntry,
  type Service,
  type UsageReport,
  type VerifyReport,
  type VerifyRequest,
  type VoiceEntry,
} from "@rewrite-service/contract";
import { baseUrlOf } from "./address.ts";
import { send, type Call, type Connection } from "./request.ts";
import { RETRY_RULES, withRetry, type RetryRules } from "./retry.ts";
import { eventsOf } from "./stream.ts";

export interface ClientOptions {
  /** Where the service is, e.g. `http://localhost:8787`. */
  baseUrl: string;
  /** API key; leave it out where a session cookie identifies the caller. */
  key?: string | null;
  fetch?: typeof globalThis.fetch;
  userAgent?: string;
  timeoutMs?: number;
  retry?: RetryRules;
}

/** The service answers at the latest after ten seconds of silence; half as much again is for the way. */
const TIMEOUT_MS = 15_000;
/** A judge of meaning may take its time, and nothing is sent before it has ended. */
const VERIFY_TIMEOUT_MS = 60_000;

const jsonOf = async <T>(response: Response): Promise<T> => {
  try {
    return (await response.json()) as T;
  } catch (cause) {
    throw new ServiceError("internal", { message: "The service's answer is unreadable.", cause });
  }
};

/** Lists come bare or as `{items}`. */
const itemsOf = <T>(value: T[] | { items: T[] }): T[] => (Array.isArray(value) ? value : value.items);

const idempotencyKey = (): string => globalThis.crypto.randomUUID();

/** The service over HTTP. Failures are `ServiceError`s; those that pass by themselves are tried again first. */
export const createClient = (options: ClientOptions): Service => {
  const connection: Connection = {
    baseUrl: baseUrlOf(options.baseUrl),
    key: options.key ?? null,
    fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
    userAgent: options.userAgent ?? null,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
  };
  const rules = options.retry ?? RETRY_RULES;
  const request = (call: Call): Promise<Response> => withRetry(() => send(connection, call), rules, call.signal);
  const get = async <T>(path: string): Promise<T> => jsonOf<T>(await request({ path }));

  return {
    async *humanize(
      body: HumanizeRequest,
      { signal, idempotencyKey: given, onRequestId }: HumanizeOptions = {},
    ): AsyncGenerator<HumanizeEvent> {
      const response = await request({
        method: "POST",
        path: "/api/humanize",
        // The same key on every try, so that an answer lost on the way is never paid twice.
        headers: {
          "content-type": "application/json",
          accept: "text/event-stream, application/json",
          "idempotency-key": given ?? idempotencyKey(),
        },
        body: JSON.stringify(body),
        ...(signal === undefined ? {} : { signal }),
      });
      const requestId = response.headers.get("x-request-id");
      if (requestId !== null) onRequestId?.(requestId);
      if (response.body === null) throw new ServiceError("provider_error");
      yield* eventsOf(response.body);
    },
    verify: async (
      body: VerifyRequest,
      { signal, idempotencyKey: given }: HumanizeOptions = {},
    ): Promise<VerifyReport> => {
      const patient = { ...connection, timeoutMs: Math.max(connection.timeoutMs, VERIFY_TIMEOUT_MS) };
      const call: Call = {
        method: "POST",
        path: "/api/verify",
        headers: { "content-type": "application/json", "idempotency-key": given ?? idempotencyKey() },
        body: JSON.stringify(body),
        ...(signal === undefined ? {} : { signal }),
      };
      return jsonOf<VerifyReport>(await withRetry(() => send(patient, call), rules, signal));
    },
    usage: () => get<UsageReport>("/api/usage"),
    policy: async () => (await request({ path: "/api/policy" })).text(),
    registers: async () => itemsOf(await get<RegisterEntry[] | { items: RegisterEntry[] }>("/api/registers")),
    voices: async () => itemsOf(await get<VoiceEntry[] | { items: VoiceEntry[] }>("/api/voices")),
  };
};
