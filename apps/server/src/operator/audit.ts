import { randomUUID } from "node:crypto";
import { ServiceError, type AuditAction, type AuditList } from "@rewrite-service/contract";
import type { Clock } from "../runtime/clock.ts";
import type { Database, Statements } from "../database/database.ts";
import { PAGE_ROWS, pageOf, positionOf } from "./list-page.ts";

const DAY_MS = 86_400_000;
const KEPT_MS = 400 * DAY_MS;

/** Who did something: the id of an account, and the name of its key where a program did; null is the terminal. */
export interface Actor {
  actor: string | null;
  key?: string | null;
}

/** The operator's own commands. */
export const TERMINAL: Actor = { actor: null };

/** One act of an operator. `subject` is the id of an account. */
export interface Act extends Actor {
  id?: string;
  action: AuditAction;
  subject: string | null;
  detail: string | null;
}

interface ListQuery {
  subject?: string;
  after?: string;
  /** `changes` for what operators did, `use` for sign-ins and the days on which keys were used. */
  kind?: string;
}

interface Row {
  id: string;
  at: number;
  actor_email: string | null;
  key_name: string | null;
  action: AuditAction;
  subject: string | null;
  subject_email: string | null;
  detail: string | null;
}

/** What happens every day, and would hide what operators did. */
const DAILY = "('sign-in', 'key.use')";
const KINDS = { changes: `a.action NOT IN ${DAILY}`, use: `a.action IN ${DAILY}` } as const;

const listSql = (
  kind: keyof typeof KINDS,
): string => `SELECT a.id, a.at, w.email AS actor_email, a.key_name, a.action, a.subject, s.email AS subject_email, a.detail
  FROM audit a LEFT JOIN account w ON w.id = a.actor LEFT JOIN account s ON s.id = a.subject
  WHERE ${KINDS[kind]} AND ($1 = '' OR a.subject = $1) AND (a.at < $2 OR (a.at = $2 AND a.id < $3))
  ORDER BY a.at DESC, a.id DESC LIMIT ${PAGE_ROWS + 1}`;

/** The list of what operators did, and of who came in. It holds no secret, and an account's address only while the account exists. */
export const createAudit = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /** Written by the statements that make the change, so that neither is there without the other. */
  write: async (
    { id = randomUUID(), actor, key = null, action, subject, detail }: Act,
    statements: Statements = db,
  ): Promise<void> => {
    const row = [id, clock.now(), actor, key, action, subject, detail];
    await statements.run(
      "INSERT INTO audit (id, at, actor, key_name, action, subject, detail) VALUES ($1, $2, $3, $4, $5, $6, $7)",
      row,
    );
  },

  /** Notes something once under its id, whichever process comes first. */
  writeOnce: async ({ id, actor, action, subject, detail }: Act & { id: string }): Promise<void> => {
    await db.run(
      `INSERT INTO audit (id, at, actor, action, subject, detail) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING`,
      [id, clock.now(), actor, action, subject, detail],
    );
  },

  /** @throws ServiceError `invalid_request` for a kind that is not there. */
  list: async ({ subject = "", after, kind = "changes" }: ListQuery): Promise<AuditList> => {
    if (kind !== "changes" && kind !== "use") {
      throw new ServiceError("invalid_request", { details: [{ path: "kind", message: "is changes or use" }] });
    }
    const { at, id } = positionOf(after);
    const { rows, next } = pageOf(await db.read<Row>(listSql(kind), [subject, at, id]), (row) => row);
    const items = rows.map((row) => ({
      id: row.id,
      at: new Date(row.at).toISOString(),
      actor: row.actor_email,
      key: row.key_name,
      action: row.action,
      subject: row.subject === null ? null : { id: row.subject, email: row.subject_email },
      detail: row.detail,
    }));
    return { items, next };
  },

  /** Deletes what is older than 400 days. */
  forget: async (): Promise<void> => {
    await db.run("DELETE FROM audit WHERE at < $1", [clock.now() - KEPT_MS]);
  },
});

export type Audit = ReturnType<typeof createAudit>;
