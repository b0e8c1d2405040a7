import { ServiceError, type ErrorCode } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type * as z from "zod/mini";
import type { Attempts, Limit } from "../../accounts/attempts.ts";
import { sessionCookieName } from "../../accounts/sign-in/sign-in.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { refuseKey } from "../middleware/refuse-key.ts";
import { isFromOwnPage } from "../middleware/session-cookie.ts";
import { AUTH_BODIES, type AuthPath } from "../request/auth-bodies.ts";
import { blockOf, passwordTries } from "../request/password-tries.ts";
import { readBody } from "./mount-account-path.ts";

export type AuthBody<Path extends AuthPath> = z.infer<(typeof AUTH_BODIES)[Path]>;

/** What changes an account, and so is for its signed-in owner alone. */
const NEEDS_SESSION: ReadonlySet<AuthPath> = new Set([
  "change-password",
  "revoke-session",
  "revoke-other-sessions",
  "two-factor/enable",
  "two-factor/disable",
  "two-factor/generate-backup-codes",
]);

/** Mounts `POST /api/auth/<path>` for pages of ours and for programs without a cookie, with its body read. */
export const mountAuthPath = <Path extends AuthPath>(
  app: Hono<AppEnv>,
  deps: AppDeps,
  path: Path,
  handler: (c: AppContext, body: AuthBody<Path>) => Promise<Response>,
): void => {
  app.post(`/api/auth/${path}`, async (c) => {
    requireOwnPage(c, deps);
    if (NEEDS_SESSION.has(path)) await refuseKey(c, deps);
    c.var.headers["cache-control"] = "no-store";
    return handler(c, (await readBody(c, AUTH_BODIES[path])) as AuthBody<Path>);
  });
  app.all(`/api/auth/${path}`, methodNotAllowed(["POST"]));
};

// A browser names the page that sends; what sends neither an origin nor a cookie is no browser.
const requireOwnPage = (c: AppContext, { server }: AppDeps): void => {
  const noBrowser = c.req.header("origin") === undefined && c.req.header("cookie") === undefined;
  if (!noBrowser && !isFromOwnPage(c, server)) throw new ServiceError("origin_forbidden");
};

/** Requests of one address block in ten minutes, right or wrong. */
const BLOCK_MAX = { "costs a hash": 300, "sign-up": 30 };
/** A loopback block is everybody who uses the machine. */
const ON_LOOPBACK = 100;

/** Counts a request that may cost a hash, or one that may make an account. @throws ServiceError `rate_limited`. */
export const takeFromBlock = (
  c: AppContext,
  deps: AppDeps,
  attempts: Attempts,
  what: keyof typeof BLOCK_MAX,
): Promise<void> => attempts.take(what, blockOf(c, deps), BLOCK_MAX[what] * (deps.server.loopback ? ON_LOOPBACK : 1));

interface Guess {
  ask: () => Promise<Response>;
  /** Says of an answer whether the password or the code was right. */
  isRight: (answer: Response) => Promise<boolean>;
}

/** Asks the sign-in library about a password, counting a wrong one for the account and the place. */
export const guessPassword = (
  c: AppContext,
  deps: AppDeps,
  attempts: Attempts,
  guess: Guess & { email: string },
): Promise<Response> =>
  guessCounted(c, deps, attempts, { ...guess, tries: passwordTries(guess.email, blockOf(c, deps)) });

/** Asks the sign-in library about something that can be guessed. The answer is returned, right or wrong. */
export const guessCounted = async (
  c: AppContext,
  deps: AppDeps,
  attempts: Attempts,
  guess: Guess & { tries: readonly Limit[] },
): Promise<Response> => {
  await takeFromBlock(c, deps, attempts, "costs a hash");
  let wrong = Response.json({}, { status: 401 });
  const right = await attempts.guess(guess.tries, async () => {
    const answer = await guess.ask();
    if (await guess.isRight(answer)) return answer;
    wrong = answer;
    return null;
  });
  return right ?? wrong;
};

/**
 * The request at our own address, whatever Host it came with, with nothing in it that the library does not need. It
 * keeps the User-Agent with a session, for the account's list of sessions. `path` below `/api/auth/` is the library's own
 * where it has another one; without a body it is read.
 */
export const libraryRequest = (c: AppContext, deps: AppDeps, body: object | null, path?: string): Request => {
  const { pathname, search } = path === undefined ? new URL(c.req.url) : { pathname: `/api/auth/${path}`, search: "" };
  const headers = new Headers();
  const cookies = cookiesThatCount(c, deps);
  const userAgent = c.req.header("user-agent");
  if (cookies !== "") headers.set("cookie", cookies);
  if (userAgent !== undefined) headers.set("user-agent", userAgent);
  if (body !== null) {
    headers.set("content-type", "application/json");
    headers.set("origin", deps.server.appUrl.origin);
  }
  const url = new URL(pathname + search, deps.server.appUrl);
  const method = path === undefined ? c.req.method : body === null ? "GET" : "POST";
  return new Request(url, { method, headers, ...(body === null ? {} : { body: JSON.stringify(body) }) });
};

/** A provider sends people back from a page of its own: what belongs to that sign-in counts then, a session does not. */
const cookiesThatCount = (c: AppContext, { server }: AppDeps): string => {
  const cookies = c.req.header("cookie") ?? "";
  if (isFromOwnPage(c, server)) return cookies;
  const session = sessionCookieName(server.appUrl);
  const kept = cookies.split(";").filter((cookie) => cookie.split("=")[0]?.trim() !== session);
  return kept.join(";").trim();
};

const CODES: Readonly<Record<number, ErrorCode>> = {
  401: "sign_in_required",
  403: "sign_in_required",
  404: "not_found",
  429: "rate_limited",
};

/** The library's own name of a refusal; null where it gives none. */
export const refusalIn = async (response: Response): Promise<string | null> => {
  if (response.status < 400) return null;
  const { code } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: unknown };
  return typeof code === "string" ? code : null;
};

/** Hands a good answer on; a refusal becomes one of ours, with the library's own plain sentence. */
export const libraryAnswer = async (response: Response): Promise<Response> => {
  if (response.status < 400) return response;
  const body = (await response.json().catch(() => ({}))) as { code?: unknown; message?: unknown };
  if (response.status >= 500) throw new ServiceError("internal", { cause: new Error(`sign-in: ${response.status}`) });
  const code = CODES[response.status] ?? "invalid_request";
  if (typeof body.message !== "string") throw new ServiceError(code);
  const { message } = body;
  throw new ServiceError(code, {
    message,
    ...(body.code === "INVALID_EMAIL" ? { details: [{ path: "email", message }] } : {}),
  });
};
