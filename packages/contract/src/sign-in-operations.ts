import * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";
import { json, type Operation } from "./operation.ts";
import { CodeNeeded, SessionAnswer, SignInAnswer, SignInRequest, SignUpRequest } from "./sign-in.ts";
import { CodeRequest } from "./two-step.ts";

const ERRORS: readonly ErrorCode[] = [
  "invalid_json",
  "invalid_request",
  "sign_in_required",
  "origin_forbidden",
  "body_too_large",
  "unsupported_media_type",
  "rate_limited",
  "internal",
];

const credentials = {
  email: "The address of the account.",
  rememberMe: "false: the session ends with the browser. true unless it is said.",
};

/** The operations of `/api/auth` that a program needs to get a session, and with it a key. */
export const SIGN_IN_OPERATIONS: readonly Operation[] = [
  {
    method: "post",
    path: "/api/auth/sign-up/email",
    summary: "Create an account",
    description:
      "If the server sends mail, users set the password through the e-mailed link, and the password in this body is " +
      "ignored. A server may require an invitation, or create no accounts (see /api/site).",
    access: "open",
    body: {
      schema: SignUpRequest,
      meanings: {
        ...credentials,
        password: "12 to 200 characters. Not needed if the server sends mail.",
        name: "The name of the account; by default, the address.",
        invite: "The invitation, if one is needed.",
      },
      example: { email: "ada@example.org", password: "a long pass phrase" },
    },
    answer: json("The account. If a session begins, the response sets its cookie.", SignInAnswer),
    errors: [...ERRORS, "not_found"],
  },
  {
    method: "post",
    path: "/api/auth/sign-in/email",
    summary: "Sign in",
    description:
      "Sets the session's cookie. Send it with an Origin header that names this server; otherwise the request counts as " +
      "anonymous. With two-step sign-in, the response is twoFactorRedirect and a cookie for the code: post the code to " +
      "/api/auth/two-factor/verify-totp within ten minutes. Programs should use an API key (POST /api/keys) or device login.",
    access: "open",
    body: {
      schema: SignInRequest,
      meanings: { ...credentials, password: "The account's password." },
      example: { email: "ada@example.org", password: "a long pass phrase" },
    },
    answer: json("The account, or that a code is needed.", z.union([SignInAnswer, CodeNeeded])),
    errors: ERRORS,
  },
  ...(
    [
      ["verify-totp", "Enter a code from the authenticator app", "Each code works once."],
      ["verify-backup-code", "Enter a recovery code", "One of the ten recovery codes. Each works once."],
    ] as const
  ).map(([path, summary, description]): Operation => ({
    method: "post",
    path: `/api/auth/two-factor/${path}`,
    summary,
    description: `${description} Needs the cookie from signing in with the password, and sets the session's.`,
    access: "open",
    body: { schema: CodeRequest, meanings: { code: "The code. Spaces are ignored." }, example: { code: "123456" } },
    answer: json("The account. The response sets the session's cookie.", SignInAnswer),
    errors: ERRORS,
  })),
  {
    method: "get",
    path: "/api/auth/get-session",
    summary: "Show who is signed in",
    description: "The current session, or null.",
    access: "open",
    answer: json("The session and its account, or null.", SessionAnswer),
    errors: ["invalid_request", "internal"],
  },
  {
    method: "post",
    path: "/api/auth/sign-out",
    summary: "Sign out",
    description: "Ends the current session.",
    access: "open",
    body: { schema: z.strictObject({}), meanings: {}, example: {} },
    answer: json("The session has ended.", z.strictObject({ success: z.boolean() })),
    errors: ERRORS.filter((code) => code !== "sign_in_required"),
  },
];
