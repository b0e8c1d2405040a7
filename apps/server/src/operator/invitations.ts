import { ServiceError, type InvitationList } from "@rewrite-service/contract";
import { createAccountTable } from "../accounts/account-table.ts";
import { createAttempts } from "../accounts/attempts.ts";
import { takeMailSlot } from "../accounts/mail/mail-allowance.ts";
import { invitation } from "../accounts/mail/mails.ts";
import type { Carrier } from "../accounts/mail/postbox.ts";
import { smtpCarrier } from "../accounts/mail/smtp-carrier.ts";
import { createInvites } from "../accounts/sign-in/invites.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Actor, Audit } from "./audit.ts";
import { PAGE_ROWS, pageOf, positionOf } from "./list-page.ts";

/** Mails that are sent at once; few mail servers mind so many. */
const MAILS_AT_ONCE = 5;

export interface Invited {
  id: string;
  email: string;
  url: string;
  /** Whether the mail server took the mail; false also where no mail is sent. */
  mailed: boolean;
}

export interface InvitedPeople {
  invited: readonly Invited[];
  /** Addresses that have an account already. */
  present: readonly string[];
}

interface Row {
  id: string;
  email: string | null;
  created_at: number;
  expires_at: number;
}

// Expired ones lie there until they are swept.
const OPEN = `SELECT id, email, created_at, expires_at FROM invite
  WHERE used_at IS NULL AND expires_at > $1 AND (created_at < $2 OR (created_at = $2 AND id < $3))
  ORDER BY created_at DESC, id DESC LIMIT ${PAGE_ROWS + 1}`;

interface InvitationsDeps {
  db: Database;
  clock: Clock;
  config: Pick<Config, "server" | "accounts">;
  secret: string;
  audit: Audit;
}

/** How many people an act was about, in words. */
export const peopleCount = (n: number): string => (n === 1 ? "1 person" : `${n} people`);

/** Invitations that the operator makes and takes back, on the terminal and in the pages. */
export const createInvitations = ({ db, clock, config, secret, audit }: InvitationsDeps) => {
  const accounts = createAccountTable({ db, clock });
  const attempts = createAttempts({ db, clock, secret });
  const invites = createInvites({ db, clock });
  const { appUrl } = config.server;

  /** A link for one address, or for whoever has it. It is not written down who made it. */
  const make = async (email: string | null) => {
    const { id, code, expiresAt } = await invites.create(email);
    const url = new URL("/signin", appUrl);
    url.hash = new URLSearchParams({ invite: code }).toString();
    return { id, code, url: url.href, expiresAt: new Date(expiresAt).toISOString() };
  };

  const inviteOne = async (email: string, carrier: Carrier | null): Promise<Invited | null> => {
    if ((await accounts.byEmail(email)) !== null) return null;
    const { id, url } = await make(email);
    if (carrier === null) return { id, email, url, mailed: false };
    const sent = takeMailSlot(attempts, email).then(() => carrier.send(invitation(email, url, appUrl)));
    const mailed = await sent.then(
      () => true,
      () => false,
    );
    return { id, email, url, mailed };
  };

  return {
    make,

    /** Invites everybody who has no account yet, by mail where mail is sent. */
    makeAll: async (by: Actor, addresses: readonly string[]): Promise<InvitedPeople> => {
      const { smtp, mailFrom } = config.accounts;
      const carrier = smtp === null ? null : smtpCarrier(smtp, mailFrom);
      const invited: Invited[] = [];
      const present: string[] = [];
      for (let at = 0; at < addresses.length; at += MAILS_AT_ONCE) {
        const some = addresses.slice(at, at + MAILS_AT_ONCE);
        const outcomes = await Promise.all(some.map((email) => inviteOne(email, carrier)));
        invited.push(...outcomes.filter((outcome) => outcome !== null));
        present.push(...some.filter((_, n) => outcomes[n] === null));
      }
      carrier?.close();
      const detail = `${peopleCount(invited.length)} from a list`;
      await audit.write({ ...by, action: "invite.create", subject: null, detail });
      return { invited, present };
    },

    /** Those that can still be used, newest first. */
    open: async (after: string | undefined): Promise<InvitationList> => {
      const { at, id } = positionOf(after);
      const found = await db.read<Row>(OPEN, [clock.now(), at, id]);
      const { rows, next } = pageOf(found, (row) => ({ at: row.created_at, id: row.id }));
      const items = rows.map((row) => ({
        id: row.id,
        email: row.email,
        createdAt: new Date(row.created_at).toISOString(),
        expiresAt: new Date(row.expires_at).toISOString(),
      }));
      return { items, next };
    },

    /** @throws ServiceError `not_found` for one that is used, over or unknown. */
    revoke: (by: Actor, id: string): Promise<void> =>
      db.transaction(async (statements) => {
        const sql = "DELETE FROM invite WHERE id = $1 AND used_at IS NULL AND expires_at > $2";
        if ((await statements.run(sql, [id, clock.now()])) === 0) throw new ServiceError("not_found");
        await audit.write({ ...by, action: "invite.revoke", subject: null, detail: null }, statements);
      }),
  };
};

export type Invitations = ReturnType<typeof createInvitations>;
