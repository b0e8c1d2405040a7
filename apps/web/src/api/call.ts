import { ERRORS, ServiceError, type ErrorBody, type ErrorCode } from "@rewrite-service/contract";

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === "object" && value !== null && "error" in value && typeof value.error === "object";

/** A message with the apostrophes of the pages: programs read it too, so the server writes plain ones. */
const inCurlyMarks = (message: string): string => message.replaceAll("'", "’");

/** A failure as the server reports it; one without a known body counts as our own. */
export const errorFrom = async (response: Response): Promise<ServiceError> => {
  const body: unknown = await response.json().catch(() => null);
  if (isErrorBody(body) && body.error.code in ERRORS) {
    const { code, message, details } = body.error;
    return new ServiceError(code, { message: inCurlyMarks(message), ...(details === undefined ? {} : { details }) });
  }
  const code: ErrorCode = response.status === 401 ? "sign_in_required" : "internal";
  // The library behind /api/auth answers with a message of its own, made for people.
  const message = typeof body === "object" && body !== null && "message" in body ? String(body.message) : undefined;
  return new ServiceError(code, message === undefined ? {} : { message: inCurlyMarks(message) });
};

/** Calls a route of this origin with the session's cookie. Throws a `ServiceError`. */
export const call = async <Answer>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answer> => {
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await errorFrom(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
};
