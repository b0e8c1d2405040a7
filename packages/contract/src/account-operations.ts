import * as z from "zod/mini";
import { AccountDeletion, AddressChange, SignInList } from "./account.ts";
import type { ErrorCode } from "./errors.ts";
import { CHANGE_ERRORS, gone, json, READ_ERRORS, type Operation } from "./operation.ts";

const PROVE: readonly ErrorCode[] = [...CHANGE_ERRORS, "rate_limited"];
const password = "The current password; required if the account has one.";

/** What a signed-in person does with the account itself. */
export const ACCOUNT_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/account/export",
    summary: "Export the account",
    description:
      "All rows of the account, without hashes and with sealed texts decrypted. Not included: counters of guesses, " +
      "e-mailed links, unfinished connections to a model provider, and the number of running rewrites. Times are " +
      "milliseconds since 1970; those of sign-ins and sessions are ISO 8601.",
    access: "session",
    answer: json("The rows, by table.", z.looseObject({})),
    errors: READ_ERRORS,
  },
  {
    method: "post",
    path: "/api/account/email",
    summary: "Change the address",
    description:
      "If the server sends mail, the new address takes effect once its owner has confirmed it (202). Otherwise it takes " +
      "effect at once, and every session ends (204).",
    access: "session",
    body: {
      schema: AddressChange,
      meanings: { email: "The new address.", password },
      example: { email: "ada@example.org", password: "…" },
    },
    status: 202,
    answer: json("An e-mail is on its way.", z.strictObject({ sent: z.literal(true) })),
    errors: PROVE,
  },
  {
    method: "get",
    path: "/api/account/sign-ins",
    summary: "List the ways to sign in",
    description: "The password and the sign-in providers, each with the date on which it was added.",
    access: "session",
    answer: json("The ways.", SignInList),
    errors: READ_ERRORS,
  },
  {
    method: "delete",
    path: "/api/account/sign-ins/{provider}",
    summary: "Remove a way to sign in",
    description: "The last one cannot be removed.",
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
    description: "Deletes the account and all its data. Its subscription is cancelled first.",
    access: "session",
    body: { schema: AccountDeletion, meanings: { password }, example: { password: "…" } },
    status: 204,
    answer: gone,
    errors: PROVE,
  },
];
