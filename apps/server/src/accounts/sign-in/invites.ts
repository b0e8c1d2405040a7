import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Clock } from "../../runtime/clock.ts";
import type { Database } from "../../database/database.ts";
import { normalEmail } from "../account-table.ts";

const VALID_MS = 14 * 86_400_000;
/** A sign-up that fails after it used its code gives it back at once, and nobody asks for a used one later. */
const KEPT_USED_MS = 86_400_000;
const hashOf = (code: string): string => createHash("sha256").update(code).digest("hex");

/** Codes that let one person make an account where sign-up is by invitation. */
export const createInvites = ({ db, clock }: { db: Database; clock: Clock }) => ({
  create: async (email: string | null): Promise<{ id: string; code: string; expiresAt: number }> => {
    const invite = { id: randomUUID(), code: randomBytes(24).toString("base64url"), expiresAt: clock.now() + VALID_MS };
    await db.run("INSERT INTO invite (code_hash, id, email, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)", [
      hashOf(invite.code),
      invite.id,
      email === null ? null : normalEmail(email),
      clock.now(),
      invite.expiresAt,
    ]);
    return invite;
  },

  /** Uses a code up; false when it is unknown, used, over, or somebody else's. */
  use: async (code: string, email: string): Promise<boolean> =>
    (await db.run(
      `UPDATE invite SET used_at = $2 WHERE code_hash = $1 AND used_at IS NULL AND expires_at > $2
        AND (email IS NULL OR email = $3)`,
      [hashOf(code), clock.now(), normalEmail(email)],
    )) > 0,

  /** Gives a code back when the sign-up that used it failed. */
  giveBack: async (code: string): Promise<void> => {
    await db.run("UPDATE invite SET used_at = NULL WHERE code_hash = $1", [hashOf(code)]);
  },

  /** Deletes codes that are over and those used more than a day ago, with the addresses they were for. */
  forget: async (): Promise<void> => {
    const now = clock.now();
    await db.run("DELETE FROM invite WHERE expires_at <= $1 OR used_at <= $2", [now, now - KEPT_USED_MS]);
  },
});

export type Invites = ReturnType<typeof createInvites>;
