import { surveySealed, type SealedTexts } from "../accounts/sealed-texts.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import { schemaFits } from "../database/migrate.ts";
import { violations, type Violation } from "../billing/ledger/invariants.ts";
import type { Plans } from "../billing/plans/plans.ts";

/** One check of the whole, and what was found. */
export interface HealthFinding {
  check: string;
  ok: boolean;
  detail: string | null;
}

export interface Examined {
  db: Database;
  clock: Clock;
  plans: Pick<Plans, "has">;
  config: Pick<Config, "server">;
}

interface Examination {
  findings: HealthFinding[];
  violations: Violation[];
}

const sealedDetail = ({ previous, unreadable }: SealedTexts): string | null => {
  if (unreadable > 0) return `${unreadable} were sealed under a secret that is not known; add it to SECRET_PREVIOUS`;
  return previous === 0 ? null : `${previous} under a secret of before; run secret reseal`;
};

/** Looks at the ledger, the schema and the settings without changing anything. */
export const examineBooks = async ({ db, clock, config, plans }: Examined): Promise<Examination> => {
  const broken = await db.snapshot(violations);
  const [overdue] = await db.read<{ n: number }>(
    "SELECT COUNT(*) AS n FROM hold WHERE state = 'held' AND lease_until < $1",
    [clock.now() - 120_000],
  );
  const [crowded] = await db.read<{ n: number }>(
    `SELECT COUNT(*) AS n FROM (SELECT owner FROM api_key WHERE revoked_at IS NULL GROUP BY owner HAVING COUNT(*) > 5) o`,
  );
  const unknown = (await db.read<{ plan: string }>("SELECT DISTINCT plan FROM account")).filter(
    ({ plan }) => !plans.has(plan),
  );
  const findings: HealthFinding[] = [
    {
      check: "the ledger adds up",
      ok: broken.length === 0,
      detail:
        broken.length === 0 ? null : broken.map(({ invariant, ids }) => `${invariant}: ${ids.join(", ")}`).join("; "),
    },
    { check: "the schema fits this release", ok: await schemaFits(db), detail: null },
    {
      check: "no hold is overdue by two minutes",
      ok: overdue?.n === 0,
      detail: overdue?.n === 0 ? null : `${overdue?.n} holds; a running server ends them within 15 s`,
    },
    { check: "no account has more than five keys", ok: crowded?.n === 0, detail: null },
    {
      check: "every account's plan exists",
      ok: unknown.length === 0,
      detail: unknown.length === 0 ? null : `unknown: ${unknown.map(({ plan }) => plan).join(", ")}`,
    },
    { check: "the configuration is valid", ok: true, detail: `${db.dialect}, ${config.server.appUrl.origin}` },
  ];
  return { findings, violations: broken };
};

/** The same, and whether every sealed text opens: that opens them all, one after another. */
export const examine = async (
  parts: Examined & { config: Pick<Config, "previousSecrets">; secret: string },
): Promise<Examination> => {
  const { findings, violations } = await examineBooks(parts);
  const sealed = await surveySealed(parts.db, { secret: parts.secret, previous: parts.config.previousSecrets });
  const found = { check: "every sealed text opens", ok: sealed.unreadable === 0, detail: sealedDetail(sealed) };
  return { findings: [...findings, found], violations };
};
