import { ERRORS, ServiceError, type ErrorCode, type ErrorDetail } from "@rewrite-service/contract";

const MESSAGE_CHARACTERS_MAX = 500;
const DETAILS_MAX = 50;
const REQUEST_ID_CHARACTERS_MAX = 100;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const codeFor = (status: number): ErrorCode => {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  if (status === 503) return "provider_unavailable";
  return codes.find((code) => ERRORS[code][0] === status) ?? (status >= 500 ? "internal" : "invalid_request");
};

const detailsIn = (value: unknown): ErrorDetail[] | undefined =>
  Array.isArray(value)
    ? value
        .slice(0, DETAILS_MAX)
        .filter(isObject)
        .filter(({ path, message }) => typeof path === "string" && typeof message === "string")
        .map(({ path, message }) => ({ path, message }) as ErrorDetail)
    : undefined;

/** Seconds of a `Retry-After` header, in either of its forms. */
export const retryAfterOf = (header: string | null, nowMs: number): number | undefined => {
  if (header === null || header.trim() === "") return undefined;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : (Date.parse(header) - nowMs) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};

/** The failure that an answer before the stream reports, whatever its body looks like. */
export const failureOf = (status: number, body: string, retryAfter: string | null, nowMs: number): ServiceError => {
  let reported: Record<string, unknown> = {};
  let requestId: unknown;
  try {
    const parsed = JSON.parse(body) as unknown;
    if (isObject(parsed) && isObject(parsed["error"])) {
      reported = parsed["error"];
      requestId = parsed["requestId"];
    }
  } catch {
    // A proxy's page of HTML says nothing that the status does not.
  }
  const named = reported["code"];
  const code = typeof named === "string" && Object.hasOwn(ERRORS, named) ? (named as ErrorCode) : codeFor(status);
  const details = detailsIn(reported["details"]);
  const retryAfterS = retryAfterOf(retryAfter, nowMs);
  return new ServiceError(code, {
    ...(typeof reported["message"] === "string"
      ? { message: reported["message"].slice(0, MESSAGE_CHARACTERS_MAX) }
      : {}),
    ...(details === undefined ? {} : { details }),
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
    ...(typeof requestId === "string" ? { requestId: requestId.slice(0, REQUEST_ID_CHARACTERS_MAX) } : {}),
  });
};

/** No answer within the time that the caller gives it. */
export const silent = (baseUrl: string, cause: unknown): ServiceError =>
  new ServiceError("provider_timeout", { message: `The server at ${baseUrl} didn't answer in time.`, cause });

/** No answer at all: wrong address, no network, or a redirect. */
export const unreachable = (baseUrl: string, cause: unknown): ServiceError =>
  new ServiceError("provider_unavailable", { message: `The server at ${baseUrl} can't be reached.`, cause });
