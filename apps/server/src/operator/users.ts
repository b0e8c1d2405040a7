import type {
  AdminGrant,
  AdminUser,
  AdminUserChange,
  AdminUserDetails,
  AdminUserList,
} from "@rewrite-service/contract";
import { ServiceError } from "@rewrite-service/contract";
import { ACCOUNT_COLUMNS, accountOf, type Account, type AccountRow } from "../accounts/account-table.ts";
import type { Database, Statements } from "../database/database.ts";
import { creditsId } from "../billing/ledger/funds.ts";
import type { Ledger } from "../billing/ledger/ledger.ts";
import type { Plans } from "../billing/plans/plans.ts";
import { TERMINAL, type Actor, type Audit } from "./audit.ts";
import type { Clock } from "../runtime/clock.ts";
import { PAGE_ROWS, pageOf, positionOf } from "./list-page.ts";

const GRANTS_SHOWN = 50;

/** What a list of accounts is searched with; a lone percent sign or underscore means itself. */
const FOUND = "($1 = '' OR email LIKE $2 ESCAPE '!' OR id = $3)";
const patternOf = (search: string): string => `%${search.replaceAll(/[!%_]/g, (sign) => `!${sign}`)}%`;

export const shownUser = ({ id, email, plan, admin, service, createdAt, disabledAt }: Account): AdminUser => ({
  id,
  email,
  plan,
  admin,
  service,
  createdAt: new Date(createdAt).toISOString(),
  disabledAt: disabledAt === null ? null : new Date(disabledAt).toISOString(),
});

interface GrantRow {
  at: number;
  kind: AdminGrant["kind"];
  amount: number;
  reason: string | null;
  by: string | null;
}

const grantsSql = `SELECT e.at, e.kind, e.amount, e.reason, w.email AS "by" FROM entry e
  LEFT JOIN audit a ON a.id = e.source_ref LEFT JOIN account w ON w.id = a.actor
  WHERE e.fund_id = $1 AND e.kind <> 'charge' ORDER BY e.at DESC, e.source_ref DESC LIMIT ${GRANTS_SHOWN}`;

interface UsersDeps {
  db: Database;
  clock: Clock;
  plans: Plans;
  ledger: Pick<Ledger, "usageReport">;
  audit: Audit;
}

const refuse = (path: string, message: string): never => {
  throw new ServiceError("invalid_request", { details: [{ path, message }] });
};

const found = async (statements: Pick<Statements, "rows">, id: string): Promise<Account> => {
  const [row] = await statements.rows<AccountRow>(`SELECT ${ACCOUNT_COLUMNS} FROM account WHERE id = $1`, [id]);
  if (row === undefined) throw new ServiceError("not_found");
  return accountOf(row);
};

/** Makes an administrator of an account, or an ordinary one again: for the operator's terminal alone. */
const setAdminIn =
  (db: Database, audit: Audit) =>
  (id: string, admin: boolean): Promise<AdminUser> =>
    db.transaction(async (statements) => {
      const values = [id, admin ? 1 : 0];
      const changed = await statements.run("UPDATE account SET admin = $2 WHERE id = $1 AND admin <> $2", values);
      const detail = admin ? "administrator" : "no longer administrator";
      if (changed > 0) await audit.write({ ...TERMINAL, action: "user.admin", subject: id, detail }, statements);
      return shownUser(await found(statements, id));
    });

/** The accounts of an installation, for its operator. */
export const createUsers = ({ db, clock, plans, ledger, audit }: UsersDeps) => {
  const grantsOf = async (id: string): Promise<AdminGrant[]> =>
    (await db.read<GrantRow>(grantsSql, [creditsId(id)])).map((row) => ({
      ...row,
      at: new Date(row.at).toISOString(),
    }));

  return {
    list: async ({ search = "", after }: { search?: string; after?: string }): Promise<AdminUserList> => {
      const { at, id } = positionOf(after);
      const wanted = search.trim();
      const searched = [wanted, patternOf(wanted.toLowerCase()), wanted];
      const { rows, next } = pageOf(
        await db.read<AccountRow>(
          `SELECT ${ACCOUNT_COLUMNS} FROM account WHERE ${FOUND} AND (created_at < $4 OR (created_at = $4 AND id < $5))
           ORDER BY created_at DESC, id DESC LIMIT ${PAGE_ROWS + 1}`,
          [...searched, at, id],
        ),
        (row) => ({ at: row.created_at, id: row.id }),
      );
      const [count] = await db.read<{ n: number }>(`SELECT COUNT(*) AS n FROM account WHERE ${FOUND}`, searched);
      return { items: rows.map(accountOf).map(shownUser), next, total: count?.n ?? 0 };
    },

    /** @throws ServiceError `not_found`. */
    details: async (id: string): Promise<AdminUserDetails> => {
      const user = shownUser(await found(db, id));
      const report = await ledger.usageReport(id);
      if (report === null) throw new ServiceError("not_found");
      const { email: _email, ...usage } = report;
      const [keys] = await db.read<{ n: number }>(
        `SELECT COUNT(*) AS n FROM api_key
         WHERE owner = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2)`,
        [id, clock.now()],
      );
      return { user, usage, keys: keys?.n ?? 0, grants: await grantsOf(id) };
    },

    /**
     * Changes an account and writes down who did it, in one transaction.
     *
     * @throws ServiceError `not_found`, or `invalid_request` for an unknown plan and for disabling oneself.
     */
    change: (by: Actor, id: string, { plan, disabled, reason }: AdminUserChange): Promise<AdminUser> => {
      if (plan !== undefined && (!plans.has(plan) || plan === "anonymous")) refuse("plan", "is not in the plan table");
      if (disabled === true && id === by.actor) refuse("disabled", "is for other accounts than your own");
      return db.transaction(async (statements) => {
        const before = await found(statements, id);
        const withReason = (what: string): string => (reason === undefined ? what : `${what}: ${reason}`);
        if (plan !== undefined && plan !== before.plan) {
          await statements.run("UPDATE account SET plan = $2 WHERE id = $1", [id, plan]);
          const detail = withReason(`${before.plan} to ${plan}`);
          await audit.write({ ...by, action: "user.plan", subject: id, detail }, statements);
        }
        if (disabled !== undefined && disabled !== (before.disabledAt !== null)) {
          const since = disabled ? clock.now() : null;
          await statements.run("UPDATE account SET disabled_at = $2 WHERE id = $1", [id, since]);
          const action = disabled ? "user.disable" : "user.enable";
          await audit.write({ ...by, action, subject: id, detail: reason ?? null }, statements);
        }
        return shownUser(await found(statements, id));
      });
    },

    setAdmin: setAdminIn(db, audit),
  };
};

export type Users = ReturnType<typeof createUsers>;
