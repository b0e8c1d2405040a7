import { failureOf, silent, unreachable } from "./failure.ts";

export interface Connection {
  baseUrl: string;
  /** API key; null where a session cookie or nothing at all identifies the caller. */
  key: string | null;
  fetch: typeof globalThis.fetch;
  /** What the caller's usage list shows, e.g. `rewrite-service-mcp/0.1.0`; browsers set their own. */
  userAgent: string | null;
  /** Time to the answer's headers. */
  timeoutMs: number;
}

export interface Call {
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

const ERROR_BODY_CHARACTERS_MAX = 64 * 1024;

/** Sends one request; resolves with a 2xx answer, throws a `ServiceError` for everything else. */
export const send = async (connection: Connection, call: Call): Promise<Response> => {
  const { baseUrl, key, userAgent, timeoutMs } = connection;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  // AbortSignal.any is younger than the oldest Node that the MCP package runs on.
  call.signal?.addEventListener("abort", () => late.abort(call.signal?.reason), { once: true });
  let response: Response;
  try {
    call.signal?.throwIfAborted();
    response = await connection.fetch(`${baseUrl}${call.path}`, {
      method: call.method ?? "GET",
      // A redirect would carry the draft to an address that the caller never named.
      redirect: "error",
      headers: {
        accept: "application/json",
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(userAgent === null ? {} : { "user-agent": userAgent }),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: call.body }),
      signal: late.signal,
    });
  } catch (error) {
    if (call.signal?.aborted === true) throw error;
    if (late.signal.aborted) throw silent(baseUrl, error);
    throw unreachable(baseUrl, error);
  } finally {
    clearTimeout(timer);
  }
  if (response.ok) return response;
  const body = (await response.text().catch(() => "")).slice(0, ERROR_BODY_CHARACTERS_MAX);
  throw failureOf(response.status, body, response.headers.get("retry-after"), Date.now());
};
