import * as z from "zod/mini";
import { UsageReport } from "./usage.ts";

const reason = z.string().check(z.trim(), z.minLength(1, "must not be empty"), z.maxLength(500));

/** An account as the operator sees it. Times are ISO 8601 in UTC. */
export const AdminUser = z.strictObject({
  id: z.string(),
  email: z.string(),
  plan: z.string(),
  admin: z.boolean(),
  /** Of a program: it has keys, and nobody signs in to it. */
  service: z.boolean(),
  createdAt: z.string(),
  /** Since when its keys and sessions are refused; null for an account in use. */
  disabledAt: z.nullable(z.string()),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** Answer of `GET /api/admin/users`, newest first. `next` goes into `after` for the page that follows. */
export const AdminUserList = z.strictObject({
  items: z.array(AdminUser),
  next: z.nullable(z.string()),
  total: z.int(),
});
export type AdminUserList = z.infer<typeof AdminUserList>;

/** One change of an account's credits that no rewrite made. `by` is null where no administrator's page made it. */
export const AdminGrant = z.strictObject({
  at: z.string(),
  kind: z.enum(["grant", "clawback", "adjust"]),
  amount: z.int(),
  reason: z.nullable(z.string()),
  by: z.nullable(z.string()),
});
export type AdminGrant = z.infer<typeof AdminGrant>;

/** Answer of `GET /api/admin/users/{id}`. `keys` counts the active ones. */
export const AdminUserDetails = z.strictObject({
  user: AdminUser,
  usage: z.omit(UsageReport, { email: true }),
  keys: z.int(),
  grants: z.array(AdminGrant),
});
export type AdminUserDetails = z.infer<typeof AdminUserDetails>;

/** Body of `PATCH /api/admin/users/{id}`. What is left out stays. */
export const AdminUserChange = z.strictObject({
  plan: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
  disabled: z.optional(z.boolean()),
  reason: z.optional(reason),
});
export type AdminUserChange = z.infer<typeof AdminUserChange>;

/** Body of `POST /api/admin/service-accounts`. */
export const NewServiceAccount = z.strictObject({
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "must be small letters, digits and hyphens, 40 at most")),
  plan: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
});
export type NewServiceAccount = z.infer<typeof NewServiceAccount>;

/** Body of `POST /api/admin/users/{id}/grants`. */
export const NewGrant = z.strictObject({
  amount: z.int().check(z.minimum(1), z.maximum(100_000_000)),
  reason,
});
export type NewGrant = z.infer<typeof NewGrant>;

export const GrantReceipt = z.strictObject({ id: z.string(), amount: z.int(), balance: z.int() });
export type GrantReceipt = z.infer<typeof GrantReceipt>;

/** Answer of `GET /api/admin/plans`: the plan table in force. */
export const AdminPlanList = z.strictObject({
  items: z.array(
    z.strictObject({
      name: z.string(),
      allowance: z.int(),
      period: z.enum(["day", "month"]),
      tiers: z.array(z.string()),
      templates: z.boolean(),
      textCharacters: z.int(),
      streams: z.int(),
      perMinute: z.int(),
      allDay: z.nullable(z.int()),
    }),
  ),
});
export type AdminPlanList = z.infer<typeof AdminPlanList>;

/** Answer of `GET /api/admin/health`, about the process that answers and the database behind it. */
export const AdminHealth = z.strictObject({
  ok: z.boolean(),
  version: z.string(),
  startedAt: z.string(),
  database: z.enum(["sqlite", "postgres"]),
  openStreams: z.int(),
  /** Where rewrites a minute are counted. */
  limits: z.enum(["memory", "database", "redis"]),
  findings: z.array(z.strictObject({ check: z.string(), ok: z.boolean(), detail: z.nullable(z.string()) })),
});
export type AdminHealth = z.infer<typeof AdminHealth>;

/** Answer of `GET /api/admin/config`: the settings in force. A secret's value is never in it. */
export const AdminConfig = z.strictObject({
  items: z.array(
    z.strictObject({
      name: z.string(),
      group: z.string(),
      value: z.nullable(z.string()),
      isSet: z.boolean(),
      isSecret: z.boolean(),
      meaning: z.string(),
    }),
  ),
});
export type AdminConfig = z.infer<typeof AdminConfig>;

export const AUDIT_ACTIONS = [
  "user.create",
  "user.plan",
  "user.disable",
  "user.enable",
  "user.delete",
  "user.admin",
  "user.reset-link",
  "user.factor-reset",
  "invite.create",
  "invite.revoke",
  "credits.grant",
  "credits.take",
  "key.create",
  "key.revoke",
  "two-step.on",
  "two-step.off",
  "two-step.codes",
  "passkey.add",
  "passkey.remove",
  "sign-in",
  "key.use",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * Answer of `GET /api/admin/audit`: what operators did, newest first. `actor` is null for the operator's terminal, and
 * `key` names the actor's key where a program did it.
 */
export const AuditList = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      at: z.string(),
      actor: z.nullable(z.string()),
      key: z.nullable(z.string()),
      action: z.enum(AUDIT_ACTIONS),
      subject: z.nullable(z.strictObject({ id: z.string(), email: z.nullable(z.string()) })),
      detail: z.nullable(z.string()),
    }),
  ),
  next: z.nullable(z.string()),
});
export type AuditList = z.infer<typeof AuditList>;
