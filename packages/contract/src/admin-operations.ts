import {
  AdminConfig,
  AdminHealth,
  AdminPlanList,
  AdminUserChange,
  AdminUserDetails,
  AdminUserList,
  AdminUser,
  AuditList,
  GrantReceipt,
  NewGrant,
  NewServiceAccount,
} from "./admin.ts";
import * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";
import { NEW_KEY } from "./key-operations.ts";
import { InvitationList, InvitationReport, NewInvitations } from "./invitations.ts";
import { ApiKeyList, NewApiKey } from "./keys.ts";
import { CHANGE_ERRORS, json, READ_ERRORS, type Operation } from "./operation.ts";

const READ: readonly ErrorCode[] = [...READ_ERRORS, "not_found", "rate_limited"];
const CHANGE: readonly ErrorCode[] = [...CHANGE_ERRORS, "not_found", "rate_limited"];
const ID = { id: "The account." };
const AFTER = "The value of next in the previous page.";

const read = (
  path: string,
  summary: string,
  description: string,
  schema: z.ZodMiniType,
  more: Pick<Operation, "parameters" | "query"> = {},
): Operation => ({
  method: "get",
  path,
  summary,
  description,
  access: "admin",
  ...more,
  answer: { mediaType: "application/json", description, schema },
  errors: more.query === undefined ? READ : ["invalid_request", ...READ],
});

/** Accounts of programs. The list of accounts has them too. */
const SERVICE_ACCOUNT_OPERATIONS: readonly Operation[] = [
  {
    method: "post",
    path: "/api/admin/service-accounts",
    summary: "Create a service account",
    description: "An account for a program, which nobody can sign in to.",
    access: "admin",
    body: {
      schema: NewServiceAccount,
      meanings: { name: "Its name: lower-case letters, digits and hyphens.", plan: "The name of a plan." },
      example: { name: "nightly-reports", plan: "pro" },
    },
    status: 201,
    answer: json("The account.", z.strictObject({ user: AdminUser })),
    errors: CHANGE,
  },
  {
    method: "delete",
    path: "/api/admin/service-accounts/{id}",
    summary: "Delete a service account",
    description: "Deletes it with its keys and its part of the ledger.",
    access: "admin",
    parameters: ID,
    status: 204,
    answer: { mediaType: "application/json", description: "It is deleted." },
    errors: [...READ, "origin_forbidden"],
  },
  read("/api/admin/service-accounts/{id}/keys", "List the keys of a service account", "Its active keys.", ApiKeyList, {
    parameters: ID,
  }),
  {
    method: "post",
    path: "/api/admin/service-accounts/{id}/keys",
    summary: "Create a key for a service account",
    description: "Only this response contains the key. An account can have five active keys.",
    access: "admin",
    parameters: ID,
    body: NEW_KEY,
    status: 201,
    answer: json("The key with its secret.", NewApiKey),
    errors: [...CHANGE, "key_limit_reached"],
  },
  {
    method: "delete",
    path: "/api/admin/service-accounts/{id}/keys/{key}",
    summary: "Revoke a key of a service account",
    description: "The key is refused from the next request on.",
    access: "admin",
    parameters: { ...ID, key: "The key." },
    status: 204,
    answer: { mediaType: "application/json", description: "It is revoked." },
    errors: [...READ, "origin_forbidden"],
  },
];

const INVITATION_OPERATIONS: readonly Operation[] = [
  read("/api/admin/invitations", "List pending invitations", "Newest first, fifty per page.", InvitationList, {
    query: { after: AFTER },
  }),
  {
    method: "post",
    path: "/api/admin/invitations",
    summary: "Invite people",
    description:
      "Invites every address on the list that has no account, by e-mail if the server sends mail. Only this response " +
      "contains the links that were not e-mailed. If a line has no address, nobody is invited. At most 100 addresses.",
    access: "admin",
    body: {
      schema: NewInvitations,
      meanings: { list: "One address per line, or CSV with the addresses in its first column." },
      example: { list: "bo@example.org\ncy@example.org" },
    },
    status: 201,
    answer: json("Who was invited, and who already has an account.", InvitationReport),
    errors: CHANGE,
  },
  {
    method: "delete",
    path: "/api/admin/invitations/{id}",
    summary: "Revoke an invitation",
    description: "Its link no longer works.",
    access: "admin",
    parameters: { id: "The invitation." },
    status: 204,
    answer: { mediaType: "application/json", description: "It is revoked." },
    errors: [...READ, "origin_forbidden"],
  },
];

/** What the operator's pages do, for a browser and for a key of scope `admin`. To everybody else nothing is there. */
export const ADMIN_OPERATIONS: readonly Operation[] = [
  read("/api/admin/users", "List accounts", "Newest first, fifty per page.", AdminUserList, {
    query: { search: "A part of the e-mail address, or a whole id.", after: AFTER },
  }),
  read("/api/admin/users/{id}", "Show an account", "Its usage, keys and grants.", AdminUserDetails, { parameters: ID }),
  {
    method: "patch",
    path: "/api/admin/users/{id}",
    summary: "Change an account",
    description: "Sets the plan, or disables the account. Administrators cannot disable their own account.",
    access: "admin",
    parameters: ID,
    body: {
      schema: AdminUserChange,
      meanings: {
        plan: "The name of a plan.",
        disabled: "Whether the keys and sessions of the account are refused.",
        reason: "The reason for the audit log.",
      },
      example: { plan: "pro", reason: "Pilot group" },
    },
    answer: json("The account as it is now.", z.strictObject({ user: AdminUser })),
    errors: CHANGE,
  },
  {
    method: "post",
    path: "/api/admin/users/{id}/grants",
    summary: "Grant credits",
    description: "Adds credits to an account, once per Idempotency-Key if one is sent.",
    access: "admin",
    parameters: ID,
    body: {
      schema: NewGrant,
      meanings: { amount: "Credits, 1 or more.", reason: "The reason for the ledger and the audit log." },
      example: { amount: 100, reason: "Lost rewrites on 3 May" },
    },
    headers: { "Idempotency-Key": "Optional. A repeated key grants nothing; with another amount it gets 422." },
    status: 201,
    answer: json("The grant and the balance after it.", GrantReceipt),
    errors: [...CHANGE, "idempotency_mismatch"],
  },
  ...INVITATION_OPERATIONS,
  ...SERVICE_ACCOUNT_OPERATIONS,
  read("/api/admin/plans", "Show the plan table", "The plans in force.", AdminPlanList),
  read(
    "/api/admin/health",
    "Report the server's health",
    "The process, the database and the checks of doctor.",
    AdminHealth,
  ),
  read("/api/admin/config", "Show the settings", "Every setting in force; secrets are masked.", AdminConfig),
  read("/api/admin/audit", "List audit entries", "Newest first, fifty per page.", AuditList, {
    query: {
      subject: "The id of an account: only entries about it.",
      kind: "changes (default) or use (sign-ins, and the days on which keys were used).",
      after: AFTER,
    },
  }),
];
