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
    summary: "Make an account",
    description:
      "Where the server sends mail, a link in the mail sets the password and nothing of this body does. A server may ask " +
      "for an invitation, or make no accounts: /api/site says which.",
    access: "open",
    body: {
      schema: SignUpRequest,
      meanings: {
        ...credentials,
        password: "12 to 200 characters. Left out where the link of a mail sets it.",
        name: "The name of the account; the address unless given.",
        invite: "The invitation, if one is needed.",
      },
      example: { email: "ada@example.org", password: "a long pass phrase" },
    },
    answer: json("The account. If a session begins, its cookie comes with the answer.", SignInAnswer),
    errors: [...ERRORS, "not_found"],
  },
  {
    method: "post",
    path: "/api/auth/sign-in/email",
    summary: "Sign in",
    description:
      "Answers with the session's cookie. Send it back with an Origin header that names this server, or the request counts " +
      "as anonymous. Where two-step sign-in is on, the answer is twoFactorRedirect and a cookie for the code instead: post " +
      "the code to /api/auth/two-factor/verify-totp within ten minutes. Programs are better off with a key: POST /api/keys, or the device login.",
    access: "open",
    body: {
      schema: SignInRequest,
      meanings: { ...credentials, password: "The account's password." },
      example: { email: "ada@example.org", password: "a long pass phrase" },
    },
    answer: json(
      "The account, with the session's cookie; or that a code is needed.",
      z.union([SignInAnswer, CodeNeeded]),
    ),
    errors: ERRORS,
  },
  ...(
    [
      ["verify-totp", "Give the code", "The code of the authenticator app; each is good once."],
      ["verify-backup-code", "Give a recovery code", "One of the ten recovery codes; each is good once."],
    ] as const
  ).map(([path, summary, description]): Operation => ({
    method: "post",
    path: `/api/auth/two-factor/${path}`,
    summary,
    description: `${description} Needs the cookie of the right password, and answers with the session's.`,
    access: "open",
    body: { schema: CodeRequest, meanings: { code: "The code. Spaces do not count." }, example: { code: "123456" } },
    answer: json("The account. The session's cookie comes with the answer.", SignInAnswer),
    errors: ERRORS,
  })),
  {
    method: "get",
    path: "/api/auth/get-session",
    summary: "Who is signed in",
    description: "The session of the cookie, or null.",
    access: "open",
    answer: json("The session and its account, or null.", SessionAnswer),
    errors: ["invalid_request", "internal"],
  },
  {
    method: "post",
    path: "/api/auth/sign-out",
    summary: "Sign out",
    description: "Ends the session of the cookie.",
    access: "open",
    body: { schema: z.strictObject({}), meanings: {}, example: {} },
    answer: json("It is ended.", z.strictObject({ success: z.boolean() })),
    errors: ERRORS.filter((code) => code !== "sign_in_required"),
  },
];
