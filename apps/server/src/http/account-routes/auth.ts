import { ServiceError, type ErrorCode } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { AccountServices } from "../account-services.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { checkPassword } from "../../accounts/sign-in/password-rules.ts";
import { sessionCookieName } from "../../accounts/sign-in/sign-in.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { isFromOwnPage } from "../middleware/session-cookie.ts";
import { readBody } from "../mounting/mount-account-path.ts";
import { AUTH_BODIES, type AuthPath } from "../request/auth-bodies.ts";
import { blockOf, passwordTries } from "../request/password-tries.ts";

const GETS = ["get-session", "list-sessions", "callback/:provider"] as const;
const GUESSABLE: ReadonlySet<AuthPath> = new Set([
  "sign-in/email",
  "sign-up/email",
  "change-password",
  "reset-password",
  "request-password-reset",
]);
/** Requests of one address block in ten minutes, right or wrong: each may cost a hash. A loopback block is everybody. */
const BLOCK_TRIES_MAX = 300;
const SIGN_UPS_MAX = 30;
const ON_LOOPBACK = 100;
/** Mails that a stranger can have sent to one address in ten minutes. */
const MAILS_MAX = 3;

type AuthServices = Pick<AccountServices, "accounts" | "mails" | "attempts" | "invites" | "signUp">;

/** `/api/auth/*`: sign-up, sign-in, sign-out and sessions, answered by the sign-in library behind our own guards. */
export const mountAuth = (app: Hono<AppEnv>, deps: AppDeps, services: AuthServices): void => {
  for (const path of Object.keys(AUTH_BODIES) as AuthPath[]) {
    app.post(`/api/auth/${path}`, async (c) => {
      requireOwnPage(c, deps);
      return answer(c, deps, services, path);
    });
    app.all(`/api/auth/${path}`, methodNotAllowed(["POST"]));
  }
  for (const path of GETS) {
    app.get(`/api/auth/${path}`, async (c) => {
      c.var.headers["cache-control"] = "no-store";
      // A provider's answer may be a person's first visit, which makes an account only where sign-up is open.
      return checked(
        await services.accounts.handle(ownRequest(c, deps, null), services.signUp === "open" ? "proved" : "none"),
      );
    });
    app.all(`/api/auth/${path}`, methodNotAllowed(["GET", "HEAD"]));
  }
};

// A browser names the page that sends; what sends neither an origin nor a cookie is no browser.
const requireOwnPage = (c: AppContext, { server }: AppDeps): void => {
  const noBrowser = c.req.header("origin") === undefined && c.req.header("cookie") === undefined;
  if (!noBrowser && !isFromOwnPage(c, server)) throw new ServiceError("origin_forbidden");
};

const answer = async (c: AppContext, deps: AppDeps, services: AuthServices, path: AuthPath): Promise<Response> => {
  c.var.headers["cache-control"] = "no-store";
  const fields: Record<string, unknown> = await readBody(c, AUTH_BODIES[path]);
  const email = typeof fields["email"] === "string" ? fields["email"] : null;
  if (GUESSABLE.has(path)) {
    const wider = deps.server.loopback ? ON_LOOPBACK : 1;
    await services.attempts.take("sign-in", blockOf(c, deps), BLOCK_TRIES_MAX * wider);
    if (path === "sign-up/email") await services.attempts.take("sign-up", blockOf(c, deps), SIGN_UPS_MAX * wider);
  }
  const chosen = path === "sign-in/email" ? null : (fields["newPassword"] ?? fields["password"]);
  if (typeof chosen === "string") checkPassword(chosen);
  if (path === "sign-up/email") return signUp(c, deps, services, { name: email, ...fields });
  if (path === "request-password-reset") return requestReset(c, deps, services, email);
  if (path === "change-password") return changePassword(c, deps, services, fields);
  const handle = () => services.accounts.handle(ownRequest(c, deps, fields), "none");
  return checked(
    path === "sign-in/email" && email !== null ? await guess(c, deps, services, email, handle) : await handle(),
  );
};

/** Counts a wrong password; what the library answers of one is what the caller gets. */
const guess = async (
  c: AppContext,
  deps: AppDeps,
  { attempts }: Pick<AuthServices, "attempts">,
  email: string,
  handle: () => Promise<Response>,
): Promise<Response> => {
  let refused: Response | null = null;
  const response = await attempts.guess(passwordTries(email, blockOf(c, deps)), async () => {
    const answered = await handle();
    if (answered.ok) return answered;
    refused = answered;
    return null;
  });
  return response ?? refused ?? Response.json({}, { status: 401 });
};

const changePassword = async (
  c: AppContext,
  deps: AppDeps,
  services: AuthServices,
  fields: Record<string, unknown>,
): Promise<Response> => {
  // Asked before, because the change replaces the session.
  const known = await services.accounts.read(c.req.raw.headers);
  if (known?.kind !== "account") throw new ServiceError("sign_in_required");
  const sent = { ...fields, revokeOtherSessions: true };
  const handle = () => services.accounts.handle(ownRequest(c, deps, sent), "none");
  const response = await checked(await guess(c, deps, services, known.email, handle));
  services.mails?.passwordChanged(known.email);
  return response;
};

const requestReset = async (
  c: AppContext,
  deps: AppDeps,
  { accounts, attempts, mails }: AuthServices,
  email: string | null,
): Promise<Response> => {
  if (mails === null) {
    throw new ServiceError("not_found", { message: "This server sends no mail. Ask its operator for a reset link." });
  }
  if (email === null) throw new ServiceError("invalid_request", { details: [{ path: "email", message: "is needed" }] });
  await attempts.take("mail", email, MAILS_MAX);
  await checked(await accounts.handle(ownRequest(c, deps, { email }), "none"));
  return c.json({ status: true });
};

const signUp = async (
  c: AppContext,
  deps: AppDeps,
  { accounts, attempts, invites, mails, signUp: rule }: AuthServices,
  fields: Record<string, unknown>,
): Promise<Response> => {
  if (mails !== null) await attempts.take("mail", String(fields["email"]), MAILS_MAX);
  const { invite, ...rest } = fields;
  if (rule === "closed")
    throw new ServiceError("not_found", { message: "New accounts are made by the operator here." });
  const code = rule === "invite" && typeof invite === "string" ? invite : null;
  if (rule === "invite" && (code === null || !(await invites.use(code, String(fields["email"]))))) {
    throw new ServiceError("invalid_request", {
      message: "An invitation is needed to make an account here.",
      details: [{ path: "invite", message: "is missing, used or over" }],
    });
  }
  const response = await accounts.handle(ownRequest(c, deps, rest), "any");
  if (response.status >= 400 && code !== null) await invites.giveBack(code);
  return checked(response);
};

/** The request at our own address, whatever Host it came with, with nothing in it that the library does not need. */
const ownRequest = (c: AppContext, deps: AppDeps, body: object | null): Request => {
  const { pathname, search } = new URL(c.req.url);
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
  return new Request(url, { method: c.req.method, headers, ...(body === null ? {} : { body: JSON.stringify(body) }) });
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

const UNCONFIRMED = "Confirm your address first: we have sent you a mail with a link.";

/** Hands a good answer on; a refusal becomes one of ours, with the library's own plain sentence. */
const checked = async (response: Response): Promise<Response> => {
  if (response.status < 400) return response;
  const body = (await response.json().catch(() => ({}))) as { message?: unknown; code?: unknown };
  if (body.code === "EMAIL_NOT_VERIFIED") throw new ServiceError("sign_in_required", { message: UNCONFIRMED });
  if (response.status >= 500) throw new ServiceError("internal", { cause: new Error(`sign-in: ${response.status}`) });
  const message = typeof body.message === "string" ? { message: body.message } : {};
  throw new ServiceError(CODES[response.status] ?? "invalid_request", message);
};
