import * as z from "zod/mini";
import { AccountDeletion, AddressChange, SignInList } from "./account.ts";
import type { ErrorCode } from "./errors.ts";
import type { Operation } from "./operations.ts";

const READ: readonly ErrorCode[] = ["invalid_key", "sign_in_required", "internal"];
const PROVE: readonly ErrorCode[] = [
  "invalid_json",
  "invalid_request",
  ...READ,
  "origin_forbidden",
  "body_too_large",
  "unsupported_media_type",
  "rate_limited",
];
const password = "The password, once more. Needed where the account has one.";

/** What a signed-in person does with the account itself. */
export const ACCOUNT_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/account/export",
    summary: "Everything that is kept about you",
    description:
      "All rows of the account, without hashes and with sealed texts opened. Times are milliseconds since 1970.",
    access: "session",
    answer: { mediaType: "application/json", description: "The rows, by table.", schema: z.looseObject({}) },
    errors: READ,
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
    answer: {
      mediaType: "application/json",
      description: "A mail is on its way.",
      schema: z.strictObject({ sent: z.literal(true) }),
    },
    errors: PROVE,
  },
  {
    method: "get",
    path: "/api/account/sign-ins",
    summary: "Ways to sign in",
    description: "A password, GitHub, Google: each with the day it was added.",
    access: "session",
    answer: { mediaType: "application/json", description: "The ways.", schema: SignInList },
    errors: READ,
  },
  {
    method: "delete",
    path: "/api/account/sign-ins/{provider}",
    summary: "Take a way to sign in away",
    description: "The only one stays.",
    access: "session",
    parameters: { provider: "password, github or google." },
    status: 204,
    answer: { mediaType: "application/json", description: "It is gone." },
    errors: ["invalid_request", ...READ, "origin_forbidden", "not_found"],
  },
  {
    method: "delete",
    path: "/api/account",
    summary: "Delete the account",
    description: "Deletes everything of it. A subscription ends first.",
    access: "session",
    body: { schema: AccountDeletion, meanings: { password }, example: { password: "…" } },
    status: 204,
    answer: { mediaType: "application/json", description: "It is gone." },
    errors: PROVE,
  },
];
