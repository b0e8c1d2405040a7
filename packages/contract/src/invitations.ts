import * as z from "zod/mini";

/** Addresses that one request may invite. The server's own command has no such limit. */
export const INVITED_MAX = 100;

/** Body of `POST /api/admin/invitations`: an address on each line, or a table (CSV) with them in its first column. */
export const NewInvitations = z.strictObject({ list: z.string().check(z.minLength(1, "must not be empty")) });
export type NewInvitations = z.infer<typeof NewInvitations>;

/** What became of a list of people. */
export const InvitationReport = z.strictObject({
  /** `url` is the link to hand over, said this once; null where the mail server took a mail with it. */
  invited: z.array(z.strictObject({ id: z.string(), email: z.string(), url: z.nullable(z.string()) })),
  /** Addresses that have an account already. */
  present: z.array(z.string()),
});
export type InvitationReport = z.infer<typeof InvitationReport>;

/** Answer of `GET /api/admin/invitations`: those that can still be used, newest first. `email` is null for anybody's. */
export const InvitationList = z.strictObject({
  items: z.array(
    z.strictObject({ id: z.string(), email: z.nullable(z.string()), createdAt: z.string(), expiresAt: z.string() }),
  ),
  next: z.nullable(z.string()),
});
export type InvitationList = z.infer<typeof InvitationList>;
