import { createClient } from "@rewrite-service/client";
import { ServiceError, type Service } from "@rewrite-service/contract";
import type { Failure } from "../messages.ts";
import { readSettings } from "../settings/settings.ts";

/** Requests as this extension sends them: never with a cookie, and under its own name. */
export const fetchWithoutCookies: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("x-client", "rewrite-service-extension");
  return fetch(input, { ...init, headers, credentials: "omit", cache: "no-store", referrerPolicy: "no-referrer" });
};

/** The configured service, with the key of whoever is signed in. */
export const openService = async (): Promise<Service> => {
  const { server, key } = await readSettings();
  return createClient({ baseUrl: server, key, fetch: fetchWithoutCookies });
};

export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof ServiceError))
    return {
      code: "internal",
      message: "Something went wrong in the extension. Try again.",
      requestId: null,
      retryAfterS: null,
    };
  const { code, message, requestId = null, retryAfterS = null } = error;
  return { code, message, requestId, retryAfterS };
};
