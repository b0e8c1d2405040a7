import { randomUUID } from "node:crypto";
import type { Clock } from "../runtime/clock.ts";
import type { Database } from "../database/database.ts";

/** An account as the ledger and the keys know it. Passwords and sessions lie with the sign-in library, under the same id. */
export interface Account {
  id: string;
  email: string;
  plan: string;
  admin: boolean;
  /** Of a program: it has keys and no way to sign in. */
  service: boolean;
  createdAt: number;
  disabledAt: number | null;
}

export interface AccountRow {
  id: string;
  email: string;
  plan: string;
  admin: number;
  service: number;
  created_at: number;
  disabled_at: number | null;
}

export const ACCOUNT_COLUMNS = "id, email, plan, admin, service, created_at, disabled_at";

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  plan: row.plan,
  admin: row.admin === 1,
  service: row.service === 1,
  createdAt: row.created_at,
  disabledAt: row.disabled_at,
});

export const normalEmail = (email: string): string => email.trim().toLowerCase();

export const createAccountTable = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /** Null when the address is taken. */
  create: async (
    email: string,
    options: { id?: string; plan?: string; admin?: boolean; service?: boolean } = {},
  ): Promise<Account | null> => {
    const { id = randomUUID(), plan = "free", admin = false, service = false } = options;
    const rows = await db.rows<AccountRow>(
      `INSERT INTO account (id, email, plan, admin, service, created_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING RETURNING ${ACCOUNT_COLUMNS}`,
      [id, normalEmail(email), plan, admin ? 1 : 0, service ? 1 : 0, clock.now()],
    );
    return rows[0] === undefined ? null : accountOf(rows[0]);
  },

  byEmail: async (email: string): Promise<Account | null> => {
    const [row] = await db.read<AccountRow>(`SELECT ${ACCOUNT_COLUMNS} FROM account WHERE email = $1`, [
      normalEmail(email),
    ]);
    return row === undefined ? null : accountOf(row);
  },

  byId: async (id: string): Promise<Account | null> => {
    const [row] = await db.read<AccountRow>(`SELECT ${ACCOUNT_COLUMNS} FROM account WHERE id = $1`, [id]);
    return row === undefined ? null : accountOf(row);
  },

  list: async (): Promise<Account[]> =>
    (await db.read<AccountRow>(`SELECT ${ACCOUNT_COLUMNS} FROM account ORDER BY created_at, id`)).map(accountOf),
});

export type AccountTable = ReturnType<typeof createAccountTable>;
