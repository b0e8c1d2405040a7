import * as z from "zod/mini";
import { AccountDeletion, AddressChange, SignInList } from "./account.ts";
import type { ErrorCode } from "./errors.ts";
import { CHANGE_ERRORS, gone, json, READ_ERRORS, type Operation } from "./operation.ts";

const PROVE: readonly ErrorCode[] = [...CHANGE_ERRORS, "rate_limited"];
const password = "The password, once more. Needed where the account has one.";

/** What a signed-in person does with the account itself. */
export const ACCOUNT_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/account/export",
    summary: "What is kept about you",
    description:
      "The rows of the account, without hashes and with sealed texts opened. Left out: counts of guesses, links that were " +
      "mailed, sign-ins at a model provider that have not come back, and how many rewrites run. Times are milliseconds " +
      "since 1970, those of sign-ins and sessions ISO 8601.",
    access: "session",
    answer: json("The rows, by table.", z.looseObject({})),
    errors: READ_ERRORS,
  },
  {
    method: "post",
    path: "/api/account/email",
    summary: "Change the address",
    description:
      "Where the server sends mail, the new address counts once it was confirmed from there (202). Elsewhere it counts " +
      "at once, and every session ends (204).",
    access: "session",
    body: {
      schema: AddressChange,
      meanings: { email: "The new address.", password },
      example: { email: "ada@example.org", password: "…" },
    },
    status: 202,
    answer: json("A mail is on its way.", z.strictObject({ sent: z.literal(true) })),
    errors: PROVE,
  },
  {
    method: "get",
    path: "/api/account/sign-ins",
    summary: "Ways to sign in",
    description: "A password, GitHub, Google: each with the day it was added.",
    access: "session",
    answer: json("The ways.", SignInList),
    errors: READ_ERRORS,
  },
  {
    method: "delete",
    path: "/api/account/sign-ins/{provider}",
    summary: "Take a way to sign in away",
    description: "The only one stays.",
    access: "session",
    parameters: { provider: "password, oidc, github or google." },
    status: 204,
    answer: gone,
    errors: ["invalid_request", ...READ_ERRORS, "origin_forbidden", "not_found"],
  },
  {
    method: "delete",
    path: "/api/account",
    summary: "Delete the account",
    description: "Deletes everything of it. A subscription ends first.",
    access: "session",
    body: { schema: AccountDeletion, meanings: { password }, example: { password: "…" } },
    status: 204,
    answer: gone,
    errors: PROVE,
  },
];
