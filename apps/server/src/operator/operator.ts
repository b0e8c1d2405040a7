import type { AdminConfig, AdminHealth, AdminPlanList } from "@rewrite-service/contract";
import type { ApiKeys } from "../accounts/keys/api-keys.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { Ledger } from "../billing/ledger/ledger.ts";
import type { Plans } from "../billing/plans/plans.ts";
import { VERSION } from "../config/version.ts";
import { createAudit } from "./audit.ts";
import { createCreditGrants } from "./credit-grants.ts";
import { examineBooks, type HealthFinding } from "./examine.ts";
import { createInvitations } from "./invitations.ts";
import { createServiceAccounts } from "./service-accounts.ts";
import { createUsers } from "./users.ts";

export interface OperatorDeps {
  db: Database;
  clock: Clock;
  plans: Plans;
  ledger: Ledger;
  keys: ApiKeys;
  config: Pick<Config, "server" | "settings" | "accounts">;
  secret: string;
  /** Where rewrites a minute are counted. */
  limits: AdminHealth["limits"];
}

/** What the operator's pages and commands do, over everybody's accounts. */
export const createOperator = ({ db, clock, plans, ledger, keys, config, secret, limits }: OperatorDeps) => {
  const audit = createAudit({ db, clock });
  const startedAt = new Date(clock.now()).toISOString();
  let looking: Promise<readonly HealthFinding[]> | null = null;
  /** The checks of `doctor` but the one that opens every sealed text. Who asks meanwhile gets the same answer. */
  const looked = async (): Promise<HealthFinding[]> => {
    looking ??= examineBooks({ db, clock, plans, config }).then(
      ({ findings }) => findings,
      () => [{ check: "the checks can be run", ok: false, detail: "they failed or took too long; run doctor" }],
    );
    try {
      return [...(await looking)];
    } finally {
      looking = null;
    }
  };
  return {
    audit,
    users: createUsers({ db, clock, plans, ledger, audit }),
    invitations: createInvitations({ db, clock, config, secret, audit }),
    serviceAccounts: createServiceAccounts({ db, clock, plans, keys, audit }),
    grantCredits: createCreditGrants({ db, ledger, audit }),
    plans: (): AdminPlanList => ({ items: plans.all.map((plan) => ({ ...plan, tiers: [...plan.tiers] })) }),
    config: (): AdminConfig => ({ items: config.settings.map(({ default: _default, ...setting }) => setting) }),
    health: async (openStreams: number): Promise<AdminHealth> => {
      const findings = await looked();
      const ok = findings.every((finding) => finding.ok);
      return { ok, version: VERSION, startedAt, database: db.dialect, openStreams, limits, findings };
    },
  };
};

export type Operator = ReturnType<typeof createOperator>;
